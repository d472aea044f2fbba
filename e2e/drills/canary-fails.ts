import { readRegistry } from '../../api/src/portal/releases/index.ts';
import { BROKEN_RELEASES } from '../harness/breakages.ts';
import { publishCanary, seen, storeOf } from '../harness/releases.ts';
import type { Drill } from './lib/drill.ts';
import { goingToForum } from './lib/forum.ts';

const ACCOUNTS = ['garage@demo.example', 'atelier@demo.example', 'moderateur@demo.example'];

export const canaryFails: Drill = {
  breaks: 'a canary throws for all of its accounts',
  async run(stage) {
    const { portal, tab, logged } = stage;
    const canary = await publishCanary(portal, 'faq', {
      percent: 100,
      ...BROKEN_RELEASES['throws while it is evaluated'],
    });
    await seen(portal);
    let slowest = 0;
    for (const account of ACCOUNTS) {
      const page = await tab(account);
      const told = page.waitForResponse('**/api/remotes/failures');
      slowest = Math.max(slowest, await goingToForum(stage, page));
      await told;
    }
    await logged(new RegExp(`${canary}.*canary withdrawn`));
    const faq = (await readRegistry(storeOf(portal))).remotes.find(({ id }) => id === 'faq');
    if (faq?.withdrawn?.release !== canary)
      throw new Error('the registry does not say that it was withdrawn');
    return {
      sees: 'each of the first three the forum, in the stable release; from the fourth on nobody meets the canary',
      ms: slowest,
      told: "its team: log 'canary withdrawn' after the third account, and `npm run releases` with the reason",
    };
  },
};
