import { rename } from 'node:fs/promises';
import type { Drill } from './lib/drill.ts';
import { goingToPanel, PANEL, reported, showsForum } from './lib/forum.ts';
import { timed } from './lib/stage.ts';

export const entryMissing: Drill = {
  breaks: 'the files of a remote are gone: its entry answers 404',
  async run(stage) {
    const folder = stage.portal.releasesOf('remote-faq');
    await rename(folder, `${folder}.gone`);
    const page = await stage.tab();
    const ms = await goingToPanel(stage, page);
    const told = await reported(stage, 'http');
    await rename(`${folder}.gone`, folder);
    const back = await timed(() => showsForum(page));
    return {
      sees: `${PANEL}; once the files are back the forum, by itself, after ${(back / 1000).toFixed(1)} s`,
      ms,
      told,
    };
  },
};
