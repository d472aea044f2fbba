import { folderObjects } from '../base/storage/folder-objects.ts';
import type { Objects } from '../base/storage/objects.ts';
import { releasesFolder } from '../portal/releases/open-releases.ts';
import type { StoreEntry } from '../portal/releases/store-registry.ts';
import { REGISTRY } from '../portal/releases/store-registry.ts';

export const sampleRelease = (remote: string, id: string) => ({
  ...{ id, version: '1.0.0', base: `/r/remote-${remote}/${id}/`, container: `remote_${remote}_${id}` },
  ...{ entry: 'entry.js', contract: 1, needs: {} },
  assets: [{ file: 'entry.js', integrity: 'sha384-x', bytes: 3, groups: [], platform: ['ui/table'] }],
});

export const sampleEntry = (id: string, more: Partial<StoreEntry> = {}): StoreEntry => ({
  ...{ id, label: id, mounts: [`/${id}`], slots: [], nav: [], order: 1, access: 'signedIn' },
  stable: sampleRelease(id, '1.0.0-a'),
  ...more,
});

/** What npm start publishes, in small: a shell, the stable release of each entry, and their registry. */
export async function publishSample(objects: Objects, remotes: StoreEntry[]): Promise<void> {
  const shell = { platform: { 'ui/table': ['/assets/t.js'] } };
  const write = (key: string, text: string) => objects.write(key, Buffer.from(text));
  await write('host/1/index.html', '<head><!--data--></head>');
  await write('host/1/shell.json', JSON.stringify(shell));
  await write('host/assets/t.js', '2+2');
  for (const { id, stable } of remotes) await write(`remotes/remote-${id}/${stable.id}/entry.js`, '1+1');
  await write(REGISTRY, JSON.stringify({ revision: 3, shell: { id: '1' }, remotes }));
}

/** A shell alone, for a server whose pages are not looked at: without one it is not ready. */
export const publishShellOnly = (dataDir: string): Promise<void> =>
  publishSample(folderObjects(releasesFolder(dataDir)), []);
