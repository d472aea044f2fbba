import type { ReleaseAsset } from '@extranet/shared/registry';
import { lateEntries } from './late-entries.ts';
import { loadFederation } from './opening.ts';

/**
 * What the shell lends, and what lends it. Ends when they are there or cannot be had: then the remote imports them again when it is
 * evaluated, and fails.
 */
export async function prefetchPlatform(assets: ReleaseAsset[]): Promise<void> {
  const entries = new Set(assets.flatMap(({ platform }) => platform));
  await Promise.allSettled([loadFederation(), ...[...entries].map(lend)]);
}

async function lend(entry: string): Promise<void> {
  const [{ lendLate }] = await Promise.all([loadFederation(), lateEntries[entry]?.()]);
  await lendLate(entry);
}
