import type { VehicleModelRow } from '@extranet/shared/contracts';
import { searchable } from '@extranet/shared/rules';
import { useAppDispatch } from '@extranet/shared/store';
import { useEffect, useMemo } from 'react';
import { useModelsRead, vehicleModelsWanted } from './vehicle-models/vehicle-models.slice.ts';

export interface KnownVehicles {
  makes: readonly string[];
  platforms: readonly string[];
  /** Of one of these makes; of all without any. */
  modelsOf: (makes: readonly string[]) => readonly string[];
  modelOf: (marque: string | null, modele: string | null) => VehicleModelRow | undefined;
}

/** Makes, models and platforms of the catalogue, which this hook requests; none until they have come. */
export function useVehicleModels(): KnownVehicles {
  const dispatch = useAppDispatch();
  const models = useModelsRead((state) => state.vehicleModels.models);
  useEffect(() => {
    dispatch(vehicleModelsWanted());
  }, [dispatch]);
  return useMemo(() => knownIn(models), [models]);
}

const french = new Intl.Collator('fr', { numeric: true, sensitivity: 'base' });
const inOrder = (values: readonly string[]) =>
  [...new Set(values.filter(Boolean))].sort((one, other) => french.compare(one, other));

function knownIn(models: readonly VehicleModelRow[]): KnownVehicles {
  return {
    makes: inOrder(models.map(({ marque }) => marque)),
    platforms: inOrder(models.map(({ platform }) => platform)),
    modelOf: (marque, modele) => models.find((one) => one.marque === marque && one.modele === modele),
    modelsOf: (makes) => {
      const wanted = new Set(makes.map(searchable));
      const found =
        wanted.size === 0 ? models : models.filter(({ marque }) => wanted.has(searchable(marque)));
      return inOrder(found.map(({ modele }) => modele));
    },
  };
}
