export {
  CATALOGUES,
  isOrderable,
  type Obstacle,
  OPEN_YEAR,
  obstacleTo,
  PINS,
  PRODUCT_CHOICES,
  productName,
} from './catalogue.ts';
export {
  ADDITIONS_MAX,
  CART_LINES_MAX,
  DISCOUNT,
  LOYALTY_DIGITS,
  type NumberRule,
  POST_PICTURES_MAX,
  PRICE,
  QUANTITY,
  SPECIAL_PRICE,
  TEXT_MAX,
} from './limits.ts';
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
export { type DescribedProduct, productKind, productWords, yearsInWords } from './product-words.ts';
export { partsOfWords, referenceKey, searchable, wordsOf } from './search.ts';
export { type SocketPin, socketPins, socketStandard } from './socket-pins.ts';
export {
  isQuantity,
  type NumberProblem,
  type NumberReading,
  readNumber,
  stepped,
  type TypedQuantity,
} from './written-numbers.ts';
