import type { PriceChange } from '@extranet/shared/contracts';
import { toFailure } from '@extranet/shared/http';

/** The lines whose price has risen since the page showed it, and the fingerprint that accepts the new prices (D2, D10). */
export interface PriceQuestion {
  changes: PriceChange[];
  fingerprint: string;
}

export function priceQuestionOf(error: unknown): PriceQuestion | undefined {
  const { code, details } = toFailure(error);
  const { lines, fingerprint } = details;
  if (code !== 'cart.priceChanged' || !Array.isArray(lines) || typeof fingerprint !== 'string')
    return undefined;
  return { changes: lines as PriceChange[], fingerprint };
}
