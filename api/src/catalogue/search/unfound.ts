import { searchable } from '@extranet/shared/rules';
import type { App } from '../../base/app-types.ts';
import { recordMiss } from '../search-words/misses.queries.ts';
import { isPersonal } from '../search-words/personal-text.ts';

/** Who types goes on within this time; what stands then was meant. */
const PAUSE_MS = 2_500;
const IGNORED_MAX = 5;

interface Question {
  readonly userId: string;
  readonly text: string;
  readonly found: boolean;
  /** Words that were left out of what was found. */
  readonly ignored: readonly string[];
}
interface Asked extends Question {
  /** Asked with Enter, for the whole list. */
  readonly finished: boolean;
}

/**
 * Notes what was searched in vain, and which words nothing was made of (B3.07), not each letter on the way there: the next question takes
 * the place of the one before.
 */
export function unfoundQuestions(app: App): (asked: Asked) => void {
  const waiting = new Map<string, { timer: NodeJS.Timeout; question: Question }>();
  const underWay = new Set<Promise<void>>();
  const record = (question: Question) => {
    const work = note(app, question)
      .catch((error: unknown) => app.log.warn({ err: error }, 'a search without result was not noted'))
      .finally(() => underWay.delete(work));
    underWay.add(work);
  };
  app.addHook('onClose', async () => {
    for (const { timer, question } of waiting.values()) {
      clearTimeout(timer);
      record(question);
    }
    await Promise.all(underWay);
  });
  return ({ finished, ...question }) => {
    const { userId, found, ignored } = question;
    clearTimeout(waiting.get(userId)?.timer);
    waiting.delete(userId);
    if (found && ignored.length === 0) return;
    if (finished) return record(question);
    const timer = setTimeout(() => {
      waiting.delete(userId);
      record(question);
    }, PAUSE_MS);
    waiting.set(userId, { timer: timer.unref(), question });
  };
}

async function note(app: App, { userId, text, found, ignored }: Question): Promise<void> {
  const now = app.now();
  if (!found) return recordMiss(app.db, 'search_misses', { userId, text, now });
  // Where the question names a person or a car, a word of it may be a name.
  if (isPersonal(text, now)) return;
  for (const word of ignored.filter(isWord).slice(0, IGNORED_MAX))
    await recordMiss(app.db, 'search_ignored', { userId, text: word, now });
}

/** Nobody makes a synonym of a number or a letter. */
const isWord = (text: string): boolean => /\p{L}/u.test(text) && searchable(text).length > 1;
