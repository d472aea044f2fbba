export {
  FIT_CODES,
  type FittedModel,
  fitOf,
  fitWords,
  isFit,
  matchesOf,
  withEquipment,
  yearOfBuild,
} from './fit.ts';
export { modelFamily } from './model-family.ts';
export { FIRST_MODEL_YEAR, isModelYear, lastModelYear } from './model-year.ts';
export { type Pins, pinsInWords } from './pins-in-words.ts';
export { variantKey } from './type-variant.ts';
export {
  beginsAsTyped,
  fitsTypedModel,
  hasModelNumber,
  longerNumerals,
  modelReadings,
  type TypedModel,
  typedModel,
} from './typed-model.ts';
export { BODIES, type Body, EQUIPMENT, type Equipment, USES, type VehicleModel } from './vehicle-facts.ts';
export {
  type NamedVehicle,
  readVehicleKey,
  type VehicleKeyParts,
  vehicleKey,
} from './vehicle-key.ts';
export { plainModel } from './vehicle-names.ts';
export {
  readVehicleText,
  type VehicleReading,
  type VehicleTextKind,
  type VehicleTextProblem,
} from './vehicle-text.ts';
export { closestModels, modelsInWords } from './vehicle-words.ts';
export { readYearSpan, type YearSpan } from './written-years.ts';
