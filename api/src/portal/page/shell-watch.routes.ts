import { readFileSync } from 'node:fs';
import type { App } from '../../base/app-types.ts';

const ADDRESS = '/assets/shell-watch.js';

/** Before everything else in a canary's page, so that nothing can fail unseen. */
export const watchedPage = (html: string): string =>
  html.replace(/<head[^>]*>/, (head) => `${head}\n    <script src="${ADDRESS}"></script>`);

/** Beside the shell's files, where the page may take scripts from, but not one of them: they may all be broken. */
export async function shellWatchRoutes(app: App) {
  const script = readFileSync(new URL('shell-watch.js', import.meta.url), 'utf8');
  app.get(ADDRESS, { schema: { hide: true } }, async (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('text/javascript; charset=utf-8').send(script),
  );
}
