import type { PriceChange } from '@extranet/shared/contracts';
import { toFailure } from '@extranet/shared/http';

/** What became dearer than this page showed it, and what says yes to that (D2, D10). */
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
