import type { Vehicle, VehicleModelRow } from '@extranet/shared/contracts';
import { searchable } from '@extranet/shared/rules';
import { modelFamily, readVehicleKey, vehicleKey } from '@extranet/shared/rules/vehicle';
import { type SqlBool, sql } from 'kysely';
import type { VehicleModelsTable } from '../../base/db/schema/vehicles.ts';
import type { DbOrTransaction } from '../../base/db/schema.ts';

/** A model that no part names is not offered: it may be a name that an administrator has corrected since. */
const namedByParts = sql<SqlBool>`exists (
  select 1 from applications
  where applications.marque_norm = vehicle_models.marque_norm
    and applications.modele_norm = vehicle_models.modele_norm)`;

export async function listMakes(db: DbOrTransaction): Promise<string[]> {
  const rows = await db
    .selectFrom('vehicle_models')
    .select(({ fn }) => fn.min('marque').as('marque'))
    .where(namedByParts)
    .groupBy('marque_norm')
    .execute();
  return rows.map(({ marque }) => marque).sort((one, other) => one.localeCompare(other, 'fr'));
}

export async function listModels(db: DbOrTransaction, marque: string): Promise<VehicleModelRow[]> {
  const rows = await db
    .selectFrom('vehicle_models')
    .selectAll()
    .where('marque_norm', '=', searchable(marque))
    .where(namedByParts)
    .execute();
  return rows
    .map(presentModel)
    .sort((one, other) => one.modele.localeCompare(other.modele, 'fr', { numeric: true }));
}

/** Of all makes: forms of the back office offer makes, models and platforms. */
export async function listModelsWithParts(db: DbOrTransaction): Promise<VehicleModelRow[]> {
  const rows = await db.selectFrom('vehicle_models').selectAll().where(namedByParts).execute();
  return rows.map(presentModel);
}

/** The vehicle of a key; undefined when no such model is known. */
export async function findVehicle(db: DbOrTransaction, key: string): Promise<Vehicle | undefined> {
  return (await findVehicles(db, [key])).get(key);
}

/** Those of the keys whose model is known, by their key. */
export async function findVehicles(
  db: DbOrTransaction,
  keys: readonly string[],
): Promise<Map<string, Vehicle>> {
  const parts = keys.flatMap((key) => {
    const read = readVehicleKey(key);
    return read ? [{ key, ...read }] : [];
  });
  if (parts.length === 0) return new Map();
  const models = await db
    .selectFrom('vehicle_models')
    .selectAll()
    .where('modele_norm', 'in', [...new Set(parts.map(({ modeleNorm }) => modeleNorm))])
    .execute();
  return new Map(
    parts.flatMap(({ key, marqueNorm, modeleNorm, year }) => {
      const model = models.find((row) => row.marque_norm === marqueNorm && row.modele_norm === modeleNorm);
      return model ? [[key, vehicleOf(presentModel(model), year)] as const] : [];
    }),
  );
}

export function vehicleOf(model: VehicleModelRow, year: number): Vehicle {
  const { marque, modele } = model;
  return { key: vehicleKey({ marque, modele, year }), ...model, year };
}

/** Also those without parts: a look-up may find one, and then there is nothing for it. */
export async function listAllModels(db: DbOrTransaction): Promise<VehicleModelRow[]> {
  const rows = await db
    .selectFrom('vehicle_models')
    .selectAll()
    .orderBy('marque_norm')
    .orderBy('modele_norm')
    .execute();
  return rows.map(presentModel);
}

/** The normalised names of all generations and bodies of a model. */
export async function familyOf(
  db: DbOrTransaction,
  { marque, modele }: Pick<Vehicle, 'marque' | 'modele'>,
): Promise<string[]> {
  const family = modelFamily(modele);
  const rows = await db
    .selectFrom('vehicle_models')
    .select(['modele', 'modele_norm'])
    .where('marque_norm', '=', searchable(marque))
    .execute();
  return rows.filter((row) => modelFamily(row.modele) === family).map(({ modele_norm }) => modele_norm);
}

const presentModel = (row: VehicleModelsTable): VehicleModelRow => ({
  marque: row.marque,
  modele: row.modele,
  from: row.year_from,
  to: row.year_to,
  body: row.body,
  platform: row.platform,
});
