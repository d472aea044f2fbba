import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { newId } from '../secrets/tokens.ts';
import { assertFileKey, type FileStore, pathOfKey } from './file-store.ts';
import { receiver } from './incoming.ts';

/** One machine's folder, or one that several machines share. */
export function folderFiles(dataDir: string): FileStore {
  const pathOf = (key: string) => {
    assertFileKey(key);
    return join(dataDir, 'files', pathOfKey(key));
  };
  return {
    write: async (key, contents) => {
      const path = pathOf(key);
      await mkdir(dirname(path), { recursive: true });
      const draft = `${path}.${newId()}.part`;
      try {
        await writeThrough(draft, contents);
        await rename(draft, path);
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },
    read: async (key) => {
      try {
        return await readFile(pathOf(key));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
        throw error;
      }
    },
    remove: (key) => rm(pathOf(key), { force: true }),
    receive: receiver(dataDir),
  };
}

/** On the disk before it has its name: a name never leads to half a file, even after a power cut. */
async function writeThrough(path: string, contents: Uint8Array): Promise<void> {
  const handle = await open(path, 'wx');
  try {
    await handle.writeFile(contents);
    await handle.sync();
  } finally {
    await handle.close();
  }
}
