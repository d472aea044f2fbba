import type { Vehicle, VehicleModelRow } from '@extranet/shared/contracts';
import { searchable } from '@extranet/shared/rules';
import { modelFamily, readVehicleKey, vehicleKey } from '@extranet/shared/rules/vehicle';
import { type SqlBool, sql } from 'kysely';
import type { VehicleModelsTable } from '../../base/db/schema/vehicles.ts';
import type { DbOrTransaction } from '../../base/db/schema.ts';
import { isYearOfCar } from './years.ts';

/** A model that no part names is not offered: it may be a name that an administrator has corrected since. */
const namedByParts = sql<SqlBool>`exists (
  select 1 from applications
  where applications.marque_norm = vehicle_models.marque_norm
    and applications.modele_norm = vehicle_models.modele_norm)`;

/**
 * Known by itself, not from a part alone: of what only an import named that was undone since, nothing is left but its name, because
 * carts and orders may have it.
 */
const described = sql<SqlBool>`vehicle_models.platform <> ''`;

/** What a part names, or a list of models described: any other name may be new, or a slip. */
export const knownModels = (db: DbOrTransaction) =>
  db.selectFrom('vehicle_models').where(({ or }) => or([namedByParts, described]));

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
    return read && (read.year === 0 || isYearOfCar(read.year)) ? [{ key, ...read }] : [];
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

export const presentModel = (row: VehicleModelsTable): VehicleModelRow => ({
  marque: row.marque,
  modele: row.modele,
  from: row.year_from,
  to: row.year_to,
  body: row.body,
  platform: row.platform,
});
