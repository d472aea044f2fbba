import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { publishTestStore, testDataDir } from '../../tools/lib/releases/index.ts';
import { startServer } from '../../tools/lib/servers/index.ts';
import { openBrowser } from './browser.ts';

export interface Measurable {
  readonly url: string;
  /** The server's process. */
  readonly pid: number;
  readonly browser: Browser;
  readonly dataDir: string;
  readonly env: Record<string, string | undefined>;
}

/** Runs the work with a browser and a portal of the published build, on a new database; stops both afterwards. */
export async function withPortalAndBrowser<T>(
  products: number | undefined,
  work: (portal: Measurable) => Promise<T>,
  settings: Readonly<Record<string, string>> = {},
): Promise<T> {
  await publishTestStore(() => {});
  const dataDir = await testDataDir();
  const env = {
    PATH: process.env.PATH,
    PORT: '0',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
    ...(products && { DEMO_PRODUCTS: String(products) }),
    ...settings,
  };
  const server = await startServer(env, { logFile: join(dataDir, 'log') });
  const browser = await openBrowser();
  try {
    return await work({ url: server.url, pid: server.pid, browser, dataDir, env });
  } finally {
    await browser.close();
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
