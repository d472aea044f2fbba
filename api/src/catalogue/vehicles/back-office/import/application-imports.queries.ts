import type { ApplicationsImportRow } from '@extranet/shared/contracts';
import type {
  ApplicationImportProductsTable,
  ApplicationImportsTable,
} from '../../../../base/db/schema/vehicles.ts';
import type { DbOrTransaction } from '../../../../base/db/schema.ts';

const LISTED = 20;
const PRODUCTS_AT_ONCE = 500;

export async function listImports(db: DbOrTransaction): Promise<ApplicationsImportRow[]> {
  const rows = await db
    .selectFrom('application_imports')
    .selectAll()
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
  ...(JSON.parse(row.preview) as ImportCounts),
});

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
