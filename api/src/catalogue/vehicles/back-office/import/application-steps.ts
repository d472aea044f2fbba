import type { ApplicationsTable } from '../../../../base/db/schema/vehicles.ts';
import type { DbOrTransaction } from '../../../../base/db/schema.ts';
import type { ChangeTask, ImportSteps } from '../../../../base/imports/change-import.ts';
import { setLine } from '../../../../base/imports/import-results.queries.ts';
import { summaryOf } from '../../../../base/imports/import-summary.queries.ts';
import { readThreshold } from '../../../../base/imports/threshold.ts';
import { raiseCatalogueVersion } from '../../../products/catalogue-version.queries.ts';
import { editedAmong, markEdited, replaceApplications, unmarkEdited } from '../../applications.queries.ts';
import { type ModelYears, narrowModels } from '../../model-years.queries.ts';
import { ownApplications } from '../../own-application.ts';
import { presentApplication, sameApplications, storedApplication } from '../../stored-applications.ts';
import { differences, NO_DIFFERENCES, sumOf } from './compare-lists.ts';
import { type ImportedProduct, importedProducts, linesOf } from './imported-products.queries.ts';
import { type KeptList, keptList, readKept } from './kept-lists.ts';

const GONE_MAX = 50;

type Kind = ChangeTask['kind'];

/** Lists of vehicles, each replaced as a whole; some hundred products at a time. */
export const applicationSteps: ImportSteps = {
  actions: { apply: 'applications.import', undo: 'applications.undo' },
  objects: 'catalogue',
  table: 'applications',

  async refresh(db, importId) {
    const gone: string[] = [];
    for await (const products of importedProducts(db, importId, ['change', 'same'])) {
      const edited = await editedAmong(
        db,
        products.map(({ line }) => line.object_id),
      );
      for (const { line, product, stored } of products) {
        if (!product || product.statut === 'supprime') {
          gone.push(`${line.ref} (produit supprimé)`);
          await setLine(db, importId, line, { state: 'deleted', reason: 'Ce produit est supprimé.' });
          continue;
        }
        const list = stored.map(presentApplication);
        const before_text = keptList({ list, edited: edited.has(product.id) });
        if (before_text === line.before_text) continue;
        const state = sameApplications(list, readKept(line.after_text).list) ? 'same' : 'change';
        await setLine(db, importId, line, { state, before_text });
      }
    }
    return gone.slice(0, GONE_MAX);
  },

  async changedSince(db, importId, kind, named) {
    const names: string[] = [];
    let count = 0;
    for await (const products of importedProducts(db, importId, ['change'])) {
      const changed = products.filter((one) => !isAsExpected(one, kind));
      count += changed.length;
      names.push(...changed.map(({ line }) => line.ref).slice(0, named - names.length));
    }
    return { names, count };
  },

  async write(db, importId, kind, at) {
    let written = 0;
    // Once for all of them at the end: models have thousands of applications.
    const gone = new Map<string, ModelYears>();
    for await (const products of importedProducts(db, importId, ['change'])) {
      const expected = products.filter((one) => isAsExpected(one, kind));
      for (const one of await writeSome(db, expected, kind, new Date(at)))
        gone.set(Object.values(one).join(' '), one);
      written += expected.length;
    }
    await narrowModels(db, [...gone.values()]);
    await raiseCatalogueVersion(db);
    return written;
  },

  async summary(db, importId) {
    let total = NO_DIFFERENCES;
    for await (const lines of linesOf(db, importId, ['change']))
      for (const { before_text, after_text } of lines)
        total = sumOf(total, differences(readKept(before_text).list, readKept(after_text).list));
    return { ...(await summaryOf(db, importId, await readThreshold(db))), ...total };
  },
};

function isAsExpected({ line, product, stored }: ImportedProduct, kind: Kind): boolean {
  const expected = readKept(kind === 'apply' ? line.before_text : line.after_text);
  return product !== undefined && sameApplications(stored.map(presentApplication), expected.list);
}

/** Answers the applications that went. */
async function writeSome(
  db: DbOrTransaction,
  products: readonly ImportedProduct[],
  kind: Kind,
  now: Date,
): Promise<ModelYears[]> {
  const ids = products.map(({ line }) => line.object_id);
  if (ids.length === 0) return [];
  if (kind === 'apply') {
    const imported = products.flatMap(({ line }) => rowsOf(readKept(line.after_text), line.object_id));
    const before = await replaceApplications(db, ids, imported);
    await markEdited(db, ids, now);
    return before;
  }
  const before = products.map(({ line, product }) => ({ product, kept: readKept(line.before_text) }));
  const following = before.flatMap(({ product, kept }) => (product && !kept.edited ? [product] : []));
  const edited = before.flatMap(({ product, kept }) =>
    product && kept.edited ? rowsOf(kept, product.id) : [],
  );
  const gone = await replaceApplications(db, ids, [...following.flatMap(ownApplications), ...edited]);
  await unmarkEdited(
    db,
    following.map(({ id }) => id),
  );
  return gone;
}

const rowsOf = ({ list }: KeptList, productId: string): ApplicationsTable[] =>
  list.map((application) => storedApplication(application, productId, 'import'));
