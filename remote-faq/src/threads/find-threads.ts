import type { FaqThread } from '@extranet/shared/contracts';
import { searchable, wordsOf } from '@extranet/shared/rules';

export interface IndexedThread {
  thread: FaqThread;
  key: string;
}

/** Computed once per answer, so that each keystroke only compares texts. */
export const indexThreads = (threads: readonly FaqThread[]): IndexedThread[] =>
  threads.map((thread) => ({
    thread,
    key: searchable(
      [thread.ref, thread.product?.prodWords, thread.question, thread.excerpt, thread.author].join(' '),
    ),
  }));

/** Every word must occur, in any order; case, accents and dashes are ignored. */
export function findThreads(index: readonly IndexedThread[], text: string): FaqThread[] {
  const words = wordsOf(text);
  return index.filter(({ key }) => words.every((word) => key.includes(word))).map(({ thread }) => thread);
}

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
