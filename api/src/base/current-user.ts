import type { Catalogue } from '@extranet/shared/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { UsersTable } from './db/schema/accounts.ts';

export type SessionKind = 'customer' | 'admin';

/** The caller: the account's row without its secrets, and the session that the token belongs to. */
export interface CurrentUser extends Omit<UsersTable, 'catalogs' | 'password_hash' | 'email_norm'> {
  readonly catalogs: Catalogue[];
  readonly sessionKind: SessionKind;
  readonly tokenHash: string;
  readonly lastSeenAt: string;
  /** When the account last wrote, and how far the database's log was then; null where there is no replica. */
  readonly wroteAt: string | null;
  readonly wroteTo: number | null;
}

/** Runs before the body is read, so that an unauthenticated upload costs nothing. */
export type Gate = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

declare module 'fastify' {
  interface FastifyInstance {
    /** The caller, or null, for routes that visitors may call too. */
    readonly identify: (request: FastifyRequest) => Promise<CurrentUser | null>;
    /** Adds the canary releases that are offered to this account by name. */
    readonly withCanaries: <T extends { userEmail: string }>(user: T) => Promise<T & { canaries?: string[] }>;
    /** Gives the browser of an account that tries a shell out its cookie for the next page, and takes it from all others. */
    readonly offerShell: (
      request: FastifyRequest,
      reply: FastifyReply,
      account: { id: string; email: string },
    ) => Promise<void>;
    /** For whoever signs out: visitors have the stable shell. */
    readonly forgetShell: (request: FastifyRequest, reply: FastifyReply) => void;
    /** Lets a signed-in customer pass. */
    readonly customer: Gate;
    /** Lets a signed-in administrator pass. */
    readonly admin: Gate;
    /** Lets a valid token of either kind pass. */
    readonly anyone: Gate;
  }
  interface FastifyRequest {
    /** The caller; present on every route behind a gate. */
    user: CurrentUser;
  }
}
