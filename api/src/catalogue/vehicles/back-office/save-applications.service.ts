import { createHash } from 'node:crypto';
import type { Application, ApplicationsOrigin, FieldError } from '@extranet/shared/contracts';
import type { Actor } from '../../../base/audit/actor.ts';
import { recordAction } from '../../../base/audit/audit.queries.ts';
import { changesBetween } from '../../../base/audit/changes.ts';
import type { ProductsTable } from '../../../base/db/schema/catalogue.ts';
import type { Db, DbOrTransaction } from '../../../base/db/schema.ts';
import { conflict, invalidFields, orNotFound } from '../../../base/errors.ts';
import { raiseCatalogueVersion } from '../../products/catalogue-version.queries.ts';
import {
  applicationsByProduct,
  lockProducts,
  markEdited,
  replaceApplications,
  unmarkEdited,
} from '../applications.queries.ts';
import { applicationInWords, overlapIn, problemOf } from '../checked-applications.ts';
import { narrowModels } from '../model-years.queries.ts';
import { ownApplications } from '../own-application.ts';
import { presentApplication, sameApplications, storedApplication } from '../stored-applications.ts';

export async function readApplications(db: DbOrTransaction, productId: string): Promise<Application[]> {
  const rows = (await applicationsByProduct(db, [productId])).get(productId) ?? [];
  return rows.map(presentApplication);
}

export async function readOrigin(db: DbOrTransaction, productId: string): Promise<ApplicationsOrigin> {
  const product = orNotFound(await findNamed(db, productId));
  const edited = await db
    .selectFrom('edited_applications')
    .select('edited_at')
    .where('product_id', '=', productId)
    .executeTakeFirst();
  return { editedAt: edited?.edited_at ?? null, own: ownApplications(product).map(presentApplication) };
}

/** The list's ETag: saving an older list would undo what another administrator has just changed. */
export const applicationsEtag = (list: readonly Application[]): string =>
  `"${createHash('sha256').update(JSON.stringify(list)).digest('base64url').slice(0, 22)}"`;

interface Saving {
  readonly seenTag: string | undefined;
  readonly by: Actor;
  readonly now: Date;
}

/** Saves the list as a whole. A product whose list says what it says by itself follows its make, model and years again. */
export async function saveApplications(
  db: Db,
  productId: string,
  list: readonly Application[],
  { seenTag, by, now }: Saving,
): Promise<Application[]> {
  const wanted = checked(list.map(trimmed));
  return db.transaction().execute(async (transaction) => {
    await lockProducts(transaction, [productId]);
    const product = orNotFound(await findNamed(transaction, productId));
    const before = await readApplications(transaction, productId);
    if (seenTag !== undefined && seenTag !== applicationsEtag(before)) throw changedMeanwhile();
    const own = ownApplications(product);
    if (sameApplications(own.map(presentApplication), wanted)) {
      await narrowModels(transaction, await replaceApplications(transaction, [productId], own));
      await unmarkEdited(transaction, [productId]);
    } else {
      const rows = wanted.map((application) => storedApplication(application, productId, 'admin'));
      await narrowModels(transaction, await replaceApplications(transaction, [productId], rows));
      await markEdited(transaction, [productId], now);
    }
    const saved = await readApplications(transaction, productId);
    const changes = changesBetween(
      { applications: before.map(applicationInWords) },
      { applications: saved.map(applicationInWords) },
    );
    await recordAction(
      transaction,
      by,
      { action: 'applications.save', kind: 'product', objectId: productId, subject: product.ref, changes },
      now,
    );
    await raiseCatalogueVersion(transaction);
    return saved;
  });
}

const findNamed = (db: DbOrTransaction, id: string): Promise<ProductsTable | undefined> =>
  db.selectFrom('products').selectAll().where('id', '=', id).executeTakeFirst();

const trimmed = (application: Application): Application => ({
  ...application,
  marque: application.marque.trim(),
  modele: application.modele.trim(),
  note: application.note.trim(),
  with: [...new Set(application.with)],
  without: [...new Set(application.without)],
});

function checked(list: readonly Application[]): readonly Application[] {
  const fields = list.flatMap((application, index): FieldError[] => {
    const message = problemOf(application);
    return message ? [{ field: String(index), code: 'application', message }] : [];
  });
  if (fields.length > 0) throw invalidFields(fields, 422);
  const [one, other] = (overlapIn(list) ?? []).map((index) => ({
    index,
    application: list[index] as Application,
  }));
  if (one && other) {
    const [first, second] = [one, other].map(({ application }) => applicationInWords(application));
    const message = `Deux lignes disent la même chose des mêmes années\u00a0: ${first} et ${second}. Réunissez-les.`;
    throw invalidFields([{ field: String(other.index), code: 'overlap', message }], 422);
  }
  return list;
}

const changedMeanwhile = () =>
  conflict(
    'applications.changedMeanwhile',
    'Ces véhicules compatibles ont été modifiés entre-temps par un autre administrateur. Veuillez les rouvrir.',
  );
