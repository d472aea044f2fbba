import type { Drill } from './lib/drill.ts';
import { goingToPanel, PANEL, reported } from './lib/forum.ts';

export const downloadHangs: Drill = {
  breaks: 'the files of a remote are asked for and never come',
  async run(stage) {
    const page = await stage.tab();
    await page.route('**/r/remote-faq/**', () => {});
    return { sees: PANEL, ms: await goingToPanel(stage, page), told: await reported(stage, 'timeout') };
  },
};
