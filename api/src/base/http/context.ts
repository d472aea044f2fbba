import type { RouteOptions } from 'fastify';
import fp from 'fastify-plugin';
import type { App } from '../app-types.ts';
import type { Config } from '../config/config.ts';
import type { Database } from '../db/open.ts';
import type { Db } from '../db/schema.ts';
import type { FileStore } from '../files/file-store.ts';
import type { FileMaker } from '../files/files.service.ts';
import { openFiles } from '../files/open-files.ts';
import { openPictures, type Pictures } from '../pictures/pictures.ts';
import type { Siblings } from '../processes/figures.ts';
import type { LogStream } from './logging.ts';

/** What the application is made from: production and tests hand in their own. */
export interface AppDeps {
  readonly config: Config;
  readonly database: Database;
  /** True by default; tests are quiet. */
  readonly logging?: boolean;
  /** Where the log goes instead of the standard output. */
  readonly logStream?: LogStream;
  readonly now?: () => Date;
  /** The other workers of this machine, where it is one of several. */
  readonly siblings?: Siblings;
  /** Hears of every route as it is registered. */
  readonly onRoute?: (route: RouteOptions) => void;
}

declare module 'fastify' {
  interface FastifyInstance {
    readonly config: Config;
    readonly database: Database;
    readonly db: Db;
    readonly files: FileStore;
    readonly pictures: Pictures;
    readonly now: () => Date;
    readonly siblings: Siblings | null;
    /** Makes a file that was promised and never made; the wing that promises files hands it in. */
    readonly makeFile: FileMaker;
  }
}

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
