import type { App } from '../../base/app-types.ts';
import { movedBeyond } from '../../base/db/migrate.ts';
import { failure } from '../../base/errors.ts';
import { lately } from './lately.ts';

/** A balancer checks often and waits briefly, so a database that hangs counts as down; one that is only slow to be asked does not. */
const PATIENCE = { soonMs: 500, goodForMs: 10_000, atMostMs: 2500 };
const SENTENCE = 'Le service est momentanément indisponible.';

/**
 * /healthz: the process answers. /readyz: its database answers too, has what this program needs, and there are pages to serve.
 * A portal that goes on with its last good registry is ready, and says so: taking it out of the balancer would help nobody.
 * 404 from a process that serves, but is about to end: HAProxy then gives it nothing new and lets it answer what it has
 * (`http-check disable-on-404`); to all others it is not ready.
 */
export async function healthRoutes(app: App) {
  app.get('/healthz', { schema: { hide: true }, logLevel: 'warn' }, async () => ({ status: 'ok' }));

  const orNotReady = <T>(asked: Promise<T>, otherwise: string): Promise<T> =>
    asked.catch((error) => {
      app.log.error({ err: error }, otherwise);
      throw failure(503, 'server.notReady', SENTENCE);
    });
  const beyondUs = lately(() => movedBeyond(app.db), PATIENCE);
  const published = lately(() => app.releases.standing(), PATIENCE);

  app.get('/readyz', { schema: { hide: true }, logLevel: 'warn' }, async () => {
    if (app.isLeaving()) throw failure(404, 'server.leaving', SENTENCE);
    // Both at once: a check waits for the slower one, not for their sum.
    const [beyond, { state, revision }] = await Promise.all([
      orNotReady(beyondUs(), 'the database does not answer'),
      orNotReady(published(), 'the releases cannot be read'),
    ]);
    if (beyond) {
      app.log.error(
        { migration: beyond },
        'the database was moved beyond this program: start a newer release',
      );
      throw failure(503, 'server.tooOld', SENTENCE);
    }
    if (state === 'none') throw failure(503, 'server.nothingPublished', SENTENCE);
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
