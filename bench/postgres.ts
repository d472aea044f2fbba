import { startTestPostgres } from '../tools/lib/servers/index.ts';
import { measure as api } from './api.ts';
import { measure as backOffice } from './back-office.ts';
import { newDatabase } from './lib/new-database.ts';

/**
 * The parts 'api' and 'back-office' on a PostgreSQL that writes to the disk as in production. Four times their ceilings are
 * allowed.
 */
export async function measure(): Promise<string> {
  const server = await startTestPostgres({ durable: true });
  if (!server) return 'No PostgreSQL here.';
  try {
    const [head, rule, ...first] = (await onNewDatabase(server.url, 'bench_api', api)).split('\n');
    const [, , ...second] = (await onNewDatabase(server.url, 'bench_back_office', backOffice)).split('\n');
    return [head, rule, ...first, ...second].join('\n');
  } finally {
    await server.stop();
  }
}

async function onNewDatabase(url: string, name: string, part: () => Promise<string>): Promise<string> {
  process.env.BENCH_DATABASE_URL = await newDatabase(url, name);
  try {
    return await part();
  } finally {
    delete process.env.BENCH_DATABASE_URL;
  }
}
