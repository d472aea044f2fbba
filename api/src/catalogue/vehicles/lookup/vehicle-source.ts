import type { EquipmentAnswers } from '@extranet/shared/contracts';
import type { NamedVehicle, VehicleReading } from '@extranet/shared/rules/vehicle';

/** What a source says of a vehicle, in its own words; the catalogue's names are found from them. */
export interface SourceVehicle extends NamedVehicle {
  readonly equipment: EquipmentAnswers;
}

export type Asked = Pick<VehicleReading, 'text'> & { readonly kind: 'plate' | 'vin' | 'variant' };

/**
 * What came of a question.
 * - vehicles: what the source said; none: it does not know the vehicle, for certain only where it says so in the words that
 *   its mapping names
 * - 'unusable': an answer that says something of this question, and nothing that can be used
 * - 'silent': none, or one that says that the service is in trouble
 */
export type SourceAnswer =
  | { readonly vehicles: readonly SourceVehicle[]; readonly certain: boolean }
  | 'unusable'
  | 'silent';

/** The port behind which vehicles are looked up. */
export interface VehicleSource {
  /** Its answers are invented, and pages say so. */
  readonly demonstration: boolean;
  /** Each question may cost money: it is asked once in a while only, and within a quota. */
  readonly paid: boolean;
  /** A question whose answer holds a vehicle, as `npm run doctor` asks it. */
  readonly sample?: Asked;
  asks(kind: Asked['kind']): boolean;
  /** It did not answer, and is left alone for a while. */
  isResting(): boolean;
  ask(asked: Asked): Promise<SourceAnswer>;
}
