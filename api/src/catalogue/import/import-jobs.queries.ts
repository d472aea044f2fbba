import type { ImportJobsTable } from '../../base/db/schema/system.ts';
import type { DbOrTransaction } from '../../base/db/schema.ts';

type Job = Pick<ImportJobsTable, 'id' | 'admin_id' | 'file_id' | 'mapping'>;

/** The caller holds the import lock, so a job still marked as running was left by a process that died. */
export async function beginJob(db: DbOrTransaction, job: Job, now: Date): Promise<void> {
  const at = now.toISOString();
  await db
    .updateTable('import_jobs')
    .set({ status: 'failed', finished_at: at })
    .where('status', '=', 'running')
    .execute();
  await db
    .insertInto('import_jobs')
    .values({ ...job, status: 'running', result: null, created_at: at, finished_at: null })
    .execute();
}

export async function failJob(db: DbOrTransaction, id: string, now: Date): Promise<void> {
  await db
    .updateTable('import_jobs')
    .set({ status: 'failed', finished_at: now.toISOString() })
    .where('id', '=', id)
    .where('status', '=', 'running')
    .execute();
}
