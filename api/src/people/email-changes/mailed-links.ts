import type { DbOrTransaction } from '../../base/db/schema.ts';
import { hashToken } from '../../base/secrets/tokens.ts';
import { normaliseEmail } from '../../base/text/normalise.ts';
import { takeAttempt } from '../../base/throttle/throttle.queries.ts';

const HOUR = 3_600_000;
const MAILS_TO_ONE_ADDRESS = { attempts: 5, windowMs: HOUR };
const WRONG_LINKS = { attempts: 10, windowMs: HOUR / 4 };
/** How long a link is valid that proves the ownership of an address. */
export const PROOF_MS = 48 * HOUR;

const PAGE = '/confirmation';
const NAMES = { confirm: 'adresse', takeBack: 'reprise', signUp: 'compte' } as const;

/** The token is behind '#', so that it reaches neither a server's log nor another site. */
export const mailedLink = (publicUrl: string, kind: keyof typeof NAMES, token: string): string =>
  `${publicUrl}${PAGE}#${NAMES[kind]}=${token}`;

/** Limits the mails to any address, with an account or not: no mailbox is flooded, and the limit reveals nothing. */
export async function countMailTo(db: DbOrTransaction, email: string, now: Date): Promise<void> {
  const key = `mailedLink:to:${hashToken(normaliseEmail(email))}`;
  await takeAttempt(db, key, MAILS_TO_ONE_ADDRESS, now);
}

/** Counts failures only: a valid link works whatever others in the same office tried. */
export async function countWrongLink(db: DbOrTransaction, address: string, now: Date): Promise<void> {
  await takeAttempt(db, `mailedLink:address:${address}`, WRONG_LINKS, now);
}
