export { columnsByHead } from './column-heads.ts';
export { type HeadedKind, type HeadOf, IMPORT_HEADS, importColumns } from './import-heads.ts';
export {
  choicesOf,
  FEATURE_NAMES,
  type FeatureName,
  type FeatureValue,
  featuresOf,
  LISTED_FEATURES,
  type ListedFeature,
  maxOf,
  NO_FEATURES,
  PRODUCT_FEATURES,
} from './product-features.ts';
export { type SocketPin, socketPins, socketStandard, type WiredFeatures } from './socket-pins.ts';
export { SPECIAL_PRICES_AT_ONCE, SPECIAL_PRICES_SLICE } from './special-prices.ts';
export { readSteps, stepsText } from './steps-text.ts';
