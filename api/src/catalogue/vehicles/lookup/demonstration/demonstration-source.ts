import { variantKey } from '@extranet/shared/rules/vehicle';
import type { Asked, SourceVehicle, VehicleSource } from '../vehicle-source.ts';
import { demonstrationPlates } from './plates.ts';
import { demonstrationVariants } from './variants.ts';
import { demonstrationVins } from './vins.ts';

/** Works without a network and knows nobody: its plates and VINs are invented. */
export const demonstrationSource: VehicleSource = {
  demonstration: true,
  paid: false,
  asks: () => true,
  isResting: () => false,
  ask: async (asked) => ({ vehicles: vehiclesOf(asked), certain: true }),
};

function vehiclesOf({ kind, text }: Asked): SourceVehicle[] {
  if (kind === 'plate') return [...(demonstrationPlates.get(text) ?? [])];
  const vehicle = kind === 'vin' ? demonstrationVins.get(text) : demonstrationVariants.get(variantKey(text));
  return vehicle ? [vehicle] : [];
}
