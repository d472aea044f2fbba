import type { Breakage } from '../../harness/breakages.ts';
import { publishBroken } from '../../harness/releases.ts';
import type { Drill } from './drill.ts';
import { goingToForum, PREVIOUS, reported } from './forum.ts';

/** A release of the forum that is live and broken in some way: the one before it takes its place. */
export const brokenRelease = (breaks: string, breakage: Breakage, reason: string): Drill => ({
  breaks,
  async run(stage) {
    await publishBroken(stage.portal, 'faq', { ...breakage, withPrevious: true });
    const page = await stage.tab();
    return { sees: PREVIOUS, ms: await goingToForum(stage, page), told: await reported(stage, reason) };
  },
});
