import type { KeyObject } from 'node:crypto';
import { ownsPath, signedCanaryText, signedText, signersText } from '@extranet/shared/registry';
import { isCanarySealed } from './canary-seal.ts';
import { promotedEntry } from './promoted.ts';
import { isSealBy } from './seals.ts';
import { epochText, isBy, isByOneOf, keysFor, over, publicTextOf } from './signing.ts';
import { epochOf, isStampBy, type Moment, nextRevision, stamped } from './stamps.ts';
import type { StoreEntry, StoreRegistry } from './store-registry.ts';

type Signed = Pick<StoreRegistry, 'remotes' | 'signers' | 'epoch'>;

interface Signing {
  readonly key: KeyObject;
  readonly platform: string;
  /** The revision that is about to be written. */
  readonly revision: number;
  /** What was there before: what changed since is stamped anew. */
  readonly before?: Signed | undefined;
}

/** Signs everything by the one key that there is. */
export const signRegistry = <R extends Signed & { revision: number }>(registry: R, key: KeyObject): R =>
  signRest(registry, { key, platform: publicTextOf(key), revision: registry.revision + 1 });

/** Signs what is not rightly signed yet and what changed, and leaves what others signed as it is. */
export const signRest = <R extends Signed>(registry: R, signing: Signing): R => {
  const own = publicTextOf(signing.key);
  return {
    ...registry,
    remotes: registry.remotes.map((entry) => {
      const keys = keysFor(registry, entry.id, signing.platform);
      return keys.includes(own) ? signOne(registry, entry, keys, signing) : entry;
    }),
  };
};

function signOne(registry: Signed, entry: StoreEntry, keys: string[], signing: Signing): StoreEntry {
  const { key, before } = signing;
  const epoch = epochOf(registry);
  const known = before?.remotes.find(({ id }) => id === entry.id);
  const isKnown = JSON.stringify(known) === JSON.stringify(entry);
  const at = { epoch, revision: nextRevision(known ?? entry, signing.revision) };
  const signed = isEntryBy(entry, keys) ? entry : signEntry(entry, key);
  const isWhole = isKnown && isCanaryBy(signed, keys) && isPromotionBy(signed, keys, epoch);
  const whole = isWhole ? signed : signCanary(signed, at, key);
  return isKnown && isStampBy(whole, keys, epoch) ? whole : stamped(whole, at, key);
}

const signEntry = (entry: StoreEntry, key: KeyObject): StoreEntry => ({
  ...entry,
  signature: over(signedText(entry), key),
});

/** With a plan, what the canary becomes is signed too, as of a moment later: a server has no key to do it. */
function signCanary(entry: StoreEntry, at: Moment, key: KeyObject): StoreEntry {
  if (!entry.canary) return entry;
  const { signature: _old, plan, ...rest } = entry.canary;
  const canary = plan ? { ...rest, plan: { ...plan, promoted: signPromotion(entry, at, key) } } : rest;
  return { ...entry, canary: { ...canary, signature: over(signedCanaryText({ ...entry, canary }), key) } };
}

function signPromotion(entry: StoreEntry, { epoch, revision }: Moment, key: KeyObject) {
  const later = { epoch, revision: revision + 1 };
  const { signature, stamp } = stamped(signEntry(promotedEntry(entry), key), later, key);
  if (!signature || !stamp) throw new Error(`the promotion of ${entry.id} was not signed`);
  return { signature, stamp };
}

/** Names the keys of a team, as the platform's key demands it. */
export const signSigners = (id: string, keys: string[], issued: Date, key: KeyObject) => {
  const facts = { keys, issued: issued.toISOString() };
  return { ...facts, signature: over(signersText(id, facts), key) };
};

export const isSigned = ({ remotes }: Signed): boolean =>
  remotes.some(({ signature }) => signature !== undefined);

const isEntryBy = (entry: StoreEntry, keys: string[]) => isByOneOf(keys, signedText(entry), entry.signature);

const isCanaryBy = ({ id, canary }: StoreEntry, keys: string[]) =>
  !canary || isByOneOf(keys, signedCanaryText({ id, canary }), canary.signature);

const isPromotionBy = (entry: StoreEntry, keys: string[], epoch: number): boolean => {
  const plan = entry.canary?.plan;
  if (!plan) return true;
  const promoted = { ...promotedEntry(entry), ...plan.promoted };
  return isEntryBy(promoted, keys) && isStampBy(promoted, keys, epoch);
};

/** Throws when an entry, a canary, a list of keys, the shell or the epoch is not signed by who may sign it. */
export function assertSigned(registry: StoreRegistry, platform: string): void {
  const { revision, remotes, signers = {} } = registry;
  const refuse = (what: string) => new Error(`registry ${revision}: ${what}`);
  for (const [id, named] of Object.entries(signers))
    if (!isBy(platform, signersText(id, named), named.signature))
      throw refuse(`the keys of ${id} are not signed by the owner of the key`);
  const { shell, seals, epoch, epochSignature } = registry;
  const seal = seals?.[shell.id];
  if (seal && !isSealBy(platform, shell.id, seal, epochOf(registry)))
    throw refuse(`the shell ${shell.id} is not signed by the owner of the key`);
  if (!isCanarySealed(registry, platform))
    throw refuse(
      `the shell's canary ${shell.canary?.release.id} is not signed by the owner of the key, or not since`,
    );
  if (epoch && !isBy(platform, epochText(epoch), epochSignature))
    throw refuse(`the epoch ${epoch} is not signed by the owner of the key`);
  for (const entry of remotes) {
    const keys = keysFor(registry, entry.id, platform);
    if (!isEntryBy(entry, keys))
      throw refuse(`the entry of ${entry.id} is not signed by the owner of the key`);
    if (!isCanaryBy(entry, keys))
      throw refuse(`the canary of ${entry.id} is not signed by the owner of the key`);
    if (entry.stamp && !isStampBy(entry, keys, epochOf(registry)))
      throw refuse(`the revision of ${entry.id} is not signed by the owner of the key`);
    const isByTeam = !isEntryBy(entry, [platform]);
    const other = isByTeam && remotes.find((one) => one.id !== entry.id && isOverlapping(one, entry));
    if (other) throw refuse(`${entry.id}, signed by its team, takes an address of ${other.id}`);
  }
}

/** A team may say much of its own remote, but not that other people's addresses belong to it. */
const isOverlapping = (one: StoreEntry, other: StoreEntry) =>
  one.mounts.some((mount) => ownsPath(other, mount)) || other.mounts.some((mount) => ownsPath(one, mount));

/** Throws when keys that were taken from a team are back: whoever can write to the store could put an older list there. */
export function assertNewerSigners({ revision, signers }: StoreRegistry, before: StoreRegistry): void {
  for (const [id, known] of Object.entries(before.signers ?? {})) {
    const now = signers?.[id];
    if (!now || now.issued < known.issued)
      throw new Error(
        `registry ${revision}: the keys of ${id} are older than those of registry ${before.revision}`,
      );
  }
}
