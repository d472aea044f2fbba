import { spoilEntries } from '../harness/spoiled-files.ts';
import type { Drill } from './lib/drill.ts';
import { goingToForum, goingToPanel, reported } from './lib/forum.ts';

export const spoiledCache: Drill = {
  breaks: 'the browser has kept a spoiled file of a remote, and the server has sound ones again',
  async run(stage) {
    const page = await stage.tab();
    const mend = spoilEntries(stage.portal, 'faq');
    await goingToPanel(stage, page);
    const told = await reported(stage, 'integrity');
    mend();
    const ms = await goingToForum(stage, page);
    return {
      sees: 'the forum: the file is fetched once past the cache',
      ms,
      told: `of the spoiled file before, ${told}`,
    };
  },
};
