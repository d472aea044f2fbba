// For tests only: nothing of it is shared at run time, and production code may not import it.
export { aProduct, aRow } from './products.ts';
