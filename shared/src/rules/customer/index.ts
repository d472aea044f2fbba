export { inOrder, sortKey } from './order.ts';
export {
  type CustomerFacts,
  type CustomerKeys,
  type CustomerWords,
  customerKeys,
  customerSearch,
  customerWords,
  POSTCODE_DIGITS_MIN,
} from './search.ts';
