import type { RegistryEntry } from '../contracts/registry.ts';

/** The same text for the same values, in whatever order they were written. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );

/**
 * What an entry's signature is over: its place in the portal and the releases that everybody gets. The canary has a
 * signature of its own, so that the server can take it out without being able to put anything in.
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
