import type { ApplicationsImportRow } from '@extranet/shared/contracts';
import type {
  ApplicationImportProductsTable,
  ApplicationImportsTable,
} from '../../../../base/db/schema/vehicles.ts';
import type { DbOrTransaction } from '../../../../base/db/schema.ts';

const LISTED = 20;
const PRODUCTS_AT_ONCE = 500;

/** As long as a preview that nobody applied is kept: its vehicles may be others by then. */
const PREVIEWS_KEPT_MS = 24 * 60 * 60 * 1000;

export async function forgetOldPreviews(db: DbOrTransaction, now: Date): Promise<void> {
  await db
    .deleteFrom('application_imports')
    .where('status', '=', 'preview')
    .where('created_at', '<', new Date(now.getTime() - PREVIEWS_KEPT_MS).toISOString())
    .execute();
}

/** Those that changed something: a preview that was given up is no import. */
export async function listImports(db: DbOrTransaction): Promise<ApplicationsImportRow[]> {
  const rows = await db
    .selectFrom('application_imports')
    .selectAll()
    .where('status', '!=', 'preview')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(LISTED)
    .execute();
  return rows.map(presentImport);
}

export const presentImport = (row: ApplicationImportsTable): ApplicationsImportRow => ({
  impId: row.id,
  impFile: row.file_name,
  impAdmin: row.admin_name,
  impStatus: row.status,
  impCreatedAt: row.created_at,
  impAppliedAt: row.applied_at,
  impUndoneAt: row.undone_at,
  impLeft: [],
  // Imports of before did not keep it.
  impIgnored: { count: 0, lines: [], unreadColumns: [] },
  ...(JSON.parse(row.preview) as ImportCounts & { impLeft?: string[] }),
});

/** Which products an undoing left as they are; beside the counts, to be read with them. */
export async function keepWhatWasLeft(
  db: DbOrTransaction,
  row: ApplicationImportsTable,
  impLeft: readonly string[],
): Promise<ApplicationImportsTable> {
  const preview = JSON.stringify({ ...(JSON.parse(row.preview) as object), impLeft });
  await db.updateTable('application_imports').set({ preview }).where('id', '=', row.id).execute();
  return { ...row, preview };
}

export type ImportCounts = Pick<ApplicationsImportRow, 'added' | 'changed' | 'removed' | 'products'>;

export async function findImport(db: DbOrTransaction, id: string) {
  return db.selectFrom('application_imports').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Moves it on from one status: undefined when somebody else did so first. Locks it until the transaction ends. */
export async function moveImport(
  db: DbOrTransaction,
  id: string,
  from: ApplicationImportsTable['status'],
  change: Partial<ApplicationImportsTable>,
): Promise<ApplicationImportsTable | undefined> {
  return db
    .updateTable('application_imports')
    .set(change)
    .where('id', '=', id)
    .where('status', '=', from)
    .returningAll()
    .executeTakeFirst();
}

/** The products of an import, some at a time. */
export async function* productsOfImport(
  db: DbOrTransaction,
  id: string,
): AsyncGenerator<ApplicationImportProductsTable[]> {
  for (let after = ''; ; ) {
    const rows = await db
      .selectFrom('application_import_products')
      .selectAll()
      .where('import_id', '=', id)
      .where('product_id', '>', after)
      .orderBy('product_id')
      .limit(PRODUCTS_AT_ONCE)
      .execute();
    const last = rows.at(-1);
    if (!last) return;
    yield rows;
    after = last.product_id;
  }
}
