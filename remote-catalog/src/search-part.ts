// For the catalogue, whose list the words open. A file of its own, so that search-parts.tsx stays light.
export { readSearch } from './search/reading.ts';
export { addSearchPart } from './search/search.part.ts';
export { useSearch } from './search/search.slice.ts';
