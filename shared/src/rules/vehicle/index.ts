export { FIT_CODES, type FittedModel, fitOf, fitWords, isFit, matchesOf } from './fit.ts';
export { modelFamily } from './model-family.ts';
export { BODIES, type Body, EQUIPMENT, type Equipment, type VehicleModel } from './vehicle-facts.ts';
export { type NamedVehicle, readVehicleKey, type VehicleKeyParts, vehicleKey } from './vehicle-key.ts';
