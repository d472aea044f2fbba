import type { App } from '../../base/app-types.ts';
import { recordMiss } from '../search-words/misses.queries.ts';

/** Who types goes on within this time; what stands then was meant. */
const PAUSE_MS = 2_500;

interface Asked {
  readonly userId: string;
  readonly text: string;
  readonly found: boolean;
  /** Asked with Enter, for the whole list. */
  readonly finished: boolean;
}

/** Notes what was searched in vain (B3.07), not each letter on the way there: the next question takes the place of the one before. */
export function unfoundQuestions(app: App): (asked: Asked) => void {
  const waiting = new Map<string, { timer: NodeJS.Timeout; text: string }>();
  const underWay = new Set<Promise<void>>();
  const record = (userId: string, text: string) => {
    const work = recordMiss(app.db, { userId, text, now: app.now() })
      .catch((error: unknown) => app.log.warn({ err: error }, 'a search without result was not noted'))
      .finally(() => underWay.delete(work));
    underWay.add(work);
  };
  app.addHook('onClose', async () => {
    for (const [userId, { timer, text }] of waiting) {
      clearTimeout(timer);
      record(userId, text);
    }
    await Promise.all(underWay);
  });
  return ({ userId, text, found, finished }) => {
    clearTimeout(waiting.get(userId)?.timer);
    waiting.delete(userId);
    if (found) return;
    if (finished) return record(userId, text);
    const timer = setTimeout(() => {
      waiting.delete(userId);
      record(userId, text);
    }, PAUSE_MS);
    waiting.set(userId, { timer: timer.unref(), text });
  };
}
