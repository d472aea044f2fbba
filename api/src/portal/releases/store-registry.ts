import type { Registry, RegistryEntry, Release } from '@extranet/shared/contracts';
import type { Objects } from '../../base/storage/objects.ts';

/** A canary that the server took out by itself, for whoever asks why it is gone. */
export interface Withdrawal {
  readonly release: string;
  readonly at: string;
  /** Signed-in accounts that reported it, and the reasons that they gave. */
  readonly accounts: number;
  readonly reasons: string[];
}

type Canary = NonNullable<RegistryEntry['canary']>;

/** What the store knows of a remote; what of it a page may know is said in release-store.ts. */
export interface StoreEntry extends RegistryEntry {
  canary?: Canary & { named?: NamedAccounts };
  withdrawn?: Withdrawal;
  /** The release that the last build was published as, whatever became of it. */
  built?: string;
}

/** Accounts that get a canary by name: hashes under a salt of this canary's own, never an address. */
export interface NamedAccounts {
  readonly salt: string;
  readonly hashes: string[];
}

/** registry.json of the store: all remotes, the administrators' too, and the shell that is served. */
export interface StoreRegistry extends Registry {
  shell: { id: string };
  remotes: StoreEntry[];
  /** Directories that nobody is given any more, and since when: they are kept for the tabs that still run on them. */
  retired?: Record<string, string>;
}

export const REGISTRY = 'registry.json';
const EMPTY: StoreRegistry = { revision: 0, shell: { id: '' }, remotes: [] };
/** Each refusal means that somebody else's change went through: so many in a row are no competition but a fault. */
const ATTEMPTS = 100;

export const parseRegistry = (bytes: Buffer): StoreRegistry =>
  JSON.parse(bytes.toString('utf8')) as StoreRegistry;

export async function readRegistry(objects: Objects): Promise<StoreRegistry> {
  const stored = await objects.read(REGISTRY);
  return stored ? parseRegistry(stored.bytes) : EMPTY;
}

type Change = (registry: StoreRegistry) => Omit<StoreRegistry, 'revision'>;

/**
 * Reads, changes and writes the registry as one step: two teams that release at the same moment, or a team and the
 * server, both find their change in it. The revision counts every change; a change that answers what it was given
 * writes nothing.
 */
export async function changeRegistry(objects: Objects, change: Change): Promise<StoreRegistry> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const stored = await objects.read(REGISTRY);
    const before = stored ? parseRegistry(stored.bytes) : EMPTY;
    const changed = change(before);
    if (changed === before) return before;
    const retired = noteRetired(before, changed, new Date());
    const after = { ...changed, retired, revision: before.revision + 1 };
    const bytes = Buffer.from(JSON.stringify(after, null, 2));
    if (await objects.replace(REGISTRY, bytes, stored?.tag ?? null)) return after;
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 50));
  }
  throw new Error(`The registry in ${objects.place} changed ${ATTEMPTS} times under this change: try again.`);
}

export const changeEntry = (
  objects: Objects,
  id: string,
  change: (entry: StoreEntry) => StoreEntry,
): Promise<StoreRegistry> =>
  changeRegistry(objects, (registry) => {
    const remotes = registry.remotes.map((entry) => (entry.id === id ? change(entry) : entry));
    const isSame = remotes.every((entry, index) => entry === registry.remotes[index]);
    return isSame ? registry : { ...registry, remotes };
  });

/** Whatever somebody may still be served: the shell in use and every release that an entry names. */
export const namedReleases = ({ stable, previous, canary }: RegistryEntry): Release[] =>
  [stable, previous, canary?.release].filter((release) => release !== undefined);

/** '/r/remote-faq/1.0.0-a/' is served from 'remotes/remote-faq/1.0.0-a/'. */
export const releasePrefix = ({ base }: Release): string => base.replace(/^\/r\//, 'remotes/');

/** The directories that some page may be given right now. */
export const servedPrefixes = ({ shell, remotes }: Pick<StoreRegistry, 'shell' | 'remotes'>): string[] => [
  ...(shell.id ? [`host/${shell.id}/`] : []),
  ...remotes.flatMap((entry) => namedReleases(entry).map(releasePrefix)),
];

/** Since when each directory is no longer given to anybody: open tabs still live on it for a while. */
function noteRetired(
  before: StoreRegistry,
  after: Omit<StoreRegistry, 'revision'>,
  now: Date,
): Record<string, string> {
  const served = new Set(servedPrefixes(after));
  const left = servedPrefixes(before).filter((prefix) => !served.has(prefix));
  const known = Object.entries(after.retired ?? {}).filter(([prefix]) => !served.has(prefix));
  return {
    ...Object.fromEntries(known),
    ...Object.fromEntries(left.map((prefix) => [prefix, now.toISOString()])),
  };
}
