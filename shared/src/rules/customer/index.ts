export { inOrder, sortKey } from './order.ts';
export { type CustomerFacts, type CustomerKeys, customerKeys, customerSearch } from './search.ts';
