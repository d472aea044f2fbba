export {
  CATALOGUES,
  COUNTED_MAX,
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
  CUSTOMERS_COUNTED,
  customersCounted,
  DISCOUNT,
  LOYALTY_DIGITS,
  type NumberRule,
  POST_PICTURES_MAX,
  PRICE,
  QUANTITY,
  QUEUE_COUNTED,
  SPECIAL_PRICE,
  TEXT_MAX,
} from './limits.ts';
export { isPostcode } from './postcode.ts';
export { type DescribedProduct, productKind, productWords, yearsInWords } from './product-words.ts';
export { isShortFor, partsOfWords, referenceKey, searchable, wordsOf } from './search.ts';
export { isTripled } from './tripled.ts';
export { vehicleName } from './vehicle-name.ts';
export { isDayFrom } from './written-days.ts';
export {
  isQuantity,
  type NumberProblem,
  type NumberReading,
  readNumber,
  stepped,
  type TypedQuantity,
} from './written-numbers.ts';
