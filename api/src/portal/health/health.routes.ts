import { sql } from 'kysely';
import type { App } from '../../base/app-types.ts';
import { failure } from '../../base/errors.ts';
import { within } from '../../base/within.ts';

/** A balancer checks often and waits briefly, so a database that hangs counts as down. */
const READY_WITHIN_MS = 2500;

/**
 * /healthz: the process answers. /readyz: its database answers too, and there are pages to serve. A portal that goes on with
 * its last good registry is ready, and says so: taking it out of the balancer would help nobody.
 */
export async function healthRoutes(app: App) {
  app.get('/healthz', { schema: { hide: true }, logLevel: 'warn' }, async () => ({ status: 'ok' }));

  app.get('/readyz', { schema: { hide: true }, logLevel: 'warn' }, async () => {
    try {
      await within(READY_WITHIN_MS, sql`select 1`.execute(app.db));
    } catch (error) {
      app.log.error({ err: error }, 'the database does not answer');
      throw failure(503, 'server.notReady', 'Le service est momentanément indisponible.');
    }
    const { state, revision } = await within(READY_WITHIN_MS, app.releases.standing());
    if (state === 'none')
      throw failure(503, 'server.nothingPublished', 'Le service est momentanément indisponible.');
    const { dialect, replica } = app.database;
    const facts = {
      database: dialect.name,
      ...(replica && { replica: replica.watch.verdict.state }),
      releases: state,
      revision,
    };
    return { status: state === 'current' ? 'ready' : 'degraded', ...facts };
  });
}
