import { openDatabase } from '../../base/db/open.ts';
import { answerParent } from '../../base/workers/in-worker.ts';
import { type ImportTask, runImport } from './run-import.ts';

interface Input {
  readonly database: { readonly dataDir: string; readonly databaseUrl: string | null };
  readonly task: ImportTask;
}

/** A worker with its own connection, so that reading and writing a hundred thousand lines never blocks the server. */
await answerParent(async ({ database: where, task }: Input) => {
  const database = await openDatabase(where, { owner: false });
  try {
    return await runImport(database, task);
  } finally {
    await database.close();
  }
});
