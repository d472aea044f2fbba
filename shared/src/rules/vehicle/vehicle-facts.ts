/** The bodies that towbars and rules tell apart. */
export const BODIES = [
  'citadine',
  'berline',
  'break',
  'coupe',
  'cabriolet',
  'monospace',
  'suv',
  'utilitaire',
  'pickup',
] as const;
export type Body = (typeof BODIES)[number];

/**
 * What a vehicle may have been built with and what decides about its parts. A look-up may know it; else it is a question
 * of the fitting.
 */
export const EQUIPMENT = ['preparation', 'parkingAid', 'ledLights', 'spareWheel', 'sportBumper'] as const;
export type Equipment = (typeof EQUIPMENT)[number];

/** What a towbar is for; like EQUIPMENT it decides about the parts. */
export const USES = ['remorque', 'caravane', 'porte-velos'] as const;

/** A model, with its generation, as the catalogue names it. */
export interface VehicleModel {
  marque: string;
  modele: string;
  from: number;
  /** OPEN_YEAR while it is still built. */
  to: number;
  body: Body;
  /** What it is built on ('MQB', 'EMP2'), '' when unknown. */
  platform: string;
}
