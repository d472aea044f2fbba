import type { Objects } from '../../../api/src/base/storage/index.ts';
import {
  epochOf,
  isSealBy,
  type Seal,
  type StoreRegistry,
  sealShell,
} from '../../../api/src/portal/releases/index.ts';
import type { Keys } from './signing-keys.ts';

/** The registry with the files of the live shell and of its canary signed by the platform; no other shell keeps its seal. */
export async function sealed(
  store: Objects,
  after: StoreRegistry,
  before: StoreRegistry,
  { isPlatform, platform, signing }: Keys,
): Promise<StoreRegistry> {
  const { id, canary } = after.shell;
  if (!isPlatform || !id) return after;
  const epoch = epochOf(after);
  const revision = Math.max(after.revision, (before.seals?.[before.shell.id]?.revision ?? 0) + 1);
  const sealOf = async (shell: string, isSame: boolean): Promise<Seal> => {
    const known = after.seals?.[shell];
    if (known && isSame && isSealBy(platform, shell, known, epoch)) return known;
    return sealShell(store, shell, { epoch, revision }, signing);
  };
  const seals = { [id]: await sealOf(id, before.shell.id === id) };
  if (canary) {
    const tried = canary.release.id;
    const isSame = before.shell.id === id && before.shell.canary?.release.id === tried;
    seals[tried] = await sealOf(tried, isSame);
  }
  return { ...after, seals };
}
