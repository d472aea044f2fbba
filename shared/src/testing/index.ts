// For tests only: not shared at run time, and production code must not import it.
export { aProduct, aRow } from './products.ts';
