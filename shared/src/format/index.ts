// Deprecated: import it from `rules`. Kept for remotes released before 1.4.
export { searchable } from '../rules/index.ts';
export { type DateFormat, type DateLike, date, year } from './dates.ts';
export { fileSize } from './files.ts';
export {
  INVALID,
  integer,
  money,
  NO_PRICE,
  type Numeric,
  number,
  parseNumber,
  price,
  toNumber,
} from './numbers.ts';
export {
  DEFAULT_DIAL,
  type Phone,
  parsePhone,
  phone,
  phoneDigits,
  phoneHref,
  serializePhone,
} from './phone.ts';
export { excerpt, french, plural } from './typography.ts';
