import type { RegistryEntry } from '@extranet/shared/registry';
import { LoadFailure } from './failure.ts';

const checks = () => import(/* webpackChunkName: "signatures" */ './signatures.ts');

/** Where releases are signed, what checks them is fetched at once: every remote waits for it. Elsewhere it is not fetched. */
export function createSignedPart(releasesKey: string | undefined, subtle: SubtleCrypto | undefined) {
  if (!releasesKey) return async (entry: RegistryEntry) => entry;
  const load = () =>
    checks().then(
      ({ createSignatures }) => createSignatures(releasesKey, subtle),
      (error: unknown) => {
        throw new LoadFailure('network', 'the check of signatures', error);
      },
    );
  load().catch(() => {
    // Fetched again when the first remote is asked for.
  });
  return async (entry: RegistryEntry) => (await load())(entry);
}
