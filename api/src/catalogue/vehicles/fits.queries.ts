import type { Catalogue, Fit, Vehicle, VehicleFits } from '@extranet/shared/contracts';
import { searchable } from '@extranet/shared/rules';
import {
  type Equipment,
  type FittedModel,
  fitOf,
  isFit,
  matchesOf,
  yearOfBuild,
} from '@extranet/shared/rules/vehicle';
import type { ApplicationsTable } from '../../base/db/schema/vehicles.ts';
import type { DbOrTransaction } from '../../base/db/schema.ts';
import { withIds } from '../products/priced-products.queries.ts';
import { rowColumns, type StoredRow } from '../products/product.present.ts';
import { visible } from '../products/products.queries.ts';
import { familyOf } from './vehicles.queries.ts';

const columns = [
  'applications.product_id',
  'applications.marque',
  'applications.modele',
  'applications.year_from',
  'applications.year_to',
  'applications.with_equipment',
  'applications.without_equipment',
  'applications.note',
] as const;

type Row = Pick<
  ApplicationsTable,
  | 'product_id'
  | 'marque'
  | 'modele'
  | 'year_from'
  | 'year_to'
  | 'with_equipment'
  | 'without_equipment'
  | 'note'
>;

/** Ten times what the largest model of a catalogue of 100,000 products has: what costs more is a mistake of data. */
const ROWS_MAX = 20_000;

const visibleApplications = (db: DbOrTransaction, catalogs: readonly Catalogue[]) =>
  db
    .selectFrom('applications')
    .innerJoin('products', 'products.id', 'applications.product_id')
    .where(visible(catalogs));

const ofModels = (
  db: DbOrTransaction,
  catalogs: readonly Catalogue[],
  marque: string,
  models: readonly string[],
) =>
  visibleApplications(db, catalogs)
    .where('applications.marque_norm', '=', searchable(marque))
    .where('applications.modele_norm', 'in', models);

/** What fits the vehicle, and what is left out: parts of other years, generations and bodies of its model. */
export async function fitsOf(
  db: DbOrTransaction,
  catalogs: readonly Catalogue[],
  vehicle: Vehicle,
): Promise<VehicleFits> {
  const models = await familyOf(db, vehicle);
  const rows = await ofModels(db, catalogs, vehicle.marque, models)
    .select(columns)
    .orderBy('products.ref_norm')
    .orderBy('products.id')
    .orderBy('applications.id')
    .limit(ROWS_MAX)
    .execute();
  return judged(
    vehicle,
    Map.groupBy(rows, ({ product_id }) => product_id),
  );
}

/** The same of these products; those that the customer may not see are in neither list. */
export async function fitsAmong(
  db: DbOrTransaction,
  catalogs: readonly Catalogue[],
  vehicle: Vehicle,
  prodIds: readonly string[],
): Promise<VehicleFits> {
  const products = await db
    .selectFrom('products')
    .select('products.id')
    .where(visible(catalogs))
    .where(withIds(prodIds))
    .orderBy('products.id')
    .execute();
  const rows = await applicationsOfProducts(
    db,
    products.map(({ id }) => id),
  );
  const byProduct = Map.groupBy(rows, ({ product_id }) => product_id);
  return judged(vehicle, new Map(products.map(({ id }) => [id, byProduct.get(id) ?? []])));
}

export async function applicationsOfProducts(
  db: DbOrTransaction,
  prodIds: readonly string[],
): Promise<Row[]> {
  if (prodIds.length === 0) return [];
  return db
    .selectFrom('applications')
    .select(columns)
    .where('product_id', 'in', [...prodIds])
    .orderBy('id')
    .limit(ROWS_MAX)
    .execute();
}

function judged(vehicle: Vehicle, byProduct: ReadonlyMap<string, readonly Row[]>): VehicleFits {
  const all = [...byProduct].map(
    ([prodId, rows]): Fit => ({ prodId, reason: fitOf(vehicle, rows.map(fittedModel)) }),
  );
  return {
    fits: all.filter(({ reason }) => isFit(reason)),
    leftOut: all.filter(({ reason }) => !isFit(reason)),
  };
}

interface Parts {
  readonly products: StoredRow[];
  /** Of a product that fits on conditions only: one entry for each alternative, all of which has to be true. */
  readonly conditions: { prodId: string; with: Equipment[]; without: Equipment[] }[];
}

/** The parts that may fit the vehicle: by make, model and years, without regard to equipment. */
export async function partsFor(
  db: DbOrTransaction,
  catalogs: readonly Catalogue[],
  vehicle: Vehicle,
): Promise<Parts> {
  const year = yearOfBuild(vehicle);
  let query = ofModels(db, catalogs, vehicle.marque, [searchable(vehicle.modele)]);
  if (year > 0)
    query = query.where('applications.year_from', '<=', year).where('applications.year_to', '>=', year);
  const rows = await query.select(columns).orderBy('applications.id').limit(ROWS_MAX).execute();
  const matching = [...Map.groupBy(rows, ({ product_id }) => product_id)]
    .map(([prodId, own]) => ({ prodId, matches: matchesOf(vehicle, own.map(fittedModel)) }))
    .filter(({ matches }) => matches.length > 0);
  const products = await db
    .selectFrom('products')
    .select(rowColumns.map((column) => `products.${column}` as const))
    .where(withIds(matching.map(({ prodId }) => prodId)))
    .orderBy('products.ref_norm')
    .orderBy('products.id')
    .execute();
  const conditions = matching
    .filter(({ matches }) => matches.every(isConditional))
    .flatMap(({ prodId, matches }) =>
      matches.map((match) => ({ prodId, with: [...match.with], without: [...match.without] })),
    );
  return { products, conditions };
}

const isConditional = (match: FittedModel): boolean => match.with.length + match.without.length > 0;

export const fittedModel = (row: Row): FittedModel => ({
  marque: row.marque,
  modele: row.modele,
  from: row.year_from,
  to: row.year_to,
  with: JSON.parse(row.with_equipment) as Equipment[],
  without: JSON.parse(row.without_equipment) as Equipment[],
  note: row.note,
});
