import type { Registry, RegistryEntry, Signers } from '@extranet/shared/contracts';
import { failure } from '../../base/errors.ts';
import type { Objects } from '../../base/storage/objects.ts';
import type { LastGood } from './last-good.ts';
import { loadPublished } from './load-published.ts';
import type { ReleaseFiles } from './release-files.ts';
import {
  type Published,
  parseRegistry,
  REGISTRY,
  type StoreEntry,
  type StoreRegistry,
} from './store-registry.ts';

/**
 * 'current': pages get what the store names. 'last good': the store's registry cannot be used or read, pages get the one
 * before. 'none': there is nothing that pages could get.
 */
export type Standing = 'current' | 'last good' | 'none';
export const STANDINGS: readonly Standing[] = ['current', 'last good', 'none'];

export interface ReleaseStore {
  objects: Objects;
  files: ReleaseFiles;
  /** What is published now; null when nothing ever was. Fails with 503 when nothing of it can be served. */
  read: () => Promise<Published | null>;
  /** The same, from the store and not from memory, however fresh that is: somebody says that it changed. */
  readAnew: () => Promise<Published | null>;
  /** Reads the store like a page would, and says how that went. */
  standing: () => Promise<{ state: Standing; revision: number | null }>;
}

interface Options {
  objects: Objects;
  files: ReleaseFiles;
  lastGood: LastGood;
  /** How old a page's registry may be. */
  freshMs: number;
  now: () => Date;
  /** With a key, a registry that is not signed as it demands is refused. */
  key: string | null;
  /** Called once for each new reason why the store's registry is not served, and with null when it is again. */
  onTrouble: (error: unknown) => void;
}

/** When the store answers slower than this, pages get the last known registry. */
const CHECK_WITHIN_MS = 300;
/** The first page after a start waits longer before it gets the one of before the start. */
const FIRST_CHECK_WITHIN_MS = 3_000;

/** Reads the registry again once it is older than freshMs; while the store's cannot be used, the last one stays in use. */
export function openReleaseStore(options: Options): ReleaseStore {
  const { objects, files, lastGood, freshMs, now, key, onTrouble } = options;
  /** Without a tag: from this machine's disk, not from the store. */
  let known: { tag?: string; published: Published } | null = null;
  let trouble: string | null = null;
  let checkedAt = 0;
  let checking: Promise<void> | null = null;
  let restoring: Promise<void> | null = null;

  async function check(): Promise<void> {
    const stored = await objects.read(REGISTRY);
    if (!stored && known) throw new Error(`${REGISTRY} is missing in ${objects.place}`);
    if (!stored || stored.tag === known?.tag) return;
    const before = known?.published.registry;
    const published = await loadPublished(objects, parseRegistry(stored.bytes), { key, before });
    known = { tag: stored.tag, published };
    await lastGood.write(published).catch((cause: unknown) => {
      onTrouble(new Error('The last good registry could not be kept on this machine', { cause }));
    });
  }

  const start = () =>
    check()
      .then(
        () => note(null),
        (error: unknown) => {
          note(error);
          if (!known) throw failure(503, 'server.notReady', 'Le service est momentanément indisponible.');
        },
      )
      .finally(() => {
        checkedAt = now().getTime();
        checking = null;
      });

  function note(error: unknown): void {
    const why = error === null ? null : String(error);
    if (why === trouble) return;
    trouble = why;
    onTrouble(error);
  }

  async function restore(): Promise<void> {
    const published = await lastGood.read().catch((error: unknown) => {
      onTrouble(error);
      return null;
    });
    if (published) known ??= { published };
  }

  async function read(): Promise<Published | null> {
    restoring ??= restore();
    await restoring;
    if (known && now().getTime() - checkedAt < freshMs) return known.published;
    const limit = checkedAt === 0 ? FIRST_CHECK_WITHIN_MS : CHECK_WITHIN_MS;
    checking ??= start();
    await (known ? Promise.race([checking, timeout(limit)]) : checking);
    return known?.published ?? null;
  }

  async function readAnew(): Promise<Published | null> {
    // A look that is under way may have begun before the change.
    await checking?.catch(() => {});
    checkedAt = Math.min(checkedAt, now().getTime() - freshMs);
    return read();
  }

  async function standing() {
    const published = await read().catch(() => null);
    const state: Standing = !published ? 'none' : known?.tag && trouble === null ? 'current' : 'last good';
    return { state, revision: published?.registry.revision ?? null };
  }
  return { objects, files, read, readAnew, standing };
}

const timeout = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds).unref());

/** The registry for visitors, without the administrators' remote. */
export const publicRegistry = ({ registry, shell }: Published): Registry => ({
  revision: registry.revision,
  ...(registry.epoch && { epoch: registry.epoch }),
  ...(shell.facts && { shell: shell.facts }),
  remotes: entriesFor(registry, 'signedIn'),
});

export const adminEntries = ({ registry }: Published): RegistryEntry[] => entriesFor(registry, 'admin');

const entriesFor = ({ remotes, signers }: StoreRegistry, access: RegistryEntry['access']) =>
  remotes.filter((entry) => entry.access === access).map((entry) => forPages(entry, signers?.[entry.id]));

/** Removes what pages must not see, the accounts of a canary and withdrawals, and adds who may sign the entry. */
function forPages(
  { withdrawn, built, canary, ...rest }: StoreEntry,
  signers: Signers | undefined,
): RegistryEntry {
  const entry = signers ? { ...rest, signers } : rest;
  if (!canary) return entry;
  const { named, since, ...offered } = canary;
  return { ...entry, canary: offered };
}
