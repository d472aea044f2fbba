import { type KeyObject, sign, verify } from 'node:crypto';
import { ownsPath, signedCanaryText, signedText, signersText } from '@extranet/shared/registry';
import { publicKey } from '../../base/secrets/release-keys.ts';
import type { StoreEntry, StoreRegistry } from './store-registry.ts';

type Signed = Pick<StoreRegistry, 'remotes' | 'signers'>;

const over = (text: string, key: KeyObject) => sign(null, Buffer.from(text), key).toString('base64');

const isBy = (key: string, text: string, signature = '') =>
  verify(null, Buffer.from(text), publicKey(key), Buffer.from(signature, 'base64'));

/** Signs each entry and each canary. */
export const signRegistry = <R extends Signed>(registry: R, key: KeyObject): R => ({
  ...registry,
  remotes: registry.remotes.map((entry) => signCanary(signEntry(entry, key), key)),
});

/** Signs what is not rightly signed yet, and leaves the signatures of others as they are. */
export const signRest = <R extends Signed>(registry: R, key: KeyObject, platform: string): R => ({
  ...registry,
  remotes: registry.remotes.map((entry) => {
    const keys = keysFor(registry, entry.id, platform);
    const signed = isEntryBy(entry, keys) ? entry : signEntry(entry, key);
    return isCanaryBy(signed, keys) ? signed : signCanary(signed, key);
  }),
});

const signEntry = (entry: StoreEntry, key: KeyObject): StoreEntry => ({
  ...entry,
  signature: over(signedText(entry), key),
});

const signCanary = (entry: StoreEntry, key: KeyObject): StoreEntry =>
  entry.canary
    ? {
        ...entry,
        canary: {
          ...entry.canary,
          signature: over(signedCanaryText({ ...entry, canary: entry.canary }), key),
        },
      }
    : entry;

/** Names the keys of a team, as the platform's key demands it. */
export const signSigners = (id: string, keys: string[], issued: Date, key: KeyObject) => {
  const facts = { keys, issued: issued.toISOString() };
  return { ...facts, signature: over(signersText(id, facts), key) };
};

export const isSigned = ({ remotes }: Signed): boolean =>
  remotes.some(({ signature }) => signature !== undefined);

/** The platform's key signs everything; a team's key signs the entry and the canary of its own remote. */
const keysFor = ({ signers }: Signed, id: string, platform: string): string[] => [
  platform,
  ...(signers?.[id]?.keys ?? []),
];

const isEntryBy = (entry: StoreEntry, keys: string[]) =>
  keys.some((key) => isBy(key, signedText(entry), entry.signature));

const isCanaryBy = ({ id, canary }: StoreEntry, keys: string[]) =>
  !canary || keys.some((key) => isBy(key, signedCanaryText({ id, canary }), canary.signature));

/** Throws when an entry, a canary or a list of keys is not signed by who may sign it. */
export function assertSigned(registry: StoreRegistry, platform: string): void {
  const { revision, remotes, signers = {} } = registry;
  const refuse = (what: string) => new Error(`registry ${revision}: ${what}`);
  for (const [id, named] of Object.entries(signers))
    if (!isBy(platform, signersText(id, named), named.signature))
      throw refuse(`the keys of ${id} are not signed by the owner of the key`);
  for (const entry of remotes) {
    const keys = keysFor(registry, entry.id, platform);
    if (!isEntryBy(entry, keys))
      throw refuse(`the entry of ${entry.id} is not signed by the owner of the key`);
    if (!isCanaryBy(entry, keys))
      throw refuse(`the canary of ${entry.id} is not signed by the owner of the key`);
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
