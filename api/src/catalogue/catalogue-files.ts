import type { CurrentUser } from '../base/current-user.ts';
import type { FilesTable } from '../base/db/schema/faq-files.ts';
import type { DbOrTransaction } from '../base/db/schema.ts';
import type { WingFiles } from '../base/files/wing-files.ts';

/** Pictures and datasheets are seen with their product; QR codes are asked for by file name. */
export const catalogueFiles: WingFiles = {
  readers: { prodPicture: throughProduct, prodDatasheet: throughProduct },
  // Each by its own index: one condition with 'or' takes seven times as long, for each of a hundred thousand files.
  uses: ({ exists, selectFrom, or }) =>
    or([
      exists(selectFrom('products').select('products.id').whereRef('products.picture_id', '=', 'files.id')),
      exists(selectFrom('products').select('products.id').whereRef('products.datasheet_id', '=', 'files.id')),
    ]),
  findNamed: (db, name) =>
    db
      .selectFrom('qr_codes')
      .innerJoin('files', 'files.id', 'qr_codes.file_id')
      .selectAll('files')
      .where('qr_codes.filename', '=', name)
      .executeTakeFirst(),
};

async function throughProduct(db: DbOrTransaction, user: CurrentUser, { id }: FilesTable): Promise<boolean> {
  const products = await db
    .selectFrom('products')
    .select(['catalogue', 'statut'])
    .where((eb) => eb.or([eb('picture_id', '=', id), eb('datasheet_id', '=', id)]))
    .execute();
  return products.some(({ catalogue, statut }) => statut !== 'supprime' && user.catalogs.includes(catalogue));
}
