import type { DeskSource } from './desk-source.ts';
import { queueLine } from './queue-line.ts';

/** Work that failed for the last time: nobody but a clerk takes it up again. */
export const baseDesk: DeskSource = {
  waiting: async (db) => {
    const dead = await db
      .selectFrom('jobs')
      .select(({ fn }) => [
        fn.countAll().as('count'),
        fn.countAll().as('urgent'),
        fn.min('created_at').as('oldest'),
      ])
      .where('run_at', 'is', null)
      .executeTakeFirstOrThrow();
    return [queueLine('failedJobs', dead)];
  },
};
