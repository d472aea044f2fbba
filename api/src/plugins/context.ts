import fp from 'fastify-plugin';
import type { App, AppDeps } from '../app-types.ts';
import { openFileStore } from '../files/file-store.ts';

/** Gives every route the database, the files, the configuration and the clock; names each answer by its request's id. */
export const context = fp(async (app: App, deps: AppDeps) => {
  app.decorate('config', deps.config);
  app.decorate('database', deps.database);
  app.decorate('db', deps.database.db);
  app.decorate('files', openFileStore(deps.config.dataDir));
  app.decorate('now', deps.now ?? (() => new Date()));
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
});
