import { openDatabase } from '../../base/db/open.ts';
import { answerParent } from '../../base/workers/in-worker.ts';
import { type ImportOrder, runImport } from './run-import.ts';

interface Input {
  readonly database: { readonly dataDir: string; readonly databaseUrl: string | null };
  readonly order: ImportOrder;
}

/** A connection of its own: reading and writing a hundred thousand lines never stops the server. */
await answerParent(async ({ database: where, order }: Input) => {
  const database = await openDatabase(where, { owner: false });
  try {
    return await runImport(database, order);
  } finally {
    await database.close();
  }
});
