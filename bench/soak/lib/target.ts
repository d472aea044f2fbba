import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { parseConfig } from '../../../api/src/base/config/index.ts';
import { openDatabase } from '../../../api/src/base/db/index.ts';
import { openSession } from '../../../api/src/people/index.ts';
import { publishTestStore, testDataDir } from '../../../tools/lib/releases/index.ts';
import { startServer } from '../../../tools/lib/servers/index.ts';

export type Caller = 'nobody' | 'customer' | 'admin' | 'backoffice';

export interface Target {
  readonly url: string;
  /** An authorization header with a new session, so that a call that ends the session affects no other call. */
  bearer(caller: Caller, account?: string): Promise<string>;
  /** The first column of all rows that the statement reads from the running server's database. */
  column(statement: string): string[];
  /** Number of answers so far by class of status ('2xx'), from the server's metrics. */
  answers(): Promise<Record<string, number>>;
  /** The error lines of the server's log. */
  failures(): Promise<string[]>;
  stop(): Promise<void>;
}

const SECRET = 'scanned-by-nobody-but-us';

/** Starts the real server with the published build and new demonstration data. */
export async function startTarget(): Promise<Target> {
  await publishTestStore((line) => console.log(line));
  const dataDir = await testDataDir();
  const logFile = join(dataDir, 'server.log');
  const env = {
    PATH: process.env.PATH,
    PORT: '0',
    DATA_DIR: dataDir,
    DEMO_PRODUCTS: '200',
    LOG_LEVEL: 'error',
    BACKOFFICE_SECRET: SECRET,
  };
  const server = await startServer(env, { logFile });
  const beside = new DatabaseSync(join(dataDir, 'extranet.db'), { timeout: 10_000 });
  // Without this trigger the scan would get 429 only. The API has no switch for its throttles, so the database drops the attempts.
  beside.exec(`create trigger no_throttle after insert on throttles
    begin delete from throttles where key = new.key; end`);
  const database = await openDatabase(parseConfig(env), { owner: false });
  return {
    url: server.url,
    bearer: async (caller, account) => {
      if (caller === 'nobody') return 'Bearer nobody';
      if (caller === 'backoffice') return `Bearer ${SECRET}`;
      const id = account ?? (caller === 'admin' ? 'u-admin' : 'u-garage');
      return `Bearer ${await openSession(database.db, id, caller, new Date())}`;
    },
    column: (statement) =>
      beside
        .prepare(statement)
        .all()
        .map((row) => String(Object.values(row)[0])),
    answers: async () => countAnswers(await (await fetch(`${server.url}/metrics`)).text()),
    failures: async () => (await readFile(logFile, 'utf8')).split('\n').filter(Boolean),
    stop: async () => {
      beside.close();
      await database.close();
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Sums the counter of answered calls by the first digit of the status. */
function countAnswers(metrics: string): Record<string, number> {
  const found: Record<string, number> = {};
  for (const [, status, count] of metrics.matchAll(
    /^extranet_http_request_seconds_count\{[^}]*status="(\d)[^"]*"[^}]*\} (\d+)/gm,
  ))
    found[`${status}xx`] = (found[`${status}xx`] ?? 0) + Number(count);
  return found;
}
