import type { Registry, RegistryEntry } from '@extranet/shared/contracts';
import type { Objects } from '../../base/storage/objects.ts';
import type { ReleaseFiles } from './release-files.ts';
import { assertSigned } from './signatures.ts';
import { parseRegistry, REGISTRY, type StoreEntry, type StoreRegistry } from './store-registry.ts';

export interface Shell {
  html: string;
  /** Platform entries outside the first paint -> addresses of their chunks. */
  platform: Record<string, string[]>;
}

export interface Published {
  registry: StoreRegistry;
  shell: Shell;
}

export interface ReleaseStore {
  objects: Objects;
  files: ReleaseFiles;
  /** What is published now; null while nothing is. */
  read: () => Promise<Published | null>;
}

interface Options {
  objects: Objects;
  files: ReleaseFiles;
  /** So old may a page's registry be. */
  freshMs: number;
  now: () => Date;
  /** Where there is one, a registry that its owner did not sign is refused. */
  key: string | null;
  /** Hears why the store could not be read, while what was known before is served on. */
  onTrouble: (error: unknown) => void;
}

/** A store that answers slower than this must not make pages slow: they get what is known. */
const PATIENCE_MS = 300;

/** A release reaches the next page within moments of its registry being written; a store that is away changes nothing. */
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
    await (known ? Promise.race([checking, patience()]) : checking);
    return known?.published ?? null;
  };
  return { objects, files, read };
}

const patience = () => new Promise<void>((resolve) => setTimeout(resolve, PATIENCE_MS).unref());

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

/** What a visitor may know of: not a word of the administrators' remote. */
export const publicRegistry = ({ registry }: Published): Registry => ({
  revision: registry.revision,
  remotes: registry.remotes.filter(({ access }) => access === 'signedIn').map(forPages),
});

export const adminEntries = ({ registry }: Published): RegistryEntry[] =>
  registry.remotes.filter(({ access }) => access === 'admin').map(forPages);

/** Who tries a canary out, and what became of earlier ones, is no page's business. */
function forPages({ withdrawn, built, canary, ...entry }: StoreEntry): RegistryEntry {
  if (!canary) return entry;
  const { named, ...offered } = canary;
  return { ...entry, canary: offered };
}
