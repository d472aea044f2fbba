export {
  ADDITIONS_MAX,
  CART_LINES_MAX,
  DISCOUNT,
  type NumberRule,
  PRICE,
  QUANTITY,
  SPECIAL_PRICE,
} from './limits.ts';
export {
  isQuantity,
  type NumberProblem,
  type NumberReading,
  readNumber,
  stepped,
  type TypedQuantity,
} from './written-numbers.ts';
