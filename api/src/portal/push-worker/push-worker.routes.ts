import { readFileSync } from 'node:fs';
import type { App } from '../../base/app-types.ts';

/**
 * Beside the shell's files, where the page may take scripts from, but at an address that stays: browsers ask for it anew and
 * compare. It is allowed to speak for the whole portal.
 */
export async function pushWorkerRoutes(app: App) {
  const script = readFileSync(new URL('push-worker.js', import.meta.url), 'utf8');
  app.get('/assets/push-worker.js', { schema: { hide: true } }, async (_request, reply) =>
    reply
      .header('cache-control', 'no-cache')
      .header('service-worker-allowed', '/')
      .type('text/javascript; charset=utf-8')
      .send(script),
  );
}
