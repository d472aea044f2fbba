import { startError } from '../../../api/src/base/index.ts';
import type { Objects } from '../../../api/src/base/storage/index.ts';
import {
  changeRegistry as change,
  isSigned,
  readRegistry,
  type StoreRegistry,
  signRest,
  signSigners,
} from '../../../api/src/portal/releases/index.ts';
import { assertServable } from './read-back.ts';
import { assertMayRelease } from './signed-registry.ts';
import { readKeys } from './signing-keys.ts';

const PLATFORM_ONLY = "Only who holds the platform's RELEASES_SIGNING_KEY names the keys of teams.";

/**
 * Names the keys that may sign a remote's releases beside the platform's; none takes them all from the team. What they signed
 * so far and may not sign any more is signed by the platform from then on: taking a key away takes no page away.
 */
export async function nameTeamKeys(store: Objects, id: string, keys: string[]): Promise<string> {
  const own = readKeys();
  if (!own?.isPlatform) throw startError(PLATFORM_ONLY);
  if (!isSigned(await readRegistry(store)))
    throw startError(
      'The releases here are not signed: sign them first (RELEASES_SIGN_ALL=1, docs/releases.md).',
    );
  const written = await change(store, (before) => {
    assertMayRelease(before, []);
    const signers = { ...before.signers, [id]: signSigners(id, keys, new Date(), own.signing) };
    const { signing: key, platform } = own;
    return signRest({ ...before, signers }, { key, platform, revision: before.revision + 1, before });
  });
  await assertServable(store, written, own.platform);
  return `registry ${written.revision}: ${lineOf(written, id)}`;
}

/** Who may sign what, beside the platform's key. */
export function teamKeysIn(registry: StoreRegistry): string[] {
  const ids = new Set([...registry.remotes.map(({ id }) => id), ...Object.keys(registry.signers ?? {})]);
  return [...ids].map((id) => lineOf(registry, id));
}

function lineOf({ signers }: StoreRegistry, id: string): string {
  const keys = signers?.[id]?.keys ?? [];
  return `${id} may be signed by ${["the platform's key", ...keys].join(', ')}`;
}
