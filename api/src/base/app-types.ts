import type { IncomingMessage, ServerResponse } from 'node:http';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type {
  FastifyBaseLogger,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  RawServerDefault,
  RouteOptions,
} from 'fastify';
import type { Config } from './config/config.ts';
import type { CurrentUser } from './current-user.ts';
import type { Database } from './db/open.ts';
import type { Db } from './db/schema.ts';
import type { FileStore } from './files/file-store.ts';
import type { FileMaker } from './files/files.service.ts';
import type { LogStream } from './http/logging.ts';
import type { Pictures } from './pictures/pictures.ts';
import type { Siblings } from './processes/figures.ts';
import type { AccountLimit } from './throttle/account-limits.ts';

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

export type App = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  TypeBoxTypeProvider
>;

export interface Outbox {
  /** Call it after the commit: sends what is due, without anybody waiting for it. */
  wake(): void;
  /** Sends what is due, and is done when nothing is. */
  deliver(): Promise<void>;
}

/** Runs before the body is read, so that a stranger's upload or nonsense costs nothing. */
export type Gate = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

declare module 'fastify' {
  interface FastifyInstance {
    readonly config: Config;
    readonly database: Database;
    readonly db: Db;
    readonly files: FileStore;
    readonly pictures: Pictures;
    readonly now: () => Date;
    readonly outbox: Outbox;
    readonly siblings: Siblings | null;
    /** Makes a file that was promised and never made; the wing that promises files hands it in. */
    readonly makeFile: FileMaker;
    /** Who is calling, where being nobody is no mistake. */
    readonly identify: (request: FastifyRequest) => Promise<CurrentUser | null>;
    /** Adds the canary releases that are offered to this account by name. */
    readonly withCanaries: <T extends { userEmail: string }>(user: T) => Promise<T & { canaries?: string[] }>;
    /** Lets a signed-in customer pass. */
    readonly customer: Gate;
    /** Lets a signed-in administrator pass. */
    readonly admin: Gate;
    /** Lets whoever holds a valid token of either kind pass. */
    readonly anyone: Gate;
  }
  interface FastifyContextConfig {
    /** How a body that breaks its schema is answered: 400 unless it says otherwise. */
    readonly invalidStatus?: 400 | 422;
    /** How often an account may call it; the route stands behind a gate. */
    readonly limit?: AccountLimit;
  }
  interface FastifyRequest {
    /** The caller; present on every route behind a gate. */
    user: CurrentUser;
  }
}
