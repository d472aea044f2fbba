import { changeEntry, readRegistry } from '../../api/src/portal/releases/index.ts';
import { missingIn, readShell } from '../../tools/lib/releases/index.ts';
import { publishBroken, seen, storeOf } from '../harness/releases.ts';
import type { Drill } from './lib/drill.ts';
import { goingToForum, PREVIOUS } from './lib/forum.ts';

const NEEDED = '@extranet/shared/remote';

export const asksForMore: Drill = {
  breaks: 'a live release asks for more than the shell of the page has',
  async run(stage) {
    const { portal, tab, said } = stage;
    await publishBroken(portal, 'faq', { withPrevious: true });
    await changeEntry(storeOf(portal), 'faq', (entry) => ({
      ...entry,
      stable: { ...entry.stable, needs: { ...entry.stable.needs, [NEEDED]: '^1.999.0' } },
    }));
    await seen(portal);
    const page = await tab();
    let fetched = false;
    page.on('request', (request) => {
      fetched ||= /-copy-/.test(request.url());
    });
    const ms = await goingToForum(stage, page);
    if (fetched) throw new Error('the release that cannot run was fetched');
    const { shell, remotes } = await readRegistry(storeOf(portal));
    const live = remotes.find(({ id }) => id === 'faq')?.stable;
    const [missing] = live ? missingIn(await readShell(storeOf(portal), shell.id), live) : [];
    if (!missing?.includes(NEEDED)) throw new Error(`the command finds missing: ${missing}`);
    said(`cannot run in the live shell: it needs ${missing}`);
    return {
      sees: `${PREVIOUS}; nothing of the other one is fetched`,
      ms,
      told: `who releases it, before it is live: 'cannot run in the live shell: it needs ${missing}'`,
    };
  },
};
