import { sql } from 'kysely';
import type { App } from '../app-types.ts';
import { failure } from '../errors.ts';

/** /healthz: the process answers. /readyz: its database answers too. */
export async function healthRoutes(app: App) {
  app.get('/healthz', { schema: { hide: true }, logLevel: 'warn' }, async () => ({ status: 'ok' }));

  app.get('/readyz', { schema: { hide: true }, logLevel: 'warn' }, async () => {
    try {
      await sql`select 1`.execute(app.db);
    } catch (error) {
      app.log.error({ err: error }, 'the database does not answer');
      throw failure(503, 'server.notReady', 'Le service est momentanément indisponible.');
    }
    return { status: 'ready', database: app.database.dialect.name };
  });
}
