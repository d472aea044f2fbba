import type { Migration } from './migration.ts';

/** One catalogue import at a time over all processes: until now each process checked only itself. */
export const oneImport: Migration = {
  name: '0012-one-import',
  statements: () => [
    // Left by processes that died: no import runs during a migration.
    "update import_jobs set status = 'failed' where status = 'running'",
    "create unique index import_jobs_running on import_jobs(status) where status = 'running'",
  ],
};
