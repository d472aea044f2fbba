import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { migrate } from '../base/db/migrate.ts';
import { openDatabase } from '../base/db/open.ts';
import { newId } from '../base/secrets/tokens.ts';
import { loadDemo } from '../demo/load.ts';

const DATABASE_FILE = 'extranet.db';

/** By the number of products: where the database is that the others are copies of. */
const prepared = new Map<number, Promise<string>>();

function preparedOnce(products: number, prepare: () => Promise<string>): Promise<string> {
  const known = prepared.get(products) ?? prepare();
  prepared.set(products, known);
  return known;
}

/** Puts a database with the demonstration into the folder: it is filled once in a process, and copied from then on. */
export async function copySqlite(products: number, dataDir: string): Promise<void> {
  const source = await preparedOnce(products, async () => {
    const folder = join(ownFolder(), String(products));
    await fill({ dataDir: folder, databaseUrl: null }, products);
    return folder;
  });
  cpSync(join(source, DATABASE_FILE), join(dataDir, DATABASE_FILE));
}

/** The same beside the database of this address: that of the copy, and how to drop it. */
export async function copyPostgres(products: number, url: string) {
  const source = await preparedOnce(products, async () => {
    const { name, address } = await createDatabase(url);
    if (templates.push(name) === 1) process.once('beforeExit', () => dropTemplates(url));
    await fill({ dataDir: tmpdir(), databaseUrl: address }, products);
    return name;
  });
  const { name, address } = await createDatabase(url, source);
  return { url: address, drop: () => dropDatabase(url, name) };
}

let preparedFolder: string | undefined;

function ownFolder(): string {
  if (preparedFolder) return preparedFolder;
  const folder = mkdtempSync(join(tmpdir(), 'extranet-prepared-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  preparedFolder = folder;
  return folder;
}

const templates: string[] = [];

async function dropTemplates(url: string): Promise<void> {
  for (const name of templates) await dropDatabase(url, name);
}

async function fill(config: Parameters<typeof openDatabase>[0], products: number): Promise<void> {
  const database = await openDatabase(config);
  await migrate(database);
  await loadDemo(database, { products });
  await database.close();
}

async function createDatabase(url: string, template?: string) {
  const name = newTestName();
  await runSql(url, `create database ${name} ${template ? `template ${template}` : ''}`);
  const address = new URL(url);
  address.pathname = name;
  return { name, address: address.href };
}

const dropDatabase = (url: string, name: string) => runSql(url, `drop database ${name} with (force)`);

export const newTestName = () =>
  `test_${newId()
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')}`;

export async function runSql(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
