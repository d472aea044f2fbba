import fp from 'fastify-plugin';
import type { App, AppDeps } from '../app-types.ts';
import { openFiles } from '../files/open-files.ts';

/** Gives every route the database, the files, the configuration and the clock; names each answer by its request's id. */
export const context = fp(async (app: App, deps: AppDeps) => {
  app.decorate('config', deps.config);
  app.decorate('database', deps.database);
  app.decorate('db', deps.database.db);
  app.decorate('files', await openFiles(deps.config));
  app.decorate('siblings', deps.siblings ?? null);
  app.decorate('now', deps.now ?? (() => new Date()));
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
});
