import type { DbOrTransaction } from '../../base/db/schema.ts';
import { hashToken, newToken } from '../../base/secrets/tokens.ts';

const LIFETIME_MS = 180 * 24 * 3_600_000;
/** Each known device has attempts of its own, so too many of them would make guessing easier. */
const DEVICES_MAX = 20;

/** Answers the device's hash if this account signed in on it before; being known to another account does not count. */
export async function findKnownDevice(
  db: DbOrTransaction,
  token: string | undefined,
  userId: string | undefined,
  now: Date,
): Promise<string | null> {
  if (!token || !userId) return null;
  const row = await db
    .selectFrom('known_devices')
    .select('token_hash')
    .where('token_hash', '=', hashToken(token))
    .where('user_id', '=', userId)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
  return row?.token_hash ?? null;
}

/**
 * Answers the device's token: the one it sent if the server made it, so that several accounts may share a device, else a
 * new one. A token that the caller made up is never accepted.
 */
export async function rememberDevice(
  db: DbOrTransaction,
  userId: string,
  { device, deviceToken }: { device: string; deviceToken: string | undefined },
  now: Date,
): Promise<string> {
  const token = deviceToken && (await isIssued(db, deviceToken, now)) ? deviceToken : newToken();
  const seen = {
    device,
    last_seen_at: now.toISOString(),
    expires_at: new Date(now.getTime() + LIFETIME_MS).toISOString(),
  };
  await db
    .insertInto('known_devices')
    .values({ ...seen, token_hash: hashToken(token), user_id: userId, created_at: now.toISOString() })
    .onConflict((conflict) => conflict.columns(['token_hash', 'user_id']).doUpdateSet(seen))
    .execute();
  await forgetAllBut(db, userId, DEVICES_MAX);
  return token;
}

async function isIssued(db: DbOrTransaction, token: string, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('known_devices')
    .select('token_hash')
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', now.toISOString())
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

async function forgetAllBut(db: DbOrTransaction, userId: string, newest: number): Promise<void> {
  const rows = await db
    .selectFrom('known_devices')
    .select('token_hash')
    .where('user_id', '=', userId)
    .orderBy('last_seen_at', 'desc')
    .execute();
  const old = rows.slice(newest).map(({ token_hash }) => token_hash);
  if (old.length === 0) return;
  await db.deleteFrom('known_devices').where('user_id', '=', userId).where('token_hash', 'in', old).execute();
}

/** Forgets all devices of an account; with a session to keep, all but that session's device. */
export async function forgetDevices(
  db: DbOrTransaction,
  userId: string,
  keptSession?: string,
): Promise<void> {
  const kept = keptSession
    ? await db
        .selectFrom('sessions')
        .select('device_hash')
        .where('token_hash', '=', keptSession)
        .executeTakeFirst()
    : undefined;
  await db
    .deleteFrom('known_devices')
    .where('user_id', '=', userId)
    .where('token_hash', '<>', kept?.device_hash ?? '')
    .execute();
}
