import { openDatabase } from '../../base/db/open.ts';
import { answerParent } from '../../base/workers/in-worker.ts';
import { rebuildIndex } from './rebuild.ts';
import type { RebuildTask } from './rebuild-in-thread.ts';

/** Short enough that whoever wants to write meanwhile hardly waits. */
const PER_PAGE = 250;

/** A thread with its own connection: putting the index in its place takes a second or more, in which the server answers. */
await answerParent(async ({ database: where, clockAheadMs, stopped }: RebuildTask) => {
  const database = await openDatabase(where, { owner: false });
  try {
    return await rebuildIndex(database, {
      perPage: PER_PAGE,
      now: () => new Date(Date.now() + clockAheadMs),
      isStopped: () => Atomics.load(stopped, 0) === 1,
    });
  } finally {
    await database.close();
  }
});
