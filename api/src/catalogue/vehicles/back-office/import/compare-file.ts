import type { ImportSummary } from '@extranet/shared/contracts';
import { searchable } from '@extranet/shared/rules';
import type { Kysely } from 'kysely';
import type { ImportResultsTable } from '../../../../base/db/schema/imports.ts';
import type { DbOrTransaction, Schema } from '../../../../base/db/schema.ts';
import { addResults, noResult } from '../../../../base/imports/import-results.queries.ts';
import { applicationsByProduct, editedAmong } from '../../applications.queries.ts';
import { presentApplication, sameApplications } from '../../stored-applications.ts';
import { knownModels } from '../../vehicles.queries.ts';
import type { ApplicationLine } from './application-lines.ts';
import { differences, NO_DIFFERENCES, sumOf } from './compare-lists.ts';
import { type Doubt, doubtfulIn } from './doubtful-changes.ts';
import type { ReadFile } from './grouped-lines.ts';
import { type KeptList, keptList } from './kept-lists.ts';

const REFERENCES_AT_ONCE = 500;
/** The last imports are listed with them. */
const NEW_NAMES_MAX = 100;
/** Of one product: as many as a row of the table has room for. */
const DOUBTS_NAMED = 3;

/** One line for each product that the file names, and one for each line that means none or cannot be read; some at a time. */
export async function compareFile(
  db: Kysely<Schema>,
  importId: string,
  { byRef, unread, unreadColumns }: ReadFile,
): Promise<Partial<ImportSummary>> {
  let total = NO_DIFFERENCES;
  const named = new Map<string, string>();
  const leftAside = (state: 'unknown' | 'unreadable', line: number, ref: string, reason: string) => ({
    ...{ ...noResult, import_id: importId },
    ...{ state, line, ref, reason },
  });
  await addResults(
    db,
    unread.map(({ line, ref, reason }) => leftAside('unreadable', line, ref, reason)),
  );
  const refs = [...byRef.keys()];
  for (let start = 0; start < refs.length; start += REFERENCES_AT_ONCE) {
    const chunk = refs.slice(start, start + REFERENCES_AT_ONCE);
    const products = await productsOf(db, chunk);
    const known = new Set(products.map(({ ref_norm }) => ref_norm));
    const results: ImportResultsTable[] = chunk
      .filter((ref) => !known.has(ref))
      .flatMap((ref) => byRef.get(ref) ?? [])
      .map(({ line, ref }) => leftAside('unknown', line, ref, 'Référence inconnue.'));
    for (const product of products) {
      const lines = byRef.get(product.ref_norm) ?? [];
      const { before } = product;
      const after = lines.flatMap(({ application }) => application ?? []);
      const isSame = sameApplications(before.list, after);
      results.push({
        ...{ ...noResult, import_id: importId, object_id: product.id, ref: product.ref },
        line: lines[0]?.line ?? 0,
        state: isSame ? 'same' : 'change',
        reason: isSame ? '' : inOneText(doubtfulIn(before.list, lines)),
        before_text: keptList(before),
        after_text: keptList({ list: after, edited: true }),
      });
      if (isSame) continue;
      total = sumOf(total, differences(before.list, after));
      for (const { application } of lines) if (application) named.set(...modelIn(application));
    }
    await addResults(db, results);
  }
  const newNames = await unknownAmong(db, named);
  return {
    ...total,
    newNames: newNames.slice(0, NEW_NAMES_MAX),
    newNameCount: newNames.length,
    unreadColumns: [...unreadColumns],
  };
}

const modelIn = ({ marque, modele }: NonNullable<ApplicationLine['application']>): [string, string] => [
  `${searchable(marque)} ${searchable(modele)}`,
  `${marque} ${modele}`,
];

const inOneText = (doubts: readonly Doubt[]): string =>
  [
    ...doubts.slice(0, DOUBTS_NAMED).map(({ reason }) => reason),
    ...(doubts.length > DOUBTS_NAMED ? [`Et ${doubts.length - DOUBTS_NAMED} de plus.`] : []),
  ].join(' ');

interface Product {
  readonly id: string;
  readonly ref: string;
  readonly ref_norm: string;
  readonly before: KeptList;
}

async function productsOf(db: DbOrTransaction, refsNorm: readonly string[]): Promise<Product[]> {
  const products = await db
    .selectFrom('products')
    .select(['id', 'ref', 'ref_norm'])
    .where('ref_norm', 'in', refsNorm)
    .where('statut', '!=', 'supprime')
    .orderBy('ref_norm')
    .orderBy('id')
    .execute();
  const ids = products.map(({ id }) => id);
  if (ids.length === 0) return [];
  const stored = await applicationsByProduct(db, ids);
  const edited = await editedAmong(db, ids);
  return products.map((product) => ({
    ...product,
    before: { list: (stored.get(product.id) ?? []).map(presentApplication), edited: edited.has(product.id) },
  }));
}

/** 'Peugeot 308 IV': what no part and no list of models names, which may be a slip. */
async function unknownAmong(db: DbOrTransaction, named: ReadonlyMap<string, string>): Promise<string[]> {
  const rows = await knownModels(db).select(['marque_norm', 'modele_norm']).execute();
  const known = new Set(rows.map((row) => `${row.marque_norm} ${row.modele_norm}`));
  return [...named].filter(([key]) => !known.has(key)).map(([, name]) => name);
}
