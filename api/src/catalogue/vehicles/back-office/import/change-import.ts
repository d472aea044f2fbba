import type { Application, ApplicationsImportRow } from '@extranet/shared/contracts';
import type { Actor } from '../../../../base/audit/actor.ts';
import { recordAction } from '../../../../base/audit/audit.queries.ts';
import { changesBetween } from '../../../../base/audit/changes.ts';
import type { ApplicationImportProductsTable } from '../../../../base/db/schema/vehicles.ts';
import type { Db, DbOrTransaction } from '../../../../base/db/schema.ts';
import { conflict, orNotFound } from '../../../../base/errors.ts';
import { raiseCatalogueVersion } from '../../../products/catalogue-version.queries.ts';
import {
  applicationsByProduct,
  lockProducts,
  markEdited,
  replaceApplications,
  unmarkEdited,
} from '../../applications.queries.ts';
import { type ModelYears, narrowModels } from '../../model-years.queries.ts';
import { ownApplications } from '../../own-application.ts';
import { presentApplication, sameApplications, storedApplication } from '../../stored-applications.ts';
import {
  findImport,
  keepWhatWasLeft,
  moveImport,
  presentImport,
  productsOfImport,
} from './application-imports.queries.ts';

const NAMED_MAX = 10;

export interface ChangeTask {
  readonly kind: 'apply' | 'undo';
  readonly id: string;
  readonly by: Actor;
  readonly at: string;
  /** Of undoing: products that were changed since stay as they are, the others are taken back. */
  readonly leaveChanged?: boolean;
}

/**
 * Applies an import or takes it back: all of it in one transaction, or nothing when something else changed meanwhile; or, where
 * that is wanted, all but what was changed.
 */
export async function changeImport(
  db: Db,
  { kind, id, by, at, leaveChanged }: ChangeTask,
): Promise<ApplicationsImportRow> {
  return db.transaction().execute(async (transaction) => {
    orNotFound(await findImport(transaction, id));
    const moved =
      kind === 'apply'
        ? await moveImport(transaction, id, 'preview', { status: 'applied', applied_at: at })
        : await moveImport(transaction, id, 'applied', { status: 'undone', undone_at: at });
    if (!moved) throw wrongStatus(kind);
    const changedSince: string[] = [];
    // Once for all of them at the end: models have thousands of applications.
    const gone = new Map<string, ModelYears>();
    for await (const rows of productsOfImport(transaction, id)) {
      const changed = await changedAmong(transaction, rows, kind);
      changedSince.push(...changed);
      if (changedSince.length > 0 && !leaveChanged) continue;
      const writable = rows.filter(({ product_id }) => !changed.includes(product_id));
      for (const one of await write(transaction, writable, kind, new Date(at)))
        gone.set(Object.values(one).join(' '), one);
    }
    const left = await refsOf(transaction, changedSince);
    if (changedSince.length > 0 && !leaveChanged) throw changedMeanwhile(kind, left);
    await narrowModels(transaction, [...gone.values()]);
    await raiseCatalogueVersion(transaction);
    const row = presentImport(leaveChanged ? await keepWhatWasLeft(transaction, moved, left) : moved);
    const { added, changed, removed, products } = row;
    await recordAction(
      transaction,
      by,
      {
        action: kind === 'apply' ? 'applications.import' : 'applications.undo',
        kind: 'catalogue',
        objectId: id,
        subject: moved.file_name,
        changes: changesBetween(null, {
          ...{ added, changed, removed, products },
          ...(row.impLeft.length > 0 && { leftAsTheyAre: row.impLeft }),
        }),
      },
      new Date(at),
    );
    return row;
  });
}

type Rows = readonly ApplicationImportProductsTable[];
type Kind = ChangeTask['kind'];

/** The products whose applications are no longer those that the import found, or left. */
async function changedAmong(db: DbOrTransaction, rows: Rows, kind: Kind): Promise<string[]> {
  const ids = rows.map(({ product_id }) => product_id);
  await lockProducts(db, ids);
  const stored = await applicationsByProduct(db, ids);
  return rows
    .filter((row) => {
      const expected = JSON.parse(kind === 'apply' ? row.before_list : row.after_list) as Application[];
      return !sameApplications((stored.get(row.product_id) ?? []).map(presentApplication), expected);
    })
    .map(({ product_id }) => product_id);
}

/** Answers the applications that went. */
async function write(db: DbOrTransaction, rows: Rows, kind: Kind, now: Date): Promise<ModelYears[]> {
  const ids = rows.map(({ product_id }) => product_id);
  if (ids.length === 0) return [];
  if (kind === 'apply') {
    const imported = rows.flatMap((row) => listed(row.after_list, row.product_id));
    const before = await replaceApplications(db, ids, imported);
    await markEdited(db, ids, now);
    return before;
  }
  const following = rows.filter(({ was_edited }) => was_edited === 0).map(({ product_id }) => product_id);
  const edited = rows.filter(({ was_edited }) => was_edited === 1);
  const own = following.length === 0 ? [] : await productsById(db, following);
  const gone = await replaceApplications(db, ids, [
    ...own.flatMap(ownApplications),
    ...edited.flatMap((row) => listed(row.before_list, row.product_id)),
  ]);
  await unmarkEdited(db, following);
  return gone;
}

const listed = (list: string, productId: string) =>
  (JSON.parse(list) as Application[]).map((application) =>
    storedApplication(application, productId, 'import'),
  );

const productsById = (db: DbOrTransaction, ids: readonly string[]) =>
  db.selectFrom('products').selectAll().where('id', 'in', ids).execute();

async function refsOf(db: DbOrTransaction, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const products = await productsById(db, ids.slice(0, NAMED_MAX));
  const more = ids.length > products.length ? [`… (${ids.length} en tout)`] : [];
  return [...products.map(({ ref }) => ref), ...more];
}

const wrongStatus = (kind: Kind) =>
  kind === 'apply'
    ? conflict('applications.alreadyApplied', 'Cet import a déjà été appliqué.')
    : conflict('applications.notApplied', 'Cet import n’est pas appliqué, ou a déjà été annulé.');

const changedMeanwhile = (kind: Kind, refs: readonly string[]) =>
  kind === 'apply'
    ? conflict(
        'applications.changedSince',
        `Des véhicules compatibles ont été modifiés depuis l’aperçu\u00a0: ${refs.join(', ')}. Rien n’a été appliqué\u00a0; envoyez le fichier de nouveau.`,
      )
    : conflict(
        'applications.changedLater',
        `Des véhicules compatibles ont été modifiés depuis cet import\u00a0: ${refs.join(', ')}. Rien n’a été annulé. Tous les autres peuvent l’être\u00a0; ceux-ci resteront tels quels.`,
      );
