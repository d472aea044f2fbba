import { createHash, randomBytes, randomFillSync, timingSafeEqual } from 'node:crypto';

/** 192 random bits; only its hash is stored. */
export function newToken(): string {
  return randomBytes(24).toString('base64url');
}

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

export function sameSecret(given: string, expected: string): boolean {
  return timingSafeEqual(Buffer.from(hashToken(given)), Buffer.from(hashToken(expected)));
}

const ID_BYTES = 9;
/** Random bytes for the next ids: to ask for nine at a time takes longer than all the rest of an id. */
const ahead = Buffer.alloc(256 * ID_BYTES);
let taken = ahead.length;

function randomPart(): string {
  if (taken === ahead.length) {
    randomFillSync(ahead);
    taken = 0;
  }
  taken += ID_BYTES;
  return ahead.toString('base64url', taken - ID_BYTES, taken);
}

let lastMoment = 0;
let sequence = 0;

/** Opaque, unguessable and increasing: ids made one after the other in a process sort in that order. */
export function newId(): string {
  const moment = Math.max(Date.now(), lastMoment);
  sequence = moment === lastMoment ? sequence + 1 : 0;
  lastMoment = moment;
  const counted = sequence.toString(36).padStart(4, '0');
  return `${moment.toString(36)}${counted}${randomPart()}`;
}
