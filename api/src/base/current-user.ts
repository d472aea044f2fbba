import type { Catalogue } from '@extranet/shared/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { UsersTable } from './db/schema/accounts.ts';

export type SessionKind = 'customer' | 'admin';

/** Who is calling, as far as any feature needs it. */
export interface CurrentUser extends Omit<UsersTable, 'catalogs' | 'password_hash' | 'email_norm'> {
  readonly catalogs: Catalogue[];
  readonly sessionKind: SessionKind;
  readonly tokenHash: string;
  readonly lastSeenAt: string;
}

/** Runs before the body is read, so that a stranger's upload or nonsense costs nothing. */
export type Gate = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

declare module 'fastify' {
  interface FastifyInstance {
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
  interface FastifyRequest {
    /** The caller; present on every route behind a gate. */
    user: CurrentUser;
  }
}
