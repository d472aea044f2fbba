import type { AdminProduct, AdminProductCreation, AdminProductUpdate } from '@extranet/shared/contracts';
import { OPEN_YEAR } from '@extranet/shared/rules';
import type { App } from '../../../base/app-types.ts';
import type { Actor } from '../../../base/audit/actor.ts';
import { recordAction } from '../../../base/audit/audit.queries.ts';
import { changesBetween } from '../../../base/audit/changes.ts';
import type { ProductsTable } from '../../../base/db/schema/catalogue.ts';
import type { DbOrTransaction } from '../../../base/db/schema.ts';
import { conflict, orNotFound, unprocessable } from '../../../base/errors.ts';
import { newId } from '../../../base/secrets/tokens.ts';
import { laterThan } from '../../../base/text/instants.ts';
import { followProduct } from '../../vehicles/applications.queries.ts';
import { raiseCatalogueVersion } from '../catalogue-version.queries.ts';
import { recordProductChange } from '../history/product-history.queries.ts';
import { presentAdminProduct } from './admin-product.present.ts';
import {
  findAnyProduct,
  insertProduct,
  isFileOfKind,
  otherReferenceOf,
  updateProduct,
} from './admin-products.queries.ts';
import { applyForm } from './product.columns.ts';

const emptyProduct: Omit<ProductsTable, 'id' | 'created_at' | 'updated_at'> = {
  ref: '',
  ref_norm: '',
  ean: '',
  catalogue: 'Faisceau',
  marque: '',
  marque_norm: '',
  modele: '',
  modele_norm: '',
  annee: '',
  year_from: 0,
  year_to: OPEN_YEAR,
  type: '',
  price_cents: 0,
  stock_code: '0',
  stock_qty: null,
  stock_place: '',
  statut: 'disponible',
  standard: 0,
  featured: 0,
  newsletters: 0,
  picture_id: null,
  datasheet_id: null,
  titre: '',
  titre_norm: '',
  memo: '',
  memo_norm: '',
  technical: '{}',
  pins: 0,
  towbar: -1,
  towed_kg: 0,
  led: 0,
  uncoded: 0,
};

export async function createProduct(app: App, form: AdminProductCreation, by: Actor): Promise<AdminProduct> {
  const now = app.now();
  const at = now.toISOString();
  const product = applyForm({ ...emptyProduct, id: newId(), created_at: at, updated_at: at }, form);
  return app.db.transaction().execute(async (transaction) => {
    await checkFiles(transaction, product);
    await checkEan(transaction, product);
    await insertProduct(transaction, product);
    await followProduct(transaction, product);
    await recordProductChange(transaction, by, null, product, at);
    await recordAction(transaction, by, auditLine(null, product), now);
    await raiseCatalogueVersion(transaction);
    return presentAdminProduct(product);
  });
}

export async function changeProduct(
  app: App,
  id: string,
  form: AdminProductUpdate,
  by: Actor,
): Promise<AdminProduct> {
  return app.db.transaction().execute(async (transaction) => {
    const before = orNotFound(await findAnyProduct(transaction, id));
    const after = { ...applyForm(before, form), updated_at: laterThan(before.updated_at, app.now()) };
    await checkFiles(transaction, after, before);
    if (after.ean !== before.ean) await checkEan(transaction, after);
    if (!(await updateProduct(transaction, after, form.prodUpdatedAt ?? before.updated_at))) {
      throw conflict(
        'product.changedMeanwhile',
        'Ce produit a été modifié entre-temps, dans un autre onglet ou par une autre personne. Rechargez sa fiche.',
      );
    }
    await followProduct(transaction, after);
    await recordProductChange(transaction, by, before, after, after.updated_at);
    await recordAction(transaction, by, auditLine(before, after), app.now());
    await raiseCatalogueVersion(transaction);
    return presentAdminProduct(after);
  });
}

/** `availableYears` says again what prodAnnee says. */
const UNAUDITED = { without: ['prodId', 'prodCreatedAt', 'prodUpdatedAt', 'availableYears'] };

const auditLine = (before: ProductsTable | null, after: ProductsTable) => ({
  action: before ? ('product.update' as const) : ('product.create' as const),
  kind: 'product' as const,
  objectId: after.id,
  subject: after.ref,
  changes: changesBetween(before && presentAdminProduct(before), presentAdminProduct(after), UNAUDITED),
});

/** Two articles of one code could be ordered by neither: whoever scans it is told that nothing has it. */
async function checkEan(db: DbOrTransaction, { ean, ref_norm }: ProductsTable): Promise<void> {
  const other = ean === '' ? undefined : await otherReferenceOf(db, ean, ref_norm);
  if (other === undefined) return;
  throw unprocessable(
    'product.eanTaken',
    `Le code EAN ${ean} est déjà celui de ${other}. Vérifiez l’étiquette, ou corrigez d’abord ${other}.`,
  );
}

type Attached = Pick<ProductsTable, 'picture_id' | 'datasheet_id'>;

/** Only an uploaded file of the right kind may be attached: a path sent by the client proves nothing. */
async function checkFiles(db: DbOrTransaction, after: Attached, before?: Attached): Promise<void> {
  const wanted = [
    [after.picture_id, before?.picture_id, 'prodPicture'],
    [after.datasheet_id, before?.datasheet_id, 'prodDatasheet'],
  ] as const;
  for (const [id, known, kind] of wanted) {
    if (!id || id === known || (await isFileOfKind(db, id, kind))) continue;
    throw unprocessable(
      'product.unknownFile',
      'Un fichier joint est introuvable. Veuillez l’envoyer de nouveau.',
    );
  }
}
