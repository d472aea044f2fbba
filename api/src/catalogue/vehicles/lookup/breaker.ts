import { randomBytes } from 'node:crypto';
import { keyedHash } from '../../../base/secrets/installation-key.ts';

const LEFT_ALONE_MS = 60_000;

/**
 * Leaves a service that does not answer alone for a minute: nobody waits for it, and it can recover. One question without an
 * answer may lie in the question; the second in a row, of another one, does not.
 */
export function breaker(now: () => number) {
  const key = randomBytes(16).toString('hex');
  let closedUntil = 0;
  let unanswered = '';
  return {
    /** A clock that was set back does not keep it closed for longer than a minute. */
    isClosed: () => closedUntil > now() && closedUntil <= now() + LEFT_ALONE_MS,
    failed: (asked: string) => {
      const hash = keyedHash(key, asked);
      if (unanswered && unanswered !== hash) closedUntil = now() + LEFT_ALONE_MS;
      unanswered = hash;
    },
    answered: () => {
      closedUntil = 0;
      unanswered = '';
    },
  };
}
