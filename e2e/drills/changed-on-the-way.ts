import { BROKEN_ANSWERS } from '../harness/breakages.ts';
import type { Drill } from './lib/drill.ts';
import { goingToPanel, PANEL, reported } from './lib/forum.ts';

export const changedOnTheWay: Drill = {
  breaks:
    'the code of a remote was changed between server and browser: another hash than the registry announces',
  async run(stage) {
    const page = await stage.tab();
    await page.route('**/r/remote-faq/**/entry.js', BROKEN_ANSWERS['was changed on the way'].answer);
    const ms = await goingToPanel(stage, page);
    if (await page.evaluate(() => 'tampered' in window)) throw new Error('the changed code has run');
    return {
      sees: `${PANEL}; nothing of the changed code has run`,
      ms,
      told: await reported(stage, 'integrity'),
    };
  },
};
