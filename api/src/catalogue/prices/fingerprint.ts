import { createHash } from 'node:crypto';

export interface ShownLine {
  readonly id: string;
  readonly quantity: number;
  readonly unitCents: number;
}

/**
 * What a response shows of a cart or a draft: a hash of the lines and their quantities, and the unit price of each line.
 * Not signed: a client that forges one only accepts the prices in it, and still pays today's.
 */
export const fingerprintOf = (lines: readonly ShownLine[]): string =>
  `${hashOf(lines)}.${lines.map(({ unitCents }) => unitCents.toString(36)).join('-')}`;

/** The unit prices in cents that a fingerprint holds, line by line; null when it was made from other lines. */
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
