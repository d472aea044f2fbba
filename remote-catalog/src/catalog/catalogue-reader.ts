/** What turns the server's stream into something that can be searched. */
export { CatalogueIndex } from './CatalogueIndex.ts';
export { readRows } from './read-rows.ts';
