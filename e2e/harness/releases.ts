import { createHash } from 'node:crypto';
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Release } from '@extranet/shared/registry';
import { folderObjects } from '../../api/src/base/storage/index.ts';
import {
  changeEntry,
  changeRegistry,
  nameAccounts,
  readRegistry,
  releasesFolder,
  type StoreEntry,
} from '../../api/src/portal/releases/index.ts';
import type { EarlierShell } from '../../tools/testing/earlier-shell.ts';
import type { Breakage } from './breakages.ts';
import type { Portal } from './portal.ts';

interface Publication extends Breakage {
  /** Keeps the working release as the previous one. */
  withPrevious: boolean;
}

/** The store that the portal serves from. */
export const storeOf = (portal: Portal) => folderObjects(releasesFolder(portal.dataDir));

async function soundEntry(portal: Portal, id: string): Promise<StoreEntry> {
  const sound = (await readRegistry(storeOf(portal))).remotes.find((entry) => entry.id === id);
  if (!sound) throw new Error(`no remote ${id}`);
  return sound;
}

/** Copies the stable release, changes its code and returns the new release; the registry does not name it yet. */
function copyRelease(portal: Portal, { id, stable }: StoreEntry, { code, contract }: Breakage): Release {
  const folder = portal.releasesOf(`remote-${id}`);
  // A copy of a copy is named like a copy: fifty in a row would else be too long for a folder's name.
  const mark = Date.now();
  const copyId = `${stable.id.replace(/-copy-\d+$/, '')}-copy-${mark}`;
  const container = `${stable.container.replace(/_\d{13}$/, '')}_${mark}`;
  cpSync(join(folder, stable.id), join(folder, copyId), { recursive: true });
  let changed = false;
  for (const file of readdirSync(join(folder, copyId))) {
    const path = join(folder, copyId, file);
    if (/\.(br|gz)$/.test(file)) rmSync(path);
    else if (file.endsWith('.js')) {
      const renamed = readFileSync(path, 'utf8').replaceAll(stable.container, container);
      const written = code ? code(file, renamed) : renamed;
      changed ||= written !== renamed;
      writeFileSync(path, written);
    }
  }
  if (code && !changed)
    throw new Error(`nothing was broken in ${id}: the build looks otherwise than expected`);
  const assets = stable.assets.map((asset) => {
    const content = readFileSync(join(folder, copyId, asset.file));
    const integrity = `sha384-${createHash('sha384').update(content).digest('base64')}`;
    return { ...asset, integrity, bytes: content.length };
  });
  return {
    ...{ ...stable, id: copyId, base: stable.base.replace(stable.id, copyId), container, assets },
    contract: contract ?? stable.contract,
  };
}

type Undo = () => Promise<void>;

/**
 * Publishes a release of a remote that is broken in a given way, as stable. Undo puts the sound one back; whoever needs
 * it to be served then waits until it is seen.
 */
export const publishBroken = (portal: Portal, id: string, how: Publication): Promise<Undo> =>
  publishAllBroken(portal, [id], how);

/** The same for several remotes at once. */
export async function publishAllBroken(portal: Portal, ids: string[], how: Publication): Promise<Undo> {
  const undos: Undo[] = [];
  for (const id of ids) undos.push(await place(portal, id, how));
  await seen(portal);
  return async () => {
    for (const undo of undos) await undo();
  };
}

async function place(portal: Portal, id: string, { withPrevious, ...change }: Publication): Promise<Undo> {
  const sound = await soundEntry(portal, id);
  const { stable } = sound;
  const broken = copyRelease(portal, sound, change);
  await changeEntry(storeOf(portal), id, (entry) => ({
    ...entry,
    stable: broken,
    previous: withPrevious ? stable : undefined,
  }));
  return async () => {
    await changeEntry(storeOf(portal), id, () => sound);
  };
}

/** Publishes the same code as the next release and returns its id; call `seen` before relying on it. */
export async function publishNext(portal: Portal, id: string): Promise<string> {
  const stable = copyRelease(portal, await soundEntry(portal, id), {});
  await changeEntry(storeOf(portal), id, (entry) => ({ ...entry, stable, previous: entry.stable }));
  return stable.id;
}

/** Puts another build of the shell into the store and serves it; no remote has a previous release to fall back on. */
export async function serveShell(portal: Portal, { id, dist }: EarlierShell): Promise<void> {
  const folder = join(releasesFolder(portal.dataDir), 'host');
  cpSync(dist, join(folder, id), { recursive: true });
  cpSync(join(dist, 'assets'), join(folder, 'assets'), { recursive: true });
  await changeRegistry(storeOf(portal), ({ remotes }) => ({
    shell: { id },
    remotes: remotes.map((entry) => ({ ...entry, previous: undefined })),
  }));
  await seen(portal);
}

/**
 * Releases a shell that has a later platform than any tab, and then a release of a remote that asks for it: the same code, so
 * that it runs. Returns the remote's new release.
 */
export async function releaseShellAndRemote(portal: Portal, id: string): Promise<string> {
  const folder = join(releasesFolder(portal.dataDir), 'host');
  const { shell } = await readRegistry(storeOf(portal));
  const later = `later-${Date.now()}`;
  cpSync(join(folder, shell.id), join(folder, later), { recursive: true });
  const facts = join(folder, later, 'shell.json');
  const described = JSON.parse(readFileSync(facts, 'utf8')) as { provides: Record<string, string> };
  for (const key of Object.keys(described.provides))
    if (key.startsWith('@extranet/')) described.provides[key] = '1.99.0';
  writeFileSync(facts, JSON.stringify(described));
  const entry = await soundEntry(portal, id);
  const release = copyRelease(portal, entry, {});
  const needs = { ...release.needs, '@extranet/shared/remote': '^1.99.0' };
  await changeRegistry(storeOf(portal), ({ remotes }) => ({
    shell: { id: later },
    remotes: remotes.map((one) => (one.id === id ? { ...one, stable: { ...release, needs } } : one)),
  }));
  await seen(portal);
  return release.id;
}

/** Publishes a canary for a share of the accounts or for some by name and returns its id; call `seen` before relying on it. */
export async function publishCanary(
  portal: Portal,
  id: string,
  { percent = 0, accounts = [], ...change }: Breakage & { percent?: number; accounts?: string[] },
): Promise<string> {
  const release = copyRelease(portal, await soundEntry(portal, id), change);
  const canary = { release, percent, ...(accounts.length > 0 && { named: nameAccounts(accounts) }) };
  await changeEntry(storeOf(portal), id, (entry) => ({ ...entry, canary }));
  return release.id;
}

/**
 * Publishes a copy of the live shell as its canary, with another script of its own, so that a page shows which one it has. Returns
 * its id; call `seen` before relying on it.
 */
export async function publishShellCanary(
  portal: Portal,
  { percent = 0, accounts = [], code }: Pick<Breakage, 'code'> & { percent?: number; accounts?: string[] },
): Promise<string> {
  const folder = join(releasesFolder(portal.dataDir), 'host');
  const { shell } = await readRegistry(storeOf(portal));
  const id = `${shell.id}-copy-${Date.now()}`;
  const page = readFileSync(join(folder, shell.id, 'index.html'), 'utf8');
  const [tag, name] = /<script [^>]*src="\/assets\/(host\.[^"]+)"[^>]*>/.exec(page) ?? [];
  if (!tag || !name) throw new Error('the page has no script of the shell');
  const renamed = `host.${id}.js`;
  const text = readFileSync(join(folder, 'assets', name), 'utf8');
  writeFileSync(join(folder, 'assets', renamed), code ? code(name, text) : `${text}\n// a copy`);
  cpSync(join(folder, shell.id), join(folder, id), { recursive: true });
  const { files: _files, ...facts } = JSON.parse(readFileSync(join(folder, id, 'shell.json'), 'utf8'));
  writeFileSync(join(folder, id, 'shell.json'), JSON.stringify(facts));
  const copied = page.replace(tag, `<script defer src="/assets/${renamed}">`);
  writeFileSync(join(folder, id, 'index.html'), copied);
  const named = accounts.length > 0 ? { named: nameAccounts(accounts) } : {};
  await changeRegistry(storeOf(portal), (registry) => ({
    ...registry,
    shell: { id: registry.shell.id, canary: { release: { id }, percent, ...named } },
  }));
  return id;
}

/** Waits until the server serves the current registry: it reads it once a second. */
export async function seen(portal: Portal): Promise<void> {
  const { revision } = await readRegistry(storeOf(portal));
  for (let tries = 0; tries < 50; tries += 1) {
    const served = (await (await fetch(`${portal.url}/remotes/registry.json`)).json()) as {
      revision: number;
    };
    if (served.revision === revision) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('the server did not take the registry up');
}
