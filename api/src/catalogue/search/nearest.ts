import type { SearchAnswer } from '@extranet/shared/contracts';
import type { QuestionReading } from '@extranet/shared/rules/question';
import { MATCHES_MAX } from '../search-index/engine.ts';
import { countOf, findExact } from './find-exact.ts';
import { type Place, wordsOf } from './place.ts';
import { readingsOf } from './remembered-readings.ts';
import { smallerQuestions } from './smaller-questions.ts';

const NEAREST_MAX = 3;

/** The nearest questions that find something in the catalogues that were searched. The way back from words as typed is the first. */
export async function nearestOf(
  place: Place,
  typed: string,
  reading: QuestionReading,
  likeliest: readonly string[] = [],
): Promise<SearchAnswer['nearest']> {
  const nearest: SearchAnswer['nearest'] = [];
  for (const q of [...(place.exact ? [typed.trim()] : []), ...likeliest, ...smallerQuestions(reading)]) {
    if (nearest.length >= NEAREST_MAX) break;
    // Whoever follows one asks with slips forgiven.
    const [smaller] = readingsOf(q, place.lexicon, { thisYear: place.thisYear });
    if (!smaller || nearest.some(({ inWords }) => inWords === smaller.inWords)) continue;
    const found = await findExact(place.db, place.status, wordsOf(smaller), {
      catalogs: place.catalogs,
      rows: 1,
    });
    const count = countOf(found);
    const more = found.some((one) => one.count >= MATCHES_MAX);
    if (count > 0) nearest.push({ q, inWords: smaller.inWords, count, ...(more && { more }) });
  }
  return nearest;
}
