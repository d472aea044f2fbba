import { readRegistry } from '../../api/src/portal/releases/index.ts';
import { storeOf } from '../harness/releases.ts';
import { RELEASES_PUBLIC_KEY, signReleases, tamperPage } from '../harness/signing.ts';
import type { Drill } from './lib/drill.ts';
import { goingToPanel, PANEL, reported } from './lib/forum.ts';

export const doctoredRegistry: Drill = {
  breaks: 'releases are signed, and the registry in the page was changed: the signature no longer fits',
  options: { env: { RELEASES_PUBLIC_KEY } },
  async run(stage) {
    await signReleases(stage.portal);
    const { remotes } = await readRegistry(storeOf(stage.portal));
    const container = remotes.find(({ id }) => id === 'faq')?.stable.container;
    const page = await stage.tab();
    await tamperPage(page, (html) => html.replace(`"container":"${container}"`, '"container":"evil"'));
    return { sees: PANEL, ms: await goingToPanel(stage, page), told: await reported(stage, 'signature') };
  },
};
