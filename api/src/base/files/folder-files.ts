import { mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { newId } from '../secrets/tokens.ts';
import { assertFileKey, type FileStore, pathOfKey } from './file-store.ts';
import { incomingFiles } from './incoming.ts';

/** Files in a folder of this machine, or in one that several machines share. */
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
    moveIn: async (key, from) => {
      const path = pathOf(key);
      await mkdir(dirname(path), { recursive: true });
      await sync(from);
      await rename(from, path);
    },
    withLocalFile: async (key, use) => {
      const found = await stat(pathOf(key)).catch(nullWhenMissing);
      return found && use(pathOf(key));
    },
    read: (key) => readFile(pathOf(key)).catch(nullWhenMissing),
    open: async (key) => {
      const handle = await open(pathOf(key)).catch(nullWhenMissing);
      return handle ? handle.createReadStream() : null;
    },
    remove: async (keys) => {
      for (const key of keys) await rm(pathOf(key), { force: true });
    },
    ...incomingFiles(dataDir),
  };
}

function nullWhenMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}

async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r+');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Flushed to the disk before the rename: even after a power cut no name leads to half a file. */
async function writeThrough(path: string, contents: Uint8Array): Promise<void> {
  const handle = await open(path, 'wx');
  try {
    await handle.writeFile(contents);
    await handle.sync();
  } finally {
    await handle.close();
  }
}
