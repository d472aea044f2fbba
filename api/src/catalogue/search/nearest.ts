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
  const known = new Set<string>();
  for (const q of [...(place.exact ? [typed.trim()] : []), ...likeliest, ...smallerQuestions(reading)]) {
    if (nearest.length >= NEAREST_MAX) break;
    // Whoever follows one asks with slips forgiven.
    const [smaller] = readingsOf(q, place.lexicon, { thisYear: place.thisYear });
    if (!smaller) continue;
    const inWords = toldWhole(smaller);
    if (nearest.some((one) => one.inWords === inWords)) continue;
    const found = await findExact(place.db, place.status, wordsOf(smaller), {
      catalogs: place.catalogs,
      rows: MATCHES_MAX,
    });
    const count = countOf(found);
    const more = found.some((one) => one.count >= MATCHES_MAX);
    // 'Clio V, 2020' and 'Clio, 2020' are the same parts, where no other Clio was built then.
    const parts = more ? q : found.flatMap(({ ids }) => ids).join(' ');
    if (count === 0 || known.has(parts)) continue;
    known.add(parts);
    nearest.push({ q, inWords, count, ...(more && { more }) });
  }
  return nearest;
}

/** 'Peugeot 308, attelage, sauf démontable' */
const toldWhole = ({ inWords, without }: QuestionReading): string =>
  [inWords, ...without.map(({ shown }) => `sauf ${shown}`)].filter(Boolean).join(', ');
