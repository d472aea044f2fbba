import type { Migration } from './migration.ts';

/** One catalogue import at a time, whatever the number of processes: until now each process watched itself alone. */
export const oneImport: Migration = {
  name: '0012-one-import',
  statements: () => [
    // What a process left behind that died: nothing runs while the schema moves.
    "update import_jobs set status = 'failed' where status = 'running'",
    "create unique index import_jobs_running on import_jobs(status) where status = 'running'",
  ],
};
