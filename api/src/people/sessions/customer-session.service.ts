import type { DbOrTransaction } from '../../base/db/schema.ts';
import { hashToken } from '../../base/secrets/tokens.ts';
import { rememberDevice } from './known-devices.queries.ts';
import { noteConnexion, openSession } from './sessions.queries.ts';

/** The address and the device of a sign-in. */
export interface Caller {
  readonly address: string;
  /** 'Firefox sur Windows'. */
  readonly device: string;
  /** The token that the device got at its last sign-in. */
  readonly deviceToken: string | undefined;
}

export interface OpenedSession {
  readonly token: string;
  readonly deviceToken: string;
}

/** Opens a session, and records when, and the device as known for this account: by password, by a mailed link, at sign-up. */
export async function openCustomerSession(
  db: DbOrTransaction,
  userId: string,
  caller: Pick<Caller, 'device' | 'deviceToken'>,
  now: Date,
): Promise<OpenedSession> {
  await noteConnexion(db, userId, now);
  const deviceToken = await rememberDevice(db, userId, caller, now);
  const from = { device: caller.device, deviceHash: hashToken(deviceToken) };
  return { token: await openSession(db, userId, 'customer', now, from), deviceToken };
}
