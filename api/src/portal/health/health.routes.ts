import { sql } from 'kysely';
import type { App } from '../../base/app-types.ts';
import { failure } from '../../base/errors.ts';

/** A balancer checks often and waits briefly, so a database that hangs counts as down. */
const READY_WITHIN_MS = 2500;

/** /healthz: the process answers. /readyz: its database answers too. */
export async function healthRoutes(app: App) {
  app.get('/healthz', { schema: { hide: true }, logLevel: 'warn' }, async () => ({ status: 'ok' }));

  app.get('/readyz', { schema: { hide: true }, logLevel: 'warn' }, async () => {
    try {
      await within(READY_WITHIN_MS, sql`select 1`.execute(app.db));
    } catch (error) {
      app.log.error({ err: error }, 'the database does not answer');
      throw failure(503, 'server.notReady', 'Le service est momentanément indisponible.');
    }
    return { status: 'ready', database: app.database.dialect.name };
  });
}

async function within(milliseconds: number, answer: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('no answer in time')), milliseconds);
  });
  await Promise.race([answer, late]).finally(() => clearTimeout(timer));
}
