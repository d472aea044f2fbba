import type { EquipmentAnswers } from '@extranet/shared/contracts';
import type { NamedVehicle, VehicleReading } from '@extranet/shared/rules/vehicle';

/** What a source says of a vehicle, in its own words; the catalogue's names are found from them. */
export interface SourceVehicle extends NamedVehicle {
  readonly equipment: EquipmentAnswers;
}

export type Asked = Pick<VehicleReading, 'text'> & { readonly kind: 'plate' | 'vin' | 'variant' };

/** The port behind which vehicles are looked up. */
export interface VehicleSource {
  /** Its answers are invented, and pages say so. */
  readonly demonstration: boolean;
  /** Each question may cost money: it is asked once in a while only, and within a quota. */
  readonly paid: boolean;
  /** None: it does not know the vehicle. Throws when it cannot be asked; its answer is then unknown. */
  ask(asked: Asked): Promise<SourceVehicle[]>;
}
