import type { FaqSynonym, FaqThread } from '@extranet/shared/contracts';
import { partsOfWords, searchable } from '@extranet/shared/rules';
import { meantBySlip, type Vocabulary, vocabularyOf } from './slips.ts';
import { withSynonyms } from './synonyms.ts';

interface IndexedThread {
  thread: FaqThread;
  key: string;
  /** Each word between two blanks. */
  words: () => string;
}

export interface ThreadIndex {
  threads: readonly IndexedThread[];
  vocabulary: () => Vocabulary;
}

/** Computed once per answer, so that each keystroke only compares texts; what few questions need, by the first that does. */
export function indexThreads(threads: readonly FaqThread[]): ThreadIndex {
  const texts = threads.map(({ ref, product, question, excerpt, author }) =>
    [ref, product?.prodWords, question, excerpt, author].join(' '),
  );
  return {
    threads: threads.map((thread, at) => {
      const text = texts[at] ?? '';
      return { thread, key: searchable(text), words: once(() => ` ${partsOfWords(text).join(' ')} `) };
    }),
    vocabulary: once(() => vocabularyOf(texts)),
  };
}

function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

export interface FoundThreads {
  threads: FaqThread[];
  /** The words that were searched instead of those that were typed, where these found nothing. */
  understood: string | null;
}

/**
 * Every word must occur, in any order; case, accents, dashes and the plural are ignored. When nothing is found so, words are taken as the
 * trade means them, and one that no thread has for the one of the threads that is a slip away.
 */
export function findThreads(
  index: ThreadIndex,
  text: string,
  synonyms: readonly FaqSynonym[] = [],
): FoundThreads {
  const typed = text.split(/\s+/).filter((word) => searchable(word) !== '');
  const found = threadsWith(index, typed);
  if (found.length > 0) return { threads: found, understood: null };
  const meant = withSynonyms(typed, synonyms).map((word) =>
    threadsWith(index, [word]).length > 0 ? word : (meantBySlip(word, index.vocabulary()) ?? word),
  );
  const threads = threadsWith(index, meant);
  return { threads, understood: threads.length > 0 ? meant.join(' ') : null };
}

function threadsWith({ threads }: ThreadIndex, written: readonly string[]): FaqThread[] {
  const sought = written.map((word) => ({ word: searchable(word), one: singular(searchable(word)) }));
  return threads
    .filter(({ key, words }) =>
      sought.every(({ word, one }) => key.includes(word) || (one !== word && words().includes(` ${one} `))),
    )
    .map(({ thread }) => thread);
}

/** 'faisceaux' and 'faisceau' are one; where the plural stands in a text, the singular is found in it anyway. */
const singular = (word: string): string => (word.length > 3 ? word.replace(/[SX]$/, '') : word);

/** Which threads the address asks for. */
export type Only = 'waiting' | 'mine' | null;

/** Threads that wait for moderation first (C4.10), or only those, or only the reader's own; the others keep their order. */
export function waitingFirst(
  threads: readonly FaqThread[],
  waiting: ReadonlySet<string>,
  only: Only,
): FaqThread[] {
  if (only === 'mine') return threads.filter(({ mine }) => mine);
  const due = threads.filter(({ ref }) => waiting.has(ref));
  return only === 'waiting' ? due : [...due, ...threads.filter(({ ref }) => !waiting.has(ref))];
}
