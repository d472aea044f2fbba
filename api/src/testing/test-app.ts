import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after } from 'node:test';
import pg from 'pg';
import { buildApp } from '../app.ts';
import type { App, AppDeps } from '../app-types.ts';
import { type Config, parseConfig } from '../config.ts';
import { migrate } from '../db/migrate.ts';
import { type Database, openDatabase } from '../db/open.ts';
import { loadDemo } from '../demo/load.ts';
import { newId } from '../secrets/tokens.ts';

export interface TestApp {
  readonly app: App;
  readonly config: Config;
  readonly database: Database;
  /** Moves the application's clock forward. */
  wait(milliseconds: number): void;
}

interface Options {
  readonly env?: Record<string, string>;
  readonly products?: number;
  readonly onRoute?: AppDeps['onRoute'];
  /** With it the application logs, at LOG_LEVEL of env. */
  readonly logStream?: AppDeps['logStream'];
}

/**
 * The real application on a fresh database: SQLite in a folder of its own, or, with DATABASE_URL_TEST, a PostgreSQL
 * schema of its own. Both are gone when the test file ends.
 */
export async function buildTestApp({
  env = {},
  products = 300,
  onRoute,
  logStream,
}: Options = {}): Promise<TestApp> {
  const dataDir = mkdtempSync(join(tmpdir(), 'extranet-api-'));
  const schema = await freshSchema(process.env.DATABASE_URL_TEST);
  const config = parseConfig({
    DATA_DIR: dataDir,
    DEMO: '1',
    PUBLIC_URL: 'https://extranet.example',
    ...(schema ? { DATABASE_URL: schema.url } : {}),
    ...env,
  });
  const database = await openDatabase(config);
  await migrate(database);
  await loadDemo(database, { products });
  let offset = 0;
  const now = () => new Date(Date.now() + offset);
  const app = await buildApp({
    config,
    database,
    now,
    logging: logStream !== undefined,
    ...(logStream ? { logStream } : {}),
    ...(onRoute ? { onRoute } : {}),
  });
  after(async () => {
    await app.close();
    await database.close();
    await schema?.drop();
    rmSync(dataDir, { recursive: true, force: true });
  });
  const wait = (milliseconds: number) => {
    offset += milliseconds;
  };
  return { app, config, database, wait };
}

export async function freshSchema(url: string | undefined) {
  if (!url) return null;
  const name = `test_${newId()
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')}`;
  await run(url, `create schema ${name}`);
  const scoped = new URL(url);
  scoped.searchParams.set('options', `-c search_path=${name}`);
  return { url: scoped.href, drop: () => run(url, `drop schema ${name} cascade`) };
}

async function run(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
