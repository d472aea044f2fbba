import { readRegistry } from '../../api/src/portal/releases/index.ts';
import { assertPlace } from '../../tools/lib/releases/index.ts';
import { remoteWorkspaces } from '../../tools/lib/workspaces.ts';
import { storeOf } from '../harness/releases.ts';
import type { Drill } from './lib/drill.ts';

export const addressTaken: Drill = {
  breaks: 'a remote is to be released with an address of another one',
  async run({ portal, said }) {
    const { remotes } = await readRegistry(storeOf(portal));
    const faq = remoteWorkspaces().find(({ name }) => name === 'remote-faq');
    if (!faq) throw new Error('no workspace remote-faq');
    const greedy = { ...faq, manifest: { ...faq.manifest, mounts: ['/faq', '/catalog'] } };
    const since = performance.now();
    const refusal = refusalOf(() => assertPlace(greedy, remotes));
    if (!/the address \/catalog belongs to remote-catalog/.test(refusal))
      throw new Error(`refused by: ${refusal}`);
    const ms = performance.now() - since;
    said(refusal);
    return {
      sees: 'nothing: the release is refused and the registry is as before',
      ms,
      told: `who releases it: '${refusal}'`,
    };
  },
};

function refusalOf(work: () => void): string {
  try {
    work();
    return 'nothing';
  } catch (error) {
    return (error as Error).message;
  }
}
