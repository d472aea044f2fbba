import { createHash } from 'node:crypto';

export interface ShownLine {
  readonly id: string;
  readonly quantity: number;
  readonly unitCents: number;
}

/**
 * What an answer shows of a cart or a draft: which lines in which quantities, as a hash, and what a piece of each costs.
 * It is not signed: whoever writes one themselves consents to the prices in it, and pays today's anyway.
 */
export const fingerprintOf = (lines: readonly ShownLine[]): string =>
  `${hashOf(lines)}.${lines.map(({ unitCents }) => unitCents.toString(36)).join('-')}`;

/** The unit prices in cents that a fingerprint shows, line by line; null when it is of other lines than these. */
export function shownPrices(fingerprint: string, lines: readonly ShownLine[]): number[] | null {
  const [hash, prices = ''] = fingerprint.split('.');
  if (hash !== hashOf(lines)) return null;
  const cents = prices.split('-').map((price) => Number.parseInt(price, 36));
  return cents.length === lines.length && cents.every(Number.isSafeInteger) ? cents : null;
}

function hashOf(lines: readonly ShownLine[]): string {
  const facts = lines.map(({ id, quantity }) => [id, quantity]);
  return createHash('sha256').update(JSON.stringify(facts)).digest('base64url').slice(0, 22);
}
