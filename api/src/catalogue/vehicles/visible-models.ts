import { setImmediate } from 'node:timers/promises';
import type { Catalogue, VehicleModelRow } from '@extranet/shared/contracts';
import { searchable } from '@extranet/shared/rules';
import { modelFamily, type NamedVehicle } from '@extranet/shared/rules/vehicle';
import { type SqlBool, sql } from 'kysely';
import type { VehicleModelsTable } from '../../base/db/schema/vehicles.ts';
import type { Reading } from '../../base/db/schema.ts';
import { catalogueVersion, visible } from '../products/products.queries.ts';
import { presentModel } from './vehicles.queries.ts';

/** Some milliseconds of work among half a million products. */
const MODELS_AT_ONCE = 40;

interface Models {
  /** Those of products that the customer may see. */
  readonly visible: readonly VehicleModelRow[];
  /** These, and those of a list of models that no product names: a look-up may find one, and then there is nothing for it. */
  readonly told: ReadonlySet<VehicleModelRow>;
  /** What a vehicle is compared with, lest the next best be taken for one that is not told. */
  readonly all: readonly VehicleModelRow[];
}

interface Known {
  readonly version: number;
  readonly models: Promise<Models>;
}

/** By database, then by catalogues: the same for all accounts that see the same, until a product changes. */
const known = new WeakMap<object, Map<string, Known>>();

/** Models that only products of other catalogues name, or deleted ones, would tell what else is sold, or what was. */
export async function modelsFor(db: Reading, catalogs: readonly Catalogue[]): Promise<Models> {
  const version = await catalogueVersion(db);
  const ofDatabase = known.get(db) ?? new Map<string, Known>();
  known.set(db, ofDatabase);
  const key = [...catalogs].sort().join();
  const kept = ofDatabase.get(key);
  if (kept?.version === version) return kept.models;
  const models = readModels(db, catalogs);
  ofDatabase.set(key, { version, models });
  models.catch(() => {
    if (ofDatabase.get(key)?.models === models) ofDatabase.delete(key);
  });
  return models;
}

export async function listMakes(db: Reading, catalogs: readonly Catalogue[]): Promise<string[]> {
  const { visible: models } = await modelsFor(db, catalogs);
  const makes = new Map<string, string>();
  for (const { marque } of models) {
    const norm = searchable(marque);
    const known = makes.get(norm);
    if (known === undefined || marque < known) makes.set(norm, marque);
  }
  return [...makes.values()].sort((one, other) => one.localeCompare(other, 'fr'));
}

export async function listModels(
  db: Reading,
  catalogs: readonly Catalogue[],
  marque: string,
): Promise<VehicleModelRow[]> {
  const wanted = searchable(marque);
  return (await modelsFor(db, catalogs)).visible
    .filter((model) => searchable(model.marque) === wanted)
    .sort((one, other) => one.modele.localeCompare(other.modele, 'fr', { numeric: true }));
}

/** The models that are called so, of this very name or else of its family, and were built in that year. */
export async function modelsNamed(
  db: Reading,
  catalogs: readonly Catalogue[],
  { marque, modele, year }: NamedVehicle,
): Promise<VehicleModelRow[]> {
  const ofMake = await listModels(db, catalogs, marque);
  const exact = ofMake.filter((model) => searchable(model.modele) === searchable(modele));
  const family = searchable(modelFamily(modele));
  const named =
    exact.length > 0 ? exact : ofMake.filter((model) => searchable(modelFamily(model.modele)) === family);
  return named.filter(({ from, to }) => year === 0 || (from <= year && year <= to));
}

async function readModels(db: Reading, catalogs: readonly Catalogue[]): Promise<Models> {
  const rows: Told[] = [];
  for (let page = await pageOfModels(db, catalogs); page.length > 0; ) {
    rows.push(...page);
    // Others have their turn: a model whose parts are all of other catalogues is looked through to its last part.
    await setImmediate();
    page = page.length < MODELS_AT_ONCE ? [] : await pageOfModels(db, catalogs, page.at(-1));
  }
  const all = rows.map((row) => ({
    model: presentModel(row),
    isNamed: row.named === 1,
    isSeen: row.seen === 1,
  }));
  const models = (list: typeof all) => list.map(({ model }) => model);
  return {
    visible: models(all.filter(({ isSeen }) => isSeen)),
    told: new Set(
      models(all.filter(({ isNamed, isSeen, model }) => isSeen || (!isNamed && model.platform !== ''))),
    ),
    all: models(all),
  };
}

type Told = VehicleModelsTable & { readonly named: number; readonly seen: number };

function pageOfModels(
  db: Reading,
  catalogs: readonly Catalogue[],
  { marque_norm, modele_norm }: Pick<Told, 'marque_norm' | 'modele_norm'> = {
    marque_norm: '',
    modele_norm: '',
  },
): Promise<Told[]> {
  const naming = sql`from applications join products on products.id = applications.product_id
    where applications.marque_norm = vehicle_models.marque_norm
      and applications.modele_norm = vehicle_models.modele_norm`;
  return db
    .selectFrom('vehicle_models')
    .selectAll()
    .select([
      sql<number>`case when exists (select 1 ${naming}) then 1 else 0 end`.as('named'),
      sql<number>`case when exists (select 1 ${naming} and ${visible(catalogs)}) then 1 else 0 end`.as(
        'seen',
      ),
    ])
    .where(sql<SqlBool>`(marque_norm, modele_norm) > (${marque_norm}, ${modele_norm})`)
    .orderBy('marque_norm')
    .orderBy('modele_norm')
    .limit(MODELS_AT_ONCE)
    .execute();
}
