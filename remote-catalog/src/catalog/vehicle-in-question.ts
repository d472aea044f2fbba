import type { Understood } from '@extranet/shared/contracts';
import { readVehicleKey, vehicleKey } from '@extranet/shared/rules/vehicle';

export interface AskedVehicle {
  key: string;
  inWords: string;
  /** Another one than the chosen one: what was found is not for that. */
  isOther: boolean;
}

/** The vehicle that the words named; undefined when they named none, or the chosen one. */
export function vehicleInQuestion(
  { marque, modele, year = 0 }: Understood,
  chosen: string,
): AskedVehicle | undefined {
  if (!marque || !modele) return undefined;
  const key = vehicleKey({ marque, modele, year });
  const [asked, known] = [readVehicleKey(key), readVehicleKey(chosen)];
  if (!asked) return undefined;
  const isSame = asked.marqueNorm === known?.marqueNorm && asked.modeleNorm === known.modeleNorm;
  if (isSame && (year === 0 || year === known?.year)) return undefined;
  return {
    key,
    inWords: [`${marque} ${modele}`, year || ''].filter(Boolean).join(', '),
    isOther: known !== undefined,
  };
}
