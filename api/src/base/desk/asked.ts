import type { Found, FoundGroup, FoundKind } from '@extranet/shared/contracts';
import { referenceKey, wordsOf } from '@extranet/shared/rules';
import { yearInParis } from '../text/french.ts';

/** What was typed into the back office's search, in the ways in which it is compared. */
export interface Asked {
  readonly text: string;
  /** Without accents, capitals and blanks; each must be found. */
  readonly words: readonly string[];
  /** As references are stored. */
  readonly key: string;
  /** The digits alone, as telephone numbers are compared: '06 12' finds '+33 612'. */
  readonly digits: string;
  /** Numbers without a year are of any of the last ones. */
  readonly thisYear: number;
}

const FOUND_MAX = 6;
/** One more, to know whether there are more. */
export const FOUND_READ = FOUND_MAX + 1;

export function readAsked(text: string, now: Date): Asked {
  const digits = text.replace(/\D/g, '').replace(/^(0033|33|0)/, '');
  const isNumber = /^[\d\s().+-]+$/.test(text);
  return {
    text,
    words: wordsOf(text),
    key: referenceKey(text),
    digits: isNumber ? digits : '',
    thisYear: yearInParis(now),
  };
}

export const group = (kind: FoundKind, hits: readonly Found[]): FoundGroup => ({
  kind,
  hits: hits.slice(0, FOUND_MAX),
  more: hits.length > FOUND_MAX,
});
