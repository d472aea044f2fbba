import { OPEN_YEAR, searchable } from '@extranet/shared/rules';
import type { VehicleModelsTable } from '../base/db/schema/vehicles.ts';
import { modelOf } from '../catalogue/index.ts';
import { modelFacts } from './model-facts.ts';
import { vehicles } from './vehicles.ts';

/** All models of the demonstration, also those for which it has no part. */
export const demoModels = (): VehicleModelsTable[] =>
  vehicles.map(({ marque, modele, from, to }) => ({
    ...modelOf({
      marque,
      marque_norm: searchable(marque),
      modele,
      modele_norm: searchable(modele),
      year_from: from,
      year_to: to || OPEN_YEAR,
    }),
    ...modelFacts(marque, modele),
  }));
