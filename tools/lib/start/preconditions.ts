import { access, constants, mkdir } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { Config } from '../../../api/src/base/config/index.ts';
import { startError } from '../../../api/src/base/index.ts';
import { prepareDatabase } from '../../../api/src/prepare.ts';

/** Asked before anything is built: what cannot end well does not begin. */
export async function assertWritable(dataDir: string): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true });
    await access(dataDir, constants.W_OK | constants.X_OK);
  } catch {
    throw startError(`DATA_DIR ${dataDir} cannot be written to.`);
  }
}

/** A taken port is known at once, instead of after a minute of building. */
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

/** Opens, migrates and fills the database, and says in one sentence why it cannot. */
export async function assertDatabase(config: Config): Promise<void> {
  const database = await prepareDatabase(config);
  await database.close();
}
