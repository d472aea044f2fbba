import type { Catalogue, Understood } from '@extranet/shared/contracts';
import { vehicleKey } from '@extranet/shared/rules/vehicle';
import type { Reading } from '../../base/db/schema.ts';
import { modelsNamed } from '../vehicles/visible-models.ts';

/** More than these are no choice that somebody makes in passing. */
const MOST = 6;

/** What was understood, with the vehicles that it may mean: only those lead to parts. */
export async function withVehicles(
  db: Reading,
  catalogs: readonly Catalogue[],
  understood: Understood,
): Promise<Understood> {
  const { marque, modele, year = 0 } = understood;
  if (!marque || !modele) return understood;
  const models = await modelsNamed(db, catalogs, { marque, modele, year });
  if (models.length > MOST) return understood;
  const vehicles = models.map((model) => ({
    key: vehicleKey({ ...model, year }),
    inWords: [`${model.marque} ${model.modele}`, year || ''].filter(Boolean).join(', '),
  }));
  return { ...understood, vehicles };
}
