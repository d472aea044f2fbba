import type { Registry, RegistryEntry } from '@extranet/shared/contracts';
import type { Objects } from '../../base/storage/objects.ts';
import type { ReleaseFiles } from './release-files.ts';
import { assertSigned } from './signatures.ts';
import { parseRegistry, REGISTRY, type StoreEntry, type StoreRegistry } from './store-registry.ts';

export interface Shell {
  html: string;
  /** Platform entries that the first paint does not need -> addresses of their chunks. */
  platform: Record<string, string[]>;
}

export interface Published {
  registry: StoreRegistry;
  shell: Shell;
}

export interface ReleaseStore {
  objects: Objects;
  files: ReleaseFiles;
  /** What is published now; null when nothing is. */
  read: () => Promise<Published | null>;
}

interface Options {
  objects: Objects;
  files: ReleaseFiles;
  /** How old a page's registry may be. */
  freshMs: number;
  now: () => Date;
  /** With a key, a registry that is not signed by its owner is refused. */
  key: string | null;
  /** Called when the store could not be read; the last known registry stays in use. */
  onTrouble: (error: unknown) => void;
}

/** When the store answers slower than this, pages get the last known registry. */
const CHECK_WITHIN_MS = 300;

/** Reads the registry again once it is older than freshMs; while the store does not answer, the last one stays in use. */
export function openReleaseStore({ objects, files, freshMs, now, key, onTrouble }: Options): ReleaseStore {
  let known: { tag: string; published: Published } | null = null;
  let checkedAt = 0;
  let checking: Promise<void> | null = null;

  const check = async () => {
    const stored = await objects.read(REGISTRY);
    if (stored && stored.tag !== known?.tag)
      known = { tag: stored.tag, published: await load(objects, parseRegistry(stored.bytes), key) };
  };
  const start = () =>
    check()
      .catch((error: unknown) => {
        if (!known) throw error;
        onTrouble(error);
      })
      .finally(() => {
        checkedAt = now().getTime();
        checking = null;
      });

  const read = async (): Promise<Published | null> => {
    if (known && now().getTime() - checkedAt < freshMs) return known.published;
    checking ??= start();
    await (known ? Promise.race([checking, timeout()]) : checking);
    return known?.published ?? null;
  };
  return { objects, files, read };
}

const timeout = () => new Promise<void>((resolve) => setTimeout(resolve, CHECK_WITHIN_MS).unref());

async function load(objects: Objects, registry: StoreRegistry, key: string | null): Promise<Published> {
  if (key) assertSigned(registry, key);
  const folder = `host/${registry.shell.id}`;
  const [html, manifest] = await Promise.all(
    ['index.html', 'shell.json'].map(async (name) => {
      const stored = await objects.read(`${folder}/${name}`);
      if (!stored) throw new Error(`${folder}/${name} is missing in ${objects.place}`);
      return stored.bytes.toString('utf8');
    }),
  );
  return {
    registry,
    shell: { html: html as string, platform: (JSON.parse(manifest as string) as Shell).platform },
  };
}

/** The registry for visitors, without the administrators' remote. */
export const publicRegistry = ({ registry }: Published): Registry => ({
  revision: registry.revision,
  remotes: registry.remotes.filter(({ access }) => access === 'signedIn').map(forPages),
});

export const adminEntries = ({ registry }: Published): RegistryEntry[] =>
  registry.remotes.filter(({ access }) => access === 'admin').map(forPages);

/** Removes what pages must not see: the accounts of a canary, and withdrawals. */
function forPages({ withdrawn, built, canary, ...entry }: StoreEntry): RegistryEntry {
  if (!canary) return entry;
  const { named, ...offered } = canary;
  return { ...entry, canary: offered };
}
