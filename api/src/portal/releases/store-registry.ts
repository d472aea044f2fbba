import type {
  Registry,
  RegistryEntry,
  Release,
  ShellFacts,
  Signers,
  Stamp,
} from '@extranet/shared/contracts';
import type { Objects } from '../../base/storage/objects.ts';
import { type JournalLine, withLine } from './journal.ts';

/** A record of a canary that the server withdrew by itself, and why. */
export interface Withdrawal {
  readonly release: string;
  readonly at: string;
  /** The number of signed-in accounts that reported it, and their reasons. */
  readonly accounts: number;
  readonly reasons: string[];
}

type Canary = NonNullable<RegistryEntry['canary']>;

/** A remote's entry in the store; release-store.ts removes what pages must not see. */
export interface StoreEntry extends RegistryEntry {
  /** `since`: when its share was last raised, where it has a plan. */
  canary?: Canary & { named?: NamedAccounts; since?: string };
  withdrawn?: Withdrawal;
  /** The release of the last published build, even if it was withdrawn since. */
  built?: string;
}

/** Accounts that get a canary by name: hashes with a salt of this canary, never addresses. */
export interface NamedAccounts {
  readonly salt: string;
  readonly hashes: string[];
}

/** A shell that some accounts get in place of the live one. */
export interface ShellCanary {
  readonly release: { readonly id: string };
  readonly percent: number;
  readonly named?: NamedAccounts;
}

/** What the platform signs of a shell: the two files that name all others, and when it was made the live one. */
export interface Seal extends Pick<Stamp, 'epoch' | 'revision' | 'signature'> {
  /** 'index.html' and 'shell.json' -> sha256-... */
  readonly files: Readonly<Record<string, string>>;
}

/** registry.json of the store: all remotes, including the administrators', and the current shell. */
export interface StoreRegistry extends Omit<Registry, 'shell'> {
  shell: { id: string; canary?: ShellCanary; withdrawn?: Withdrawal };
  /** By the id of a shell: what the platform signed of it, where releases are signed. */
  seals?: Record<string, Seal>;
  /** By the platform's key; an epoch is begun by `npm run release:keys -- restored`. */
  epochSignature?: string;
  remotes: StoreEntry[];
  /** Keys of teams, each for its own remote. */
  signers?: Record<string, Signers>;
  journal?: JournalLine[];
  /** Directories no longer in use, and since when: they are kept for tabs that still use them. */
  retired?: Record<string, string>;
}

export interface Shell {
  html: string;
  /** Address of each script that is fetched later -> its hash; absent for a shell that was built before. */
  integrity?: Record<string, string> | undefined;
  /** Platform entries that the first paint does not need -> addresses of their chunks. */
  platform: Record<string, string[]>;
  /** Addresses of what opens remotes; absent for a shell of before, which has it among its programs. */
  remotes?: string[] | undefined;
  /** Page address -> what the shell itself draws first on it, scripts and pictures; absent for a shell of before. */
  pages?: Record<string, string[]> | undefined;
  /** What is painted before its programs run; absent for a shell of before. */
  frames?: Frames | undefined;
  /** What pages are told of it; absent for a shell that was published before it described itself. */
  facts?: ShellFacts | undefined;
}

/** HTML of the shell's pages without a person (host/src/app/frames.tsx). */
export interface Frames {
  /** The address of their style sheet. */
  styles: string;
  html: Record<string, string>;
  /** Page address -> names of its frames. */
  pages: Record<string, string[]>;
  /** Names of the frames of a page that is a remote's. */
  remotePages: string[];
  /** The address of the script that keeps a remote's painted page; absent for a shell of before, which would draw over it. */
  painted?: string;
}

/** What the release of a remote has of its pages to be painted before any program runs (ADR 0053). */
export interface RemoteFrames {
  /** The address of their style sheet, and its hash. */
  styles: string;
  integrity: string;
  /** Page address -> HTML. */
  pages: Record<string, string>;
}

/** What pages are made of. */
export interface Published {
  registry: StoreRegistry;
  shell: Shell;
  /** By the directory of the release. */
  frames?: Record<string, RemoteFrames>;
  /** Of the accounts that try a shell out. */
  canary?: Shell;
}

export const REGISTRY = 'registry.json';
const EMPTY: StoreRegistry = { revision: 0, shell: { id: '' }, remotes: [] };
/** Each failed attempt means that another change was written. So many in a row mean a fault. */
const ATTEMPTS = 100;

export const parseRegistry = (bytes: Buffer): StoreRegistry =>
  JSON.parse(bytes.toString('utf8')) as StoreRegistry;

export async function readRegistry(objects: Objects): Promise<StoreRegistry> {
  const stored = await objects.read(REGISTRY);
  return stored ? parseRegistry(stored.bytes) : EMPTY;
}

type Next = Omit<StoreRegistry, 'revision'>;
type Change = (registry: StoreRegistry) => Next | Promise<Next>;

/**
 * Reads, changes and writes the registry atomically: of two concurrent changes, by teams or the server, none is lost. The
 * revision counts every change. A change that returns its argument writes nothing.
 */
export async function changeRegistry(objects: Objects, change: Change): Promise<StoreRegistry> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const stored = await objects.read(REGISTRY);
    const before = stored ? parseRegistry(stored.bytes) : EMPTY;
    const changed = await change(before);
    if (changed === before) return before;
    const retired = noteRetired(before, changed, new Date());
    const after = { ...changed, retired, revision: before.revision + 1 };
    const bytes = Buffer.from(JSON.stringify(after, null, 2));
    if (await objects.replace(REGISTRY, bytes, stored?.tag ?? null)) return after;
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 50));
  }
  throw new Error(`The registry in ${objects.place} changed ${ATTEMPTS} times under this change: try again.`);
}

/** Changes one entry. A change that returns its argument writes nothing, nor the line of the journal. */
export const changeEntry = (
  objects: Objects,
  id: string,
  change: (entry: StoreEntry) => StoreEntry,
  line?: JournalLine,
): Promise<StoreRegistry> =>
  changeRegistry(objects, (registry) => {
    const remotes = registry.remotes.map((entry) => (entry.id === id ? change(entry) : entry));
    const isSame = remotes.every((entry, index) => entry === registry.remotes[index]);
    if (isSame) return registry;
    const changed = { ...registry, remotes };
    return line ? withLine(changed, line) : changed;
  });

/** Every release that an entry names, and that pages may therefore load. */
export const namedReleases = ({ stable, previous, canary }: RegistryEntry): Release[] =>
  [stable, previous, canary?.release].filter((release) => release !== undefined);

/** '/r/remote-faq/1.0.0-a/' is served from 'remotes/remote-faq/1.0.0-a/'. */
export const releasePrefix = ({ base }: Release): string => base.replace(/^\/r\//, 'remotes/');

/** The directories of the current shell, of its canary and of all named releases. */
export const servedPrefixes = ({ shell, remotes }: Pick<StoreRegistry, 'shell' | 'remotes'>): string[] => [
  ...(shell.id ? [`host/${shell.id}/`] : []),
  ...(shell.canary ? [`host/${shell.canary.release.id}/`] : []),
  ...remotes.flatMap((entry) => namedReleases(entry).map(releasePrefix)),
];

/** When each directory went out of use: open tabs still use it for a while. */
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
