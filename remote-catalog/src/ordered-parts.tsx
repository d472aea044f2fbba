// What lists, search and the dialog of a product show of earlier orders.

export { OrderedBefore } from './ordered/OrderedBefore.tsx';
export { OrderedMark, OrderedMarkOf } from './ordered/OrderedMark.tsx';
export { type LastOrder, type LastOrders, useOrdered } from './ordered/ordered.slice.ts';
export { useWantOrdered } from './ordered/useWantOrdered.ts';
