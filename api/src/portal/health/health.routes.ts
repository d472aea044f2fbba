import type { App } from '../../base/app-types.ts';
import { movedBeyond } from '../../base/db/migrate.ts';
import { failure } from '../../base/errors.ts';
import { within } from '../../base/within.ts';

/** A balancer checks often and waits briefly, so a database that hangs counts as down. */
const READY_WITHIN_MS = 2500;

/**
 * /healthz: the process answers. /readyz: its database answers too, has what this program needs, and there are pages to serve.
 * A portal that goes on with its last good registry is ready, and says so: taking it out of the balancer would help nobody.
 */
export async function healthRoutes(app: App) {
  app.get('/healthz', { schema: { hide: true }, logLevel: 'warn' }, async () => ({ status: 'ok' }));

  const inTime = <T>(asked: Promise<T>, otherwise: string): Promise<T> =>
    within(READY_WITHIN_MS, asked).catch((error) => {
      app.log.error({ err: error }, otherwise);
      throw failure(503, 'server.notReady', 'Le service est momentanément indisponible.');
    });

  app.get('/readyz', { schema: { hide: true }, logLevel: 'warn' }, async () => {
    const beyond = await inTime(movedBeyond(app.db), 'the database does not answer');
    if (beyond) {
      app.log.error(
        { migration: beyond },
        'the database was moved beyond this program: start a newer release',
      );
      throw failure(503, 'server.tooOld', 'Le service est momentanément indisponible.');
    }
    const { state, revision } = await inTime(app.releases.standing(), 'the releases cannot be read');
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
