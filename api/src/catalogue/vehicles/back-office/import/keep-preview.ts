import type { ApplicationsImportRow } from '@extranet/shared/contracts';
import type { Actor } from '../../../../base/audit/actor.ts';
import type { ApplicationImportProductsTable } from '../../../../base/db/schema/vehicles.ts';
import type { Db } from '../../../../base/db/schema.ts';
import { forgetOldPreviews, type ImportCounts } from './application-imports.queries.ts';

const ROWS_PER_INSERT = 500;

interface Kept {
  readonly impId: string;
  readonly by: Actor;
  readonly fileName: string;
  readonly at: string;
  readonly counts: ImportCounts & Pick<ApplicationsImportRow, 'impIgnored'>;
  readonly changes: readonly ApplicationImportProductsTable[];
}

/** What would change, until it is applied. Previews that nobody applied go when the next one comes. */
export async function keepPreview(db: Db, { impId, by, fileName, at, counts, changes }: Kept): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await forgetOldPreviews(transaction, new Date(at));
    await transaction
      .insertInto('application_imports')
      .values({
        id: impId,
        admin_name: by.name,
        file_name: fileName,
        status: 'preview',
        preview: JSON.stringify(counts),
        created_at: at,
        applied_at: null,
        undone_at: null,
      })
      .execute();
    for (let start = 0; start < changes.length; start += ROWS_PER_INSERT)
      await transaction
        .insertInto('application_import_products')
        .values(changes.slice(start, start + ROWS_PER_INSERT))
        .execute();
  });
}
