import type { Catalogue, Understood } from '@extranet/shared/contracts';
import { vehicleKey } from '@extranet/shared/rules/vehicle';
import type { Reading } from '../../base/db/schema.ts';
import { modelsNamed } from '../vehicles/visible-models.ts';

/** More than these are no choice that somebody makes in passing. */
const MOST = 6;

/** As the catalogues call estates, behind the model. */
const ESTATE = ' Break';

/** What was understood, with the vehicles that it may mean: only those lead to parts. An estate that was asked for is no saloon. */
export async function withVehicles(
  db: Reading,
  catalogs: readonly Catalogue[],
  understood: Understood,
  isEstate: boolean,
): Promise<Understood> {
  const { marque, modele, year = 0 } = understood;
  if (!marque || !modele) return understood;
  const named = await modelsNamed(db, catalogs, { marque, modele, year });
  const estate = modele + ESTATE;
  const beside = await modelsNamed(db, catalogs, { marque, modele: estate, year });
  const both = [...new Set([...named, ...beside.filter((model) => model.modele === estate)])];
  const estates = both.filter(({ modele }) => modele.endsWith(ESTATE));
  const models = isEstate && estates.length > 0 ? estates : both;
  if (models.length > MOST) return understood;
  const vehicles = models.map((model) => ({
    key: vehicleKey({ ...model, year }),
    inWords: [`${model.marque} ${model.modele}`, year || ''].filter(Boolean).join(', '),
  }));
  return { ...understood, vehicles };
}
