import { openDatabase } from '../../../../base/db/open.ts';
import { answerParent } from '../../../../base/workers/in-worker.ts';
import { type ChangeTask, changeImport } from './change-import.ts';
import { type PreviewTask, previewImport } from './preview-import.ts';

interface Input {
  readonly database: { readonly dataDir: string; readonly databaseUrl: string | null };
  readonly task: PreviewTask | ChangeTask;
}

/** A worker with its own connection, so that a hundred thousand lines never block the server. */
await answerParent(async ({ database: where, task }: Input) => {
  const database = await openDatabase(where, { owner: false });
  try {
    return await (task.kind === 'preview'
      ? previewImport(database.db, task)
      : changeImport(database.db, task));
  } finally {
    await database.close();
  }
});
