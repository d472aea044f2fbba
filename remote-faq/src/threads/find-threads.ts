import type { FaqThread } from '@extranet/shared/contracts';
import { searchable, wordsOf } from '@extranet/shared/rules';

export interface IndexedThread {
  thread: FaqThread;
  key: string;
}

/** Made once for each answer: at each letter only plain texts are compared. */
export const indexThreads = (threads: readonly FaqThread[]): IndexedThread[] =>
  threads.map((thread) => ({
    thread,
    key: searchable(`${thread.ref} ${thread.author} ${thread.excerpt}`),
  }));

/** Every word must stand somewhere, in any order; case, accents and dashes do not count. */
export function findThreads(index: readonly IndexedThread[], text: string): FaqThread[] {
  const words = wordsOf(text);
  return index.filter(({ key }) => words.every((word) => key.includes(word))).map(({ thread }) => thread);
}

/** What a moderator has to decide on comes first (C4.10), or alone; the rest keeps its order. */
export function waitingFirst(
  threads: readonly FaqThread[],
  waiting: ReadonlySet<string>,
  only: boolean,
): FaqThread[] {
  const due = threads.filter(({ ref }) => waiting.has(ref));
  return only ? due : [...due, ...threads.filter(({ ref }) => !waiting.has(ref))];
}
