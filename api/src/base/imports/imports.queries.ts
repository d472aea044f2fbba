import type { ImportKind, ImportRow, ImportSummary } from '@extranet/shared/contracts';
import type { Actor } from '../audit/actor.ts';
import type { ImportsTable } from '../db/schema/imports.ts';
import type { DbOrTransaction } from '../db/schema.ts';
import { NO_SUMMARY } from './import-summary.queries.ts';

const LISTED = 50;

export interface NewImport {
  readonly id: string;
  readonly kind: ImportKind;
  readonly by: Actor;
  readonly fileName: string;
  readonly at: string;
}

/** Its lines come one batch after the other; until they are all there it is only being read. */
export async function beginImport(
  db: DbOrTransaction,
  { id, kind, by, fileName, at }: NewImport,
): Promise<void> {
  await db
    .insertInto('imports')
    .values({
      id,
      kind,
      status: 'reading',
      admin_id: by.id,
      admin_name: by.name,
      file_name: fileName,
      summary: JSON.stringify(NO_SUMMARY),
      left_out: '[]',
      created_at: at,
      run_at: null,
      applied_at: null,
      undone_at: null,
    })
    .execute();
}

export async function findImport(db: DbOrTransaction, id: string): Promise<ImportsTable | undefined> {
  return db.selectFrom('imports').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Those that changed something or will: a look that was given up is none. */
export async function listImports(db: DbOrTransaction, kind: ImportKind | undefined): Promise<ImportRow[]> {
  let query = db
    .selectFrom('imports')
    .selectAll()
    .where('status', 'not in', ['reading', 'preview'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(LISTED);
  if (kind) query = query.where('kind', '=', kind);
  return (await query.execute()).map(presentImport);
}

/** Moves it on from one status: undefined when somebody else did so first. Locks it until the transaction ends. */
export async function moveImport(
  db: DbOrTransaction,
  id: string,
  from: readonly ImportsTable['status'][],
  change: Partial<ImportsTable>,
): Promise<ImportsTable | undefined> {
  return db
    .updateTable('imports')
    .set(change)
    .where('id', '=', id)
    .where('status', 'in', from)
    .returningAll()
    .executeTakeFirst();
}

/** Looks that nobody applied: what stands may be something else by then. */
export async function forgetLooks(db: DbOrTransaction, before: string): Promise<void> {
  await db
    .deleteFrom('imports')
    .where('status', 'in', ['reading', 'preview'])
    .where('created_at', '<', before)
    .execute();
}

/** Of a kind whose lines are the history of nothing; those that are planned are still to come. */
export async function forgetImports(db: DbOrTransaction, kind: ImportKind, before: string): Promise<void> {
  await db
    .deleteFrom('imports')
    .where('kind', '=', kind)
    .where('status', '!=', 'scheduled')
    .where(({ fn }) => fn.coalesce('applied_at', 'created_at'), '<', before)
    .execute();
}

/** What changed nothing is kept for a while, to be looked at; what changed something is the history of prices. */
export async function forgetIdleLines(db: DbOrTransaction, before: string): Promise<void> {
  await db
    .deleteFrom('import_results')
    .where('state', '!=', 'change')
    .where('import_id', 'in', ({ selectFrom }) =>
      selectFrom('imports').select('id').where('created_at', '<', before),
    )
    .execute();
}

export const presentImport = (row: ImportsTable): ImportRow => ({
  imId: row.id,
  imKind: row.kind,
  imStatus: row.status,
  imFile: row.file_name,
  imAdmin: row.admin_name,
  imCreatedAt: row.created_at,
  imRunAt: row.run_at,
  imAppliedAt: row.applied_at,
  imUndoneAt: row.undone_at,
  // A file of an earlier release has fewer counts.
  imSummary: { ...NO_SUMMARY, ...(JSON.parse(row.summary) as Partial<ImportSummary>) },
  imLeft: JSON.parse(row.left_out) as string[],
});
