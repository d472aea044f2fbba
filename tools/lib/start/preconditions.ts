import { access, constants, mkdir } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { Config } from '../../../api/src/base/config/index.ts';
import { startError } from '../../../api/src/base/index.ts';
import { prepareDatabase } from '../../../api/src/prepare.ts';

/** Checked before anything is built, so that a wrong folder is known at once. */
export async function assertWritable(dataDir: string): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true });
    await access(dataDir, constants.W_OK | constants.X_OK);
  } catch {
    throw startError(`DATA_DIR ${dataDir} cannot be written to.`);
  }
}

/** Checked before anything is built, so that a taken port is known at once and not after a minute. */
export function assertPortFree(host: string, port: number): Promise<void> {
  const probe = createServer();
  return new Promise((resolve, reject) => {
    probe.once('error', ({ code }: NodeJS.ErrnoException) =>
      reject(
        startError(
          code === 'EADDRINUSE'
            ? `PORT ${port} on ${host} is in use by another program.`
            : `PORT ${port} on ${host} cannot be opened (${code}).`,
        ),
      ),
    );
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
}

/** Opens, migrates and fills the database. Throws a start error, one sentence, when it cannot. */
export async function assertDatabase(config: Config): Promise<void> {
  const database = await prepareDatabase(config);
  await database.close();
}
