import type { Catalogue } from '@extranet/shared/contracts';
import type { CurrentUser, SessionKind } from '../../base/current-user.ts';
import { compiledOnce } from '../../base/db/compiled-once.ts';
import type { UsersTable } from '../../base/db/schema/accounts.ts';
import type { DbOrTransaction } from '../../base/db/schema.ts';
import { hashToken, newId, newToken } from '../../base/secrets/tokens.ts';
import { forgetDevices } from './known-devices.queries.ts';

const HOUR = 3_600_000;
const LIFETIME: Record<SessionKind, number> = { customer: 30 * 24 * HOUR, admin: 12 * HOUR };

export async function openSession(
  db: DbOrTransaction,
  userId: string,
  kind: SessionKind,
  now: Date,
  { device, deviceHash }: { device: string; deviceHash: string | null } = { device: '', deviceHash: null },
): Promise<string> {
  const token = newToken();
  await db
    .insertInto('sessions')
    .values({
      token_hash: hashToken(token),
      id: newId(),
      device,
      device_hash: deviceHash,
      last_seen_at: now.toISOString(),
      kind,
      user_id: userId,
      created_at: now.toISOString(),
      expires_at: new Date(now.getTime() + LIFETIME[kind]).toISOString(),
    })
    .execute();
  return token;
}

export async function noteConnexion(db: DbOrTransaction, id: string, now: Date): Promise<void> {
  await db.updateTable('users').set({ last_connexion_at: now.toISOString() }).where('id', '=', id).execute();
}

/** Finds the session's account only while it is active: a suspension takes effect at once. */
export async function findCaller(db: DbOrTransaction, token: string, now: Date): Promise<CurrentUser | null> {
  const tokenHash = hashToken(token);
  const [row] = await activeSessions(db, { tokenHash, now: now.toISOString() });
  if (!row || (row.sessionKind === 'admin' && row.is_admin !== 1)) return null;
  const { password_hash, email_norm, ...user } = row;
  return { ...user, catalogs: JSON.parse(user.catalogs) as Catalogue[], tokenHash };
}

interface Asked {
  readonly tokenHash: string;
  readonly now: string;
}
type Caller = Omit<CurrentUser, 'catalogs' | 'tokenHash'> &
  Pick<UsersTable, 'catalogs' | 'password_hash' | 'email_norm'>;

/** Every call asks it first. */
const activeSessions = compiledOnce<Asked, Caller>(['tokenHash', 'now'], (db, { tokenHash, now }) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .leftJoin('account_writes', 'account_writes.user_id', 'users.id')
    .selectAll('users')
    .select(['sessions.kind as sessionKind', 'sessions.last_seen_at as lastSeenAt'])
    .select(['account_writes.at as wroteAt', 'account_writes.position as wroteTo'])
    .where('sessions.token_hash', '=', tokenHash)
    .where('sessions.expires_at', '>', now)
    .where('users.status', '=', 'active')
    .compile(),
);

/** Whether the token is known, whatever its account may do now. */
export async function isSession(db: DbOrTransaction, token: string, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('sessions')
    .select('id')
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
  return row !== undefined;
}

/** Written every few minutes only, so that not every read request causes a write. */
export async function noteSeen(db: DbOrTransaction, tokenHash: string, now: Date): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ last_seen_at: now.toISOString() })
    .where('token_hash', '=', tokenHash)
    .execute();
}

export async function listSessions(db: DbOrTransaction, userId: string, kind: SessionKind, now: Date) {
  return db
    .selectFrom('sessions')
    .select(['id', 'token_hash', 'device', 'created_at', 'last_seen_at'])
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('expires_at', '>', now.toISOString())
    .orderBy('last_seen_at', 'desc')
    .execute();
}

/**
 * Closes all sessions of an account; with one to keep, the others of its kind. Their devices are forgotten: whoever was
 * signed out must not keep attempts of their own for guessing the password.
 */
export async function closeSessions(
  db: DbOrTransaction,
  userId: string,
  keep?: { tokenHash: string; kind: SessionKind },
): Promise<number> {
  await forgetDevices(db, userId, keep?.tokenHash);
  let query = db.deleteFrom('sessions').where('user_id', '=', userId);
  if (keep) query = query.where('token_hash', '<>', keep.tokenHash).where('kind', '=', keep.kind);
  const { numDeletedRows } = await query.executeTakeFirst();
  return Number(numDeletedRows);
}

export async function closeSession(db: DbOrTransaction, tokenHash: string): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute();
}

export async function forgetExpiredSessions(db: DbOrTransaction, now: Date): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<=', now.toISOString()).execute();
}
