import type { Understood } from '@extranet/shared/contracts';
import { readVehicleKey } from '@extranet/shared/rules/vehicle';

export interface AskedVehicles {
  /** Those that may be meant, never the chosen one. */
  vehicles: { key: string; inWords: string }[];
  /** Others than the chosen one: what was found is not for that. */
  areOthers: boolean;
}

/** The vehicles that the words may mean; undefined when they named none that there is, or the chosen one. */
export function vehiclesInQuestion(
  { vehicles = [], year = 0 }: Understood,
  chosen: string,
): AskedVehicles | undefined {
  const known = readVehicleKey(chosen);
  const isChosen = ({ key }: { key: string }) => {
    const asked = readVehicleKey(key);
    return (
      asked?.marqueNorm === known?.marqueNorm &&
      asked?.modeleNorm === known?.modeleNorm &&
      (year === 0 || year === known?.year)
    );
  };
  if (vehicles.length === 0 || (known && vehicles.some(isChosen))) return undefined;
  return { vehicles, areOthers: known !== undefined };
}
