import { setImmediate } from 'node:timers/promises';
import type { Catalogue, CatalogueFacets } from '@extranet/shared/contracts';
import { sql } from 'kysely';
import type { DbOrTransaction } from '../../base/db/schema.ts';
import { makesOf } from '../products/makes-of.ts';

/** Makes with their models. More than all cars that there are; a catalogue that names others is cut there. */
const MODELS_MAX = 20_000;
const IDS_MAX = 500;

interface Pair {
  readonly marque_norm: string;
  readonly modele_norm: string;
  readonly count: number;
  /** The first of its products in the order of the references: it says how they are written. */
  readonly first: string;
}

interface Written {
  readonly id: string;
  readonly ref_norm: string;
  readonly marque: string;
  readonly modele: string;
}

/** The makes in the order in which the list names them, as a page that holds the list counts them. */
export async function facetsOf(db: DbOrTransaction, catalogue: Catalogue): Promise<CatalogueFacets> {
  const pairs = await countedPairs(db, catalogue);
  const written = await writtenOf(db, pairs);
  const inOrder = pairs
    .map((pair) => ({ pair, row: written.get(pair.first) }))
    .filter((one): one is { pair: Pair; row: Written } => one.row !== undefined)
    .sort((one, other) => (isBefore(one.row, other.row) ? -1 : 1));
  const makes = Map.groupBy(inOrder, ({ pair }) => pair.marque_norm);
  return {
    makes: [...makes.values()].map((models) => ({
      name: models[0]?.row.marque ?? '',
      count: models.reduce((sum, { pair }) => sum + pair.count, 0),
      models: models
        .filter(({ pair }) => pair.modele_norm !== '')
        .map(({ pair, row }) => ({ name: row.modele, count: pair.count })),
    })),
  };
}

const isBefore = (one: Written, other: Written): boolean =>
  one.ref_norm < other.ref_norm || (one.ref_norm === other.ref_norm && one.id < other.id);

async function countedPairs(db: DbOrTransaction, catalogue: Catalogue): Promise<Pair[]> {
  const pairs: Pair[] = [];
  for await (const make of makesOf(db, catalogue)) {
    if (pairs.length >= MODELS_MAX) break;
    if (make !== '') pairs.push(...(await modelsOf(db, catalogue, make)));
  }
  return pairs.slice(0, MODELS_MAX);
}

async function modelsOf(db: DbOrTransaction, catalogue: Catalogue, make: string): Promise<Pair[]> {
  const { rows } = await sql<Pair>`
    select pairs.marque_norm, pairs.modele_norm, pairs.count, (
      select products.id from products
      where products.catalogue = ${catalogue} and products.marque_norm = pairs.marque_norm
        and products.modele_norm = pairs.modele_norm and products.statut <> 'supprime'
      order by products.ref_norm, products.id limit 1
    ) as first
    from (
      select marque_norm, modele_norm, count(*) as count from products
      where catalogue = ${catalogue} and statut <> 'supprime' and marque_norm = ${make}
      group by marque_norm, modele_norm order by modele_norm
    ) as pairs`.execute(db);
  return rows;
}

async function writtenOf(db: DbOrTransaction, pairs: readonly Pair[]): Promise<Map<string, Written>> {
  const written = new Map<string, Written>();
  for (let from = 0; from < pairs.length; from += IDS_MAX) {
    const ids = pairs.slice(from, from + IDS_MAX).map(({ first }) => first);
    const rows = await db
      .selectFrom('products')
      .select(['id', 'ref_norm', 'marque', 'modele'])
      .where('id', 'in', ids)
      .execute();
    for (const row of rows) written.set(row.id, row);
    await setImmediate();
  }
  return written;
}
