import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startOwnPostgres } from '../../tools/lib/servers/index.ts';
import { type KillReport, killRounds } from './lib/kill-rounds.ts';

const READY_WITHIN_MS = 5000;

/** Kills the server with kill -9 while customers order, 50 rounds on each database. Arguments: rounds, and one database. */
export async function run([rounds = '50', only = '']: string[]): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), 'extranet-kills-'));
  const server = await startOwnPostgres({ durable: true });
  const envOf = (name: string, more: Record<string, string> = {}) => ({
    PATH: process.env.PATH,
    PORT: '0',
    DEMO: '1',
    DEMO_PRODUCTS: '60',
    LOG_LEVEL: 'silent',
    DATA_DIR: join(folder, name),
    ...more,
  });
  try {
    const outcomes: boolean[] = [];
    if (only !== 'postgres') outcomes.push(await passes('SQLite', envOf('sqlite'), Number(rounds)));
    if (only === 'sqlite') return outcomes.every(Boolean);
    if (server)
      outcomes.push(
        await passes('PostgreSQL', envOf('postgres', { DATABASE_URL: server.url }), Number(rounds)),
      );
    else console.log('PostgreSQL is left out: there is none here.');
    return outcomes.length > 0 && outcomes.every(Boolean);
  } finally {
    await server?.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function passes(
  name: string,
  env: Record<string, string | undefined>,
  rounds: number,
): Promise<boolean> {
  const report = await killRounds(env, rounds, (line) => console.log(`${name}, ${line}`));
  const { median, slowest } = starts(report);
  const { acknowledged, broken } = report;
  console.log(
    `${name}: ${rounds} kills, ${acknowledged} orders acknowledged, ${broken.length} promises broken; ready after ${median} ms (median), ${slowest} ms (slowest)`,
  );
  for (const sentence of broken) console.log(`  ${sentence}`);
  return broken.length === 0 && slowest < READY_WITHIN_MS;
}

function starts({ readyMs }: KillReport): { median: number; slowest: number } {
  const sorted = readyMs.map(Math.round).toSorted((a, b) => a - b);
  return { median: sorted[Math.floor(sorted.length / 2)] ?? 0, slowest: sorted.at(-1) ?? 0 };
}
