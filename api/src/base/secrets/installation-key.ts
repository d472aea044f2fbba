import { createHmac, randomBytes } from 'node:crypto';
import { link, mkdir, readFile, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const FILE = 'vehicle-secret';

/**
 * The key with which personal data that few values can have (a plate) is hashed: without it, trying them all would undo the
 * hash. It lies outside of the database, so that a copy of the database alone tells nothing.
 */
export async function installationKey(dataDir: string): Promise<string> {
  const path = join(dataDir, FILE);
  const known = await readFile(path, 'utf8').catch(() => undefined);
  if (known) return known;
  await mkdir(dataDir, { recursive: true });
  const draft = `${path}-${process.pid}`;
  await writeFile(draft, randomBytes(32).toString('hex'), { mode: 0o600 });
  try {
    // Whole or not at all: of several processes that start at once, all take the key of the first.
    await link(draft, path);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  await unlink(draft);
  return readFile(path, 'utf8');
}

export const keyedHash = (key: string, text: string): string =>
  createHmac('sha256', key).update(text).digest('base64url');
