import type { KeyObject } from 'node:crypto';
import type { Stamp } from '@extranet/shared/contracts';
import { isOlder, isStampedWith, stampText } from '@extranet/shared/registry';
import { isByOneOf, over } from './signing.ts';
import type { StoreEntry, StoreRegistry } from './store-registry.ts';

export type Moment = Pick<Stamp, 'epoch' | 'revision'>;

export const epochOf = ({ epoch }: Pick<StoreRegistry, 'epoch'>): number => epoch ?? 0;

/** Says when the entry was signed, with the canary that was offered then. */
export function stamped(entry: StoreEntry, { epoch, revision }: Moment, key: KeyObject): StoreEntry {
  const facts = { epoch, revision, ...(entry.canary?.signature && { canary: entry.canary.signature }) };
  return { ...entry, stamp: { ...facts, signature: over(stampText(entry, facts), key) } };
}

export const isStampBy = (entry: StoreEntry, keys: string[], epoch: number): boolean => {
  const { stamp } = entry;
  return (
    stamp !== undefined &&
    stamp.epoch === epoch &&
    isStampedWith(entry, stamp) &&
    isByOneOf(keys, stampText(entry, stamp), stamp.signature)
  );
};

/**
 * What the next stamp of an entry has to be: later than its own and than the one that was made in advance for its promotion, so
 * that what somebody ends cannot be promoted any more.
 */
export const nextRevision = (known: StoreEntry | undefined, revision: number): number =>
  Math.max(
    revision,
    (known?.stamp?.revision ?? 0) + 1,
    (known?.canary?.plan?.promoted?.stamp.revision ?? 0) + 1,
  );

/** Throws when an entry is older than one that was served, or no longer says how old it is. */
export function assertNotOlder(registry: StoreRegistry, before: StoreRegistry): void {
  const refuse = (what: string) =>
    new Error(`registry ${registry.revision}: ${what} than that of registry ${before.revision}`);
  const [now, then] = [registry, before].map((one) => ({ epoch: epochOf(one), revision: one.revision }));
  if (isOlder(now as Moment, then as Moment)) throw refuse('it is older');
  for (const { id, stamp: known } of before.remotes) {
    const entry = registry.remotes.find((one) => one.id === id);
    if (known && entry && (!entry.stamp || isOlder(entry.stamp, known)))
      throw refuse(`the entry of ${id} is older`);
  }
  const [seal, sealed] = [registry, before].map(({ seals, shell }) => seals?.[shell.id]);
  if (sealed && (!seal || isOlder(seal, sealed))) throw refuse(`the shell ${registry.shell.id} is older`);
}
