import { LOOPS } from '../harness/breakages.ts';
import { publishBroken } from '../harness/releases.ts';
import type { Drill } from './lib/drill.ts';
import { goingToForum, reported } from './lib/forum.ts';

export const pageBlocked: Drill = {
  breaks: 'a release blocks the page for two and a half seconds while it starts',
  async run(stage) {
    await publishBroken(stage.portal, 'faq', { code: LOOPS, withPrevious: true });
    const page = await stage.tab();
    const ms = await goingToForum(stage, page);
    return { sees: 'a page that stands still, then the forum', ms, told: await reported(stage, 'blocked') };
  },
};
