import type { RouteOptions } from 'fastify';
import fp from 'fastify-plugin';
import type { App } from '../app-types.ts';
import type { Config } from '../config/config.ts';
import type { Database } from '../db/open.ts';
import type { Db } from '../db/schema.ts';
import type { FileStore } from '../files/file-store.ts';
import type { FileMaker } from '../files/files.service.ts';
import { openFiles } from '../files/open-files.ts';
import type { WingFiles } from '../files/wing-files.ts';
import { openPictures, type Pictures } from '../pictures/pictures.ts';
import type { WorkersMetrics } from '../processes/worker-metrics.ts';
import type { LogStream } from './logging.ts';

/** What the application is built from; production and tests pass different ones. */
export interface AppDeps {
  readonly config: Config;
  readonly database: Database;
  /** True by default; tests are quiet. */
  readonly logging?: boolean;
  /** Receives the log instead of the standard output. */
  readonly logStream?: LogStream;
  readonly now?: () => Date;
  /** Where several workers share this machine. */
  readonly workersMetrics?: WorkersMetrics;
  /** Called for every route as it is registered. */
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
    readonly workersMetrics: WorkersMetrics | null;
    /** Makes a file that has a row but no contents yet; passed in by the wing that creates such rows. */
    readonly makeFile: FileMaker;
    /** Who may read the files of each wing, and which are in use. */
    readonly wingFiles: readonly WingFiles[];
  }
}

interface OfWings {
  readonly makeFile: FileMaker;
  readonly wingFiles: readonly WingFiles[];
}

/** Gives every route the database, the files, the configuration and the clock, and every answer its request's id. */
export const context = fp(async (app: App, deps: AppDeps & OfWings) => {
  app.decorate('config', deps.config);
  app.decorate('database', deps.database);
  app.decorate('db', deps.database.db);
  app.decorate('files', await openFiles(deps.config));
  app.decorate('makeFile', deps.makeFile);
  app.decorate('wingFiles', deps.wingFiles);
  const pictures = openPictures();
  app.decorate('pictures', pictures);
  app.addHook('onClose', () => pictures.close());
  app.decorate('workersMetrics', deps.workersMetrics ?? null);
  app.decorate('now', deps.now ?? (() => new Date()));
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
});
