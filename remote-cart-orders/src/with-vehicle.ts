import type { Vehicle } from '@extranet/shared/contracts';
import { vehicleName } from '@extranet/shared/rules';

/** On paper the vehicle stands behind the words of the product: 'Faisceau 13 broches Peugeot 308 II — Peugeot 308 II, 2016'. */
export const withVehicle = (words: string, vehicle: Vehicle | null | undefined): string =>
  vehicle ? `${words} — ${vehicleName(vehicle)}` : words;
