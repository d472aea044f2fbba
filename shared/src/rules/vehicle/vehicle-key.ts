import { searchable } from '../search.ts';

export interface NamedVehicle {
  marque: string;
  modele: string;
  /** Of the first registration; 0 when unknown. */
  year: number;
}

/** How a vehicle is written in addresses of pages and calls: 'peugeot.308ii.2016'. It names nobody, unlike a plate. */
export const vehicleKey = ({ marque, modele, year }: NamedVehicle): string =>
  [searchable(marque).toLowerCase(), searchable(modele).toLowerCase(), year || ''].join('.');

export interface VehicleKeyParts {
  /** As in the columns by which the server finds them: upper case, without marks and spaces. */
  marqueNorm: string;
  modeleNorm: string;
  year: number;
}

const KEY = /^([a-z0-9]{1,60})\.([a-z0-9]{1,80})\.(\d{4})?$/;

/** undefined when it is no key. */
export function readVehicleKey(key: string): VehicleKeyParts | undefined {
  const [, marque, modele, year] = KEY.exec(key) ?? [];
  if (!marque || !modele) return undefined;
  return { marqueNorm: marque.toUpperCase(), modeleNorm: modele.toUpperCase(), year: Number(year ?? 0) };
}
