import { openDatabase } from '../../../base/db/open.ts';
import { answerParent } from '../../../base/workers/in-worker.ts';
import { type PricesTask, runPricesImport } from './run-prices-import.ts';

interface Input {
  readonly database: { readonly dataDir: string; readonly databaseUrl: string | null };
  readonly task: PricesTask;
}

/** A worker with its own connection: a hundred thousand prices never block the server. */
await answerParent(async ({ database: where, task }: Input) => {
  const database = await openDatabase(where, { owner: false });
  try {
    return await runPricesImport(database, task);
  } finally {
    await database.close();
  }
});
