import type { NumberPlace } from '../../base/lists/ids-by-number.ts';

export const ORDERS: NumberPlace = {
  table: 'orders',
  at: 'ordered_at',
  keys: ['ref_norm', 'internal_ref_norm'],
};
export const DOCUMENTS: NumberPlace = { table: 'order_documents', at: 'created_at', keys: ['number_norm'] };
export const PARCELS: NumberPlace = { table: 'order_parcels', at: 'sent_at', keys: ['number_norm'] };
export const RETURNS: NumberPlace = { table: 'returns', at: 'asked_at', keys: ['ref_norm'] };
