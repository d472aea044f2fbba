import { type Lexicon, type QuestionReading, readQuestion } from '@extranet/shared/rules/question';
import { LRUCache } from 'lru-cache';

/** Some kilobytes each; of each lexicon. */
const QUESTIONS_MAX = 1000;

type Options = Parameters<typeof readQuestion>[2];
const caches = new WeakMap<Lexicon, LRUCache<string, readonly QuestionReading[]>>();

/** How a question was read with the same words: reading it is a third of the work of a search, and many accounts type alike. */
export function readingsOf(
  text: string,
  lexicon: Lexicon,
  { exact = false, thisYear }: Options,
): readonly QuestionReading[] {
  const cache = caches.get(lexicon) ?? new LRUCache({ max: QUESTIONS_MAX });
  caches.set(lexicon, cache);
  const key = `${thisYear} ${exact} ${text}`;
  const known = cache.get(key) ?? readQuestion(text, lexicon, { exact, thisYear });
  cache.set(key, known);
  return known;
}
