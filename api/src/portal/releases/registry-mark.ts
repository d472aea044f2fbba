import type { DbOrTransaction } from '../../base/db/schema.ts';
import type { PageMark } from '../../base/live/page-mark.ts';
import { advanceSharedMark, readSharedMark } from '../../base/live/shared-marks.queries.ts';

const NAME = 'registry';

/** A server changed the registry: the others need not wait until theirs is old. */
export const announceRegistry = (db: DbOrTransaction): Promise<void> => advanceSharedMark(db, NAME);

/**
 * The registry's revision, for open pages. A server that changed it says so in the database, and every process then reads the
 * store at once. What a command changed is seen when the registry is read again anyway.
 */
export const registryMark: PageMark = {
  name: NAME,
  follow(app) {
    let seen: number | null = null;
    return async () => {
      const mark = await readSharedMark(app.db, NAME);
      const published = await (mark === seen ? app.releases.read() : app.releases.readAnew());
      seen = mark;
      return published?.registry.revision ?? null;
    };
  },
};
