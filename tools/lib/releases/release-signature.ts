import type { Release } from '@extranet/shared/registry';
import { startError } from '../../../api/src/base/index.ts';
import type { Objects } from '../../../api/src/base/storage/index.ts';
import {
  isByOneOf,
  isSigned,
  keysFor,
  over,
  releasePrefix,
  type StoreRegistry,
} from '../../../api/src/portal/releases/index.ts';
import { readJson } from './release-store.ts';
import type { Keys } from './signing-keys.ts';

interface ReleaseSignature {
  readonly remote: string;
  /** By whoever built it: the hashes of its files are in what it covers. */
  readonly signature: string;
}

const keyOf = (release: Release) => `${releasePrefix(release)}signature.json`;

/** In the order in which release.json has it, which is copied byte for byte. */
const textOf = (remote: string, release: Release) => JSON.stringify({ remote, release });

/** Signs a release beside its files, so that whoever carries it to another store has it from the team. */
export async function keepSignature(
  store: Objects,
  remote: string,
  release: Release,
  own: Pick<Keys, 'signing'> | null,
): Promise<void> {
  if (!own || (await store.has(keyOf(release)))) return;
  const signed: ReleaseSignature = { remote, signature: over(textOf(remote, release), own.signing) };
  await store.write(keyOf(release), Buffer.from(JSON.stringify(signed)));
}

/** Where the target's releases are signed, only what was built by somebody who may sign this remote there comes in. */
export async function assertBuiltByTheirs(
  store: Objects,
  remote: string,
  release: Release,
  target: StoreRegistry,
  platform: string | undefined,
): Promise<void> {
  if (!platform || !isSigned(target)) return;
  const kept = (await store.has(keyOf(release)))
    ? await readJson<ReleaseSignature>(store, keyOf(release))
    : undefined;
  if (!isByOneOf(keysFor(target, remote, platform), textOf(remote, release), kept?.signature))
    throw startError(
      `${remote} ${release.id} was not signed by anybody who may sign ${remote} in the target: it is not carried there.`,
    );
}
