import type { QuestionReading } from '@extranet/shared/rules/question';
import { readVehicleText } from '@extranet/shared/rules/vehicle';

/**
 * Plates and VINs name a person's vehicle: they are neither searched nor recorded; the field leads them to the vehicles. 'C-HR 13' may
 * be a German plate: what the catalogues know as words is not taken for a foreign one.
 */
export function namesAPerson(text: string, [reading]: readonly QuestionReading[]): boolean {
  const { kind, problem } = readVehicleText(text);
  if (kind !== 'plate' && kind !== 'vin') return false;
  // 'e-C4' is called like a model that is known.
  const isModel = reading?.pieces.some(({ instead = [] }) => instead.length > 0);
  const isUnderstood =
    reading !== undefined && reading.pieces.length > 0 && (isModel || reading.unknown.length === 0);
  return !(isUnderstood && (problem === 'foreignPlate' || problem === 'vinLength'));
}
