import type { RegistryEntry, Signers } from '../contracts/registry.ts';

/** The same text for the same values, in whatever order the keys are written. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );

/**
 * The text that an entry's signature covers: its place in the portal and the releases that everybody gets. The canary has
 * its own signature, so that the server can remove a canary but cannot add one.
 */
export const signedText = (entry: RegistryEntry): string => {
  const { id, label, mounts, slots, nav, order, access, needs, stable, previous } = entry;
  return canonical({ id, label, mounts, slots, nav, order, access, needs, stable, previous });
};

export const signedCanaryText = ({
  id,
  canary,
}: Pick<RegistryEntry, 'id'> & { canary: NonNullable<RegistryEntry['canary']> }): string =>
  canonical({ id, canary: { release: canary.release, percent: canary.percent } });

/** Covers the remote's id as well: the keys of one team are not those of another. */
export const signersText = (id: string, { keys, issued }: Pick<Signers, 'keys' | 'issued'>): string =>
  canonical({ id, keys, issued });
