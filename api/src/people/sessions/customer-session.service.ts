import type { DbOrTransaction } from '../../base/db/schema.ts';
import { hashToken } from '../../base/secrets/tokens.ts';
import { rememberDevice } from './known-devices.queries.ts';
import { openSession } from './sessions.queries.ts';

/** Where somebody signs in from. */
export interface Caller {
  readonly address: string;
  /** 'Firefox sur Windows'. */
  readonly device: string;
  /** What the device was given when it signed in before. */
  readonly deviceToken: string | undefined;
}

export interface Entered {
  readonly token: string;
  readonly deviceToken: string;
}

/** Opens a session, and makes the device one that this account signed in on. */
export async function openCustomerSession(
  db: DbOrTransaction,
  userId: string,
  caller: Pick<Caller, 'device' | 'deviceToken'>,
  now: Date,
): Promise<Entered> {
  const deviceToken = await rememberDevice(db, userId, caller, now);
  const from = { device: caller.device, deviceHash: hashToken(deviceToken) };
  return { token: await openSession(db, userId, 'customer', now, from), deviceToken };
}
