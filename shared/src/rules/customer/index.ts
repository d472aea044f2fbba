export { inOrder, sortKey } from './order.ts';
export {
  type CustomerFacts,
  type CustomerKeys,
  type CustomerWords,
  customerKeys,
  customerSearch,
  customerWords,
} from './search.ts';
