import { openDatabase } from '../../../../base/db/open.ts';
import { answerParent } from '../../../../base/workers/in-worker.ts';
import { type ApplicationsTask, runApplicationsImport } from './run-applications-import.ts';

interface Input {
  readonly database: { readonly dataDir: string; readonly databaseUrl: string | null };
  readonly task: ApplicationsTask;
}

/** A worker with its own connection, so that a hundred thousand lines never block the server. */
await answerParent(async ({ database: where, task }: Input) => {
  const database = await openDatabase(where, { owner: false });
  try {
    return await runApplicationsImport(database, task);
  } finally {
    await database.close();
  }
});
