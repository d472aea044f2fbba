import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import staticFiles from '@fastify/static';
import type { App } from '../../base/app-types.ts';
import { notFound } from '../../base/errors.ts';
import { compressedFor } from '../../base/http/compressed.ts';
import { policyFor } from '../../base/http/content-policy.ts';
import { pushWorkerRoutes } from '../push-worker/push-worker.routes.ts';
import { publicRegistry } from '../releases/release-store.ts';
import { withCanaryShell } from '../releases/shell-canary.ts';
import { answerDelta, noteDictionary } from './delta-answers.ts';
import { renderPage } from './page.ts';
import { readsFor } from './reads-for.ts';
import { endShellCookie, shellChoice } from './shell-cookie.ts';
import { shellWatchRoutes, watchedPage } from './shell-watch.routes.ts';

const A_YEAR_MS = 365 * 24 * 3600 * 1000;

/** No pages under these prefixes: an unknown address there is answered 404, not with the landing page. */
const NO_PAGE = /^\/(api|r|assets|fonts|remotes)(\/|$)/;

/** The host's page under every page address, its files, and the published remotes. */
export async function portal(app: App) {
  const store = app.releases;
  const immutable = {
    decorateReply: false,
    preCompressed: true,
    immutable: true,
    maxAge: A_YEAR_MS,
    index: false as const,
    // A name that begins with a dot is answered 404.
    dotfiles: 'ignore' as const,
    // Browsers never revalidate an immutable file: these headers would be useless bytes.
    etag: false,
    lastModified: false,
    acceptRanges: false,
  };
  const folders = [
    ['/assets/', 'host/assets'],
    ['/fonts/', 'host/fonts'],
    ['/r/', 'remotes'],
  ] as const;
  await app.register(pushWorkerRoutes);
  await app.register(shellWatchRoutes);
  const { files } = store;
  for (const [prefix, folder] of folders)
    await app.register(async (scope) => {
      await mkdir(join(files.folder, folder), { recursive: true });
      scope.addHook('onRequest', async (request, reply) => {
        const key = `${folder}/${(request.url.split('?')[0] as string).slice(prefix.length)}`;
        await files.ensure(key);
        if (await answerDelta(files, key, request, reply)) return reply;
      });
      scope.addHook('onSend', async ({ url }, reply) => noteDictionary(url.split('?')[0] as string, reply));
      await scope.register(staticFiles, { ...immutable, prefix, root: join(files.folder, folder) });
    });

  const readFor = readsFor(store, app.now);
  app.get('/remotes/registry.json', { schema: { hide: true } }, async ({ query }, reply) => {
    const published = await readFor((query as { revision?: unknown }).revision);
    if (!published) throw notFound();
    const config = await app.freshConfig();
    reply.header('cache-control', 'no-cache');
    return { ...publicRegistry(published), config };
  });

  app.get('/*', { schema: { hide: true } }, async (request, reply) => {
    const published = await store.read();
    if (!published) throw notFound();
    if (NO_PAGE.test(request.url.split('?')[0] as string)) throw notFound();
    const { canary } = published;
    const choice = shellChoice(request, published.registry.shell.canary?.release.id);
    if (choice === 'outdated') endShellCookie(reply);
    const isTried = canary !== undefined && choice === 'canary';
    const page = renderPage({
      published: isTried ? withCanaryShell({ ...published, canary }) : published,
      url: request.url,
      config: app.publicConfig(),
      backofficeOrigin: app.config.backofficeOrigin,
      releasesKey: app.config.releasesKey,
      traces: app.tracing !== null,
    });
    const html = isTried ? watchedPage(page) : page;
    const policy = String(reply.getHeader('content-security-policy'));
    reply.header('content-security-policy', policyFor(html, policy));
    const { encoding, body } = await compressedFor(request.headers['accept-encoding'], html);
    if (encoding) reply.header('content-encoding', encoding);
    return (
      reply
        // No cache in between may give one browser's shell to another.
        .header('cache-control', choice === 'none' ? 'no-cache' : 'private, no-cache')
        .header('vary', 'accept-encoding, cookie')
        .type('text/html; charset=utf-8')
        .send(body)
    );
  });
}
