import { isYear } from '../vehicle/vehicle-names.ts';
import type { Walk } from './pieces.ts';
import { token } from './tokens.ts';

/** 'de 2012 à 2014' */
const UNTIL = 'A';

/**
 * Reads the year at this place, and the span that it begins: '2012-2014' is what is built in any of these years, as catalogues print them.
 * Answers how many words it took.
 */
export function pushYears({ parts, pieces, thisYear }: Walk, at: number): number {
  const first = parts[at]?.word ?? '';
  const [after, behind] = parts.slice(at + 1);
  const isTold = after?.word === UNTIL;
  const last = isTold ? behind?.word : after?.glue === '-' ? after.word : undefined;
  const isSpan = last !== undefined && isYear(last, thisYear) && Number(last) > Number(first);
  const typed = isSpan ? `${first}-${last}` : first;
  const until = isSpan ? Number(last) : Number(first);
  const years = Array.from({ length: until - Number(first) + 1 }, (_, more) => Number(first) + more);
  pieces.push({
    kind: 'year',
    tokens: [...years.map(token.year), token.anyYear],
    typed,
    shown: typed,
    words: [typed],
  });
  return isSpan ? (isTold ? 3 : 2) : 1;
}
