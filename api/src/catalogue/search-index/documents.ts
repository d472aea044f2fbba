import { setImmediate } from 'node:timers/promises';
import { isOrderable } from '@extranet/shared/rules';
import {
  entriesOf,
  type IndexedProduct,
  type LexiconEntry,
  nameLength,
  tokensOf,
} from '@extranet/shared/rules/question';
import type { ProductsTable } from '../../base/db/schema/catalogue.ts';
import type { Reading } from '../../base/db/schema.ts';
import type { IndexDocument } from './engine.ts';

const columns = [
  'id',
  'ref_norm',
  'ean',
  'catalogue',
  'marque',
  'modele',
  'year_from',
  'year_to',
  'type',
  'titre',
  'standard',
  'statut',
  'stock_code',
  'price_cents',
  'technical',
] as const satisfies readonly (keyof ProductsTable)[];

type Row = Pick<ProductsTable, (typeof columns)[number]>;

export interface Described {
  readonly document: IndexDocument;
  readonly entries: readonly LexiconEntry[];
}

/** What the index says of these products; nothing of those that are gone or deleted. */
export async function describeProducts(db: Reading, ids: readonly string[], now: Date): Promise<Described[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('products')
    .select(columns)
    .where('id', 'in', ids)
    .where('statut', '!=', 'supprime')
    .orderBy('ref_norm')
    .orderBy('id')
    .execute();
  return described(db, rows, now);
}

/**
 * The same of all, page by page in the order of their references. Others have their turn between two pages: a database in this
 * process answers without ever letting go.
 */
export async function* describeAll(db: Reading, perPage: number, now: Date): AsyncGenerator<Described[]> {
  let after = { ref_norm: '', id: '' };
  for (;;) {
    const { ref_norm, id } = after;
    const rows = await db
      .selectFrom('products')
      .select(columns)
      .where('ref_norm', '>=', ref_norm)
      .where((eb) => eb.or([eb('ref_norm', '>', ref_norm), eb('id', '>', id)]))
      .where('statut', '!=', 'supprime')
      .orderBy('ref_norm')
      .orderBy('id')
      .limit(perPage)
      .execute();
    yield await described(db, rows, now);
    const last = rows.at(-1);
    if (!last || rows.length < perPage) return;
    after = last;
    await setImmediate();
  }
}

async function described(db: Reading, rows: readonly Row[], now: Date): Promise<Described[]> {
  if (rows.length === 0) return [];
  const applications = await db
    .selectFrom('applications')
    .select(['product_id', 'marque_norm', 'modele_norm'])
    .where(
      'product_id',
      'in',
      rows.map(({ id }) => id),
    )
    .execute();
  const byProduct = Map.groupBy(applications, ({ product_id }) => product_id);
  const thisYear = now.getFullYear();
  return rows.map((row) => {
    const models = (byProduct.get(row.id) ?? []).map(({ marque_norm, modele_norm }) => ({
      marqueNorm: marque_norm,
      modeleNorm: modele_norm,
    }));
    const product: IndexedProduct = { ...asIndexed(row), models };
    return {
      document: {
        productId: row.id,
        catalogue: row.catalogue,
        names: nameLength(product),
        orderable: product.orderable,
        tokens: tokensOf(product, thisYear),
      },
      entries: entriesOf(product),
    };
  });
}

const asIndexed = (row: Row): Omit<IndexedProduct, 'models'> => ({
  refNorm: row.ref_norm,
  ean: row.ean,
  catalogue: row.catalogue,
  marque: row.marque,
  modele: row.modele,
  from: row.year_from,
  to: row.year_to,
  pins: row.type,
  title: row.titre,
  premium: row.catalogue === 'Faisceau' && row.standard === 0,
  orderable: canBeHad(row),
  technical: JSON.parse(row.technical) as Record<string, string>,
});

/** At the list price: a customer's own price is looked up afterwards, for the rows that are shown. */
const canBeHad = ({
  statut,
  stock_code,
  price_cents,
}: Pick<Row, 'statut' | 'stock_code' | 'price_cents'>): boolean =>
  isOrderable({ prodStatut: statut, prodCodeStock: stock_code, prodMbrPrice: price_cents });
