import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { publishTestStore, testDataDir } from '../releases/index.ts';
import { startServer } from '../servers/index.ts';

/** A portal of its own with the demonstration data, for as long as the work takes. */
export async function withDemoPortal<Result>(
  work: (url: string, env: Readonly<Record<string, string | undefined>>) => Promise<Result>,
): Promise<Result> {
  await publishTestStore(console.log);
  const dataDir = await testDataDir();
  const env = {
    PATH: process.env.PATH,
    PORT: '0',
    DATA_DIR: dataDir,
    DEMO_PRODUCTS: '600',
    LOG_LEVEL: 'warn',
  };
  const server = await startServer(env, { logFile: join(dataDir, 'server.log') });
  try {
    return await work(server.url, env);
  } finally {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
