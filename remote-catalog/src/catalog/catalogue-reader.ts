/** Turns the server's stream into a searchable index; loaded on demand. */
export { CatalogueIndex } from './CatalogueIndex.ts';
export { readRows } from './read-rows.ts';
