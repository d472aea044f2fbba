import type { RegistryEntry, Signers } from '../contracts/registry.ts';

/** The same text for the same values, in whatever order the keys are written. */
export const canonical = (value: unknown): string =>
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

/**
 * With a plan the signature covers all shares that the plan names instead of one: whoever can write to the registry may move
 * within them, and a share that is none of them is another text.
 */
export const signedCanaryText = ({
  id,
  canary: { release, percent, plan },
}: Pick<RegistryEntry, 'id'> & { canary: NonNullable<RegistryEntry['canary']> }): string =>
  canonical({
    id,
    canary: plan?.steps.includes(percent) ? { release, plan } : { release, percent, plan },
  });

/** Covers the remote's id as well: the keys of one team are not those of another. */
export const signersText = (id: string, { keys, issued }: Pick<Signers, 'keys' | 'issued'>): string =>
  canonical({ id, keys, issued });
