import type { EquipmentAnswers } from '@extranet/shared/contracts';
import { EQUIPMENT, readVehicleText, variantKey } from '@extranet/shared/rules/vehicle';
import { isYearOfCar } from '../years.ts';
import { aliasOf, type Mapping, valueAt } from './mapping.ts';
import type { Asked, SourceVehicle } from './vehicle-source.ts';

const NAME_MAX = 60;
const TEXT_MAX = 120;
const A_VIN = /\b(?=[A-Z]*\d)[A-HJ-NPR-Z\d]{17}\b/i;

/** A vehicle of the answer; 'another' when it is none or another than the one asked for, 'echo' when its name repeats the question. */
export function readVehicle(
  vehicle: unknown,
  { fields, equipment = {}, makes, models }: Mapping,
  asked: Asked,
): SourceVehicle | 'another' | 'echo' {
  const textAt = (path: string | undefined) => {
    const value = path ? valueAt(vehicle, path) : undefined;
    return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
      ? String(value)
          .replace(/\p{C}+/gu, ' ')
          .trim()
          .slice(0, TEXT_MAX)
      : '';
  };
  const repeated = textAt(fields.asked);
  if (repeated && variantKey(repeated) !== variantKey(asked.text)) return 'another';
  const vin = textAt(fields.vin);
  const { marque = '', year = 0 } = readVehicleText(vin || '-').known;
  const [theirMake, theirModel] = [textAt(fields.marque), textAt(fields.modele)];
  if ([asked.text, vin].some((text) => text && isWithin(text, theirMake, theirModel))) return 'echo';
  const named = {
    marque: (aliasOf(makes, theirMake) ?? (theirMake || marque)).slice(0, NAME_MAX),
    modele: (aliasOf(models, `${theirMake} ${theirModel}`) ?? theirModel).slice(0, NAME_MAX),
    year: yearIn(textAt(fields.year)) || year,
  };
  if (!named.marque) return 'another';
  const answers: EquipmentAnswers = {};
  for (const name of EQUIPMENT) {
    const field = equipment[name];
    const said = textAt(field?.path).toLowerCase();
    const isSaid = (words: readonly string[] | undefined) =>
      words?.some((word) => word.toLowerCase() === said);
    if (said && isSaid(field?.yes)) answers[name] = 'oui';
    else if (said && isSaid(field?.no)) answers[name] = 'non';
  }
  return { ...named, equipment: answers };
}

/** Names are kept and shown: no plate and no VIN may come along in them, however they are written. */
const isWithin = (asked: string, ...names: string[]): boolean =>
  names.some((name) => A_VIN.test(name)) ||
  [...names, names.join('')].some((name) => variantKey(name).includes(variantKey(asked)));

/** Of '2016', '2016-03-14', '14/03/2016' or '201603'. */
function yearIn(text: string): number {
  const year = Number(/(?:19|20)\d\d/.exec(text)?.[0] ?? 0);
  return isYearOfCar(year) ? year : 0;
}
