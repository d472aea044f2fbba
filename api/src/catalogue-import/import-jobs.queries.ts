import type { Database } from '../db/open.ts';
import type { ImportJobsTable } from '../db/schema/system.ts';
import type { DbOrTransaction } from '../db/schema.ts';

/** Longer than any import takes: a job that is older was left by a process that died. */
const ABANDONED_AFTER_MS = 120_000;

type Job = Pick<ImportJobsTable, 'id' | 'admin_id' | 'file_id' | 'mapping'>;

/** False while another one runs, in whatever process: an index of the database lets one run at a time. */
export async function claimJob({ db, dialect }: Database, job: Job, now: Date): Promise<boolean> {
  const at = now.toISOString();
  await db
    .updateTable('import_jobs')
    .set({ status: 'failed', finished_at: at })
    .where('status', '=', 'running')
    .where('created_at', '<', new Date(now.getTime() - ABANDONED_AFTER_MS).toISOString())
    .execute();
  try {
    await db
      .insertInto('import_jobs')
      .values({ ...job, status: 'running', result: null, created_at: at, finished_at: null })
      .execute();
    return true;
  } catch (error) {
    if (dialect.isUniqueViolation(error)) return false;
    throw error;
  }
}

export async function failJob(db: DbOrTransaction, id: string, now: Date): Promise<void> {
  await db
    .updateTable('import_jobs')
    .set({ status: 'failed', finished_at: now.toISOString() })
    .where('id', '=', id)
    .where('status', '=', 'running')
    .execute();
}
