import { openDatabase } from '../../../base/db/open.ts';
import { answerParent } from '../../../base/workers/in-worker.ts';
import { type CustomersTask, runCustomersImport } from './run-customers-import.ts';

interface Input {
  readonly database: { readonly dataDir: string; readonly databaseUrl: string | null };
  readonly task: CustomersTask;
}

/** A worker with its own connection: a file of thousands of customers never blocks the server. */
await answerParent(async ({ database: where, task }: Input) => {
  const database = await openDatabase(where, { owner: false });
  try {
    return await runCustomersImport(database, task);
  } finally {
    await database.close();
  }
});
