import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after } from 'node:test';
import { buildApp } from '../app.ts';

import type { App } from '../base/app-types.ts';
import { type Config, parseConfig } from '../base/config/config.ts';
import { type Database, openDatabase } from '../base/db/open.ts';
import type { AppDeps } from '../base/http/context.ts';
import { copyPostgres, copySqlite, newTestName, runSql } from './prepared.ts';

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
 * database of its own. Both are gone when the test file ends.
 */
export async function buildTestApp({
  env = {},
  products = 300,
  onRoute,
  logStream,
}: Options = {}): Promise<TestApp> {
  const dataDir = mkdtempSync(join(tmpdir(), 'extranet-api-'));
  const server = process.env.DATABASE_URL_TEST;
  const copy = server ? await copyPostgres(products, server) : await copySqlite(products, dataDir);
  const config = parseConfig({
    DATA_DIR: dataDir,
    DEMO: '1',
    PUBLIC_URL: 'https://extranet.example',
    ...(copy ? { DATABASE_URL: copy.url } : {}),
    ...env,
  });
  const database = await openDatabase(config);
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
    await copy?.drop();
    rmSync(dataDir, { recursive: true, force: true });
  });
  const wait = (milliseconds: number) => {
    offset += milliseconds;
  };
  return { app, config, database, wait };
}

/** An empty schema of the test's own, for what makes or fills a database itself. */
export async function freshSchema(url: string | undefined) {
  if (!url) return null;
  const name = newTestName();
  await runSql(url, `create schema ${name}`);
  const scoped = new URL(url);
  scoped.searchParams.set('options', `-c search_path=${name}`);
  return { url: scoped.href, drop: () => runSql(url, `drop schema ${name} cascade`) };
}
