import fp from 'fastify-plugin';
import type { App, AppDeps } from '../app-types.ts';
import type { FileMaker } from '../files/files.service.ts';
import { openFiles } from '../files/open-files.ts';
import { openPictures } from '../pictures/pictures.ts';

/** Gives every route the database, the files, the configuration and the clock; names each answer by its request's id. */
export const context = fp(async (app: App, deps: AppDeps & { readonly makeFile: FileMaker }) => {
  app.decorate('config', deps.config);
  app.decorate('database', deps.database);
  app.decorate('db', deps.database.db);
  app.decorate('files', await openFiles(deps.config));
  app.decorate('makeFile', deps.makeFile);
  const pictures = openPictures();
  app.decorate('pictures', pictures);
  app.addHook('onClose', () => pictures.close());
  app.decorate('siblings', deps.siblings ?? null);
  app.decorate('now', deps.now ?? (() => new Date()));
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
});
