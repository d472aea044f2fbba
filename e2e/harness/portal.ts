import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { parseConfig } from '../../api/src/base/config/index.ts';
import { startServer } from '../../tools/lib/servers/index.ts';
import { testDataDir } from '../../tools/lib/test-data-dir.ts';
import { keepDemoData, takeDemoData } from './demo-data.ts';

export interface Portal {
  url: string;
  dataDir: string;
  /** The folder with a remote's published releases, for tests that remove it. */
  releasesOf: (remote: string) => string;
  adminLink: () => Promise<string>;
  /** Changes the database directly, while the server is running. */
  sql: (statement: string) => Promise<void>;
  rows: <Row>(query: string) => Row[];
  stop: () => Promise<void>;
}

export interface PortalOptions {
  products?: number;
  env?: Record<string, string>;
}

/** Starts the real server on the real build, with its own database. */
export async function startPortal({ products = 600, env: more = {} }: PortalOptions = {}): Promise<Portal> {
  const dataDir = await testDataDir();
  const env = {
    PATH: process.env.PATH,
    PORT: '0',
    DATA_DIR: dataDir,
    DEMO_PRODUCTS: String(products),
    LOG_LEVEL: 'warn',
    ...more,
  };
  const filled = await takeDemoData(dataDir, products);
  const server = await startServer(env, { logFile: join(dataDir, 'server.log') });
  if (!filled)
    await keepDemoData(dataDir, products).catch(async (error: unknown) => {
      await server.stop();
      throw error;
    });
  const open = () => new DatabaseSync(join(dataDir, 'extranet.db'), { timeout: 5_000 });
  return {
    url: server.url,
    dataDir,
    releasesOf: (remote) => join(dataDir, 'releases/remotes', remote),
    adminLink: async () => {
      // Most files need no administrator, and loading this takes half a second.
      const { adminLink } = await import('../../tools/lib/start/index.ts');
      return adminLink(parseConfig(env), 'admin@demo.example', server.url);
    },
    sql: async (statement) => {
      const database = open();
      database.exec(statement);
      database.close();
    },
    rows: <Row>(query: string) => {
      const database = open();
      const rows = database.prepare(query).all() as Row[];
      database.close();
      return rows;
    },
    stop: async () => {
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
