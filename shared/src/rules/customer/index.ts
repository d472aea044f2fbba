export { type CustomerFacts, type CustomerKeys, customerKeys, customerSearch } from './search.ts';
