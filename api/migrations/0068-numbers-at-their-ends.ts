import { backwards } from './backwards.ts';
import type { Migration } from './migration.ts';

/**
 * The back office's one search finds an order, however old, by how one of its numbers begins or ends, and by any part of them
 * among the newest alone: it takes as long with ten times the orders.
 */
export const numbersAtTheirEnds: Migration = {
  name: '0068-numbers-at-their-ends',
  statements: () => [
    'create index orders_ref_begins on orders(ref_norm)',
    `create index orders_ref_ends on orders((${backwards('ref_norm')}))`,
    'create index orders_internal_begins on orders(internal_ref_norm)',
    `create index orders_internal_ends on orders((${backwards('internal_ref_norm')}))`,
    // How a parcel's or a paper's number begins has an index of its own already.
    `create index order_parcels_ends on order_parcels((${backwards('number_norm')}))`,
    'create index order_parcels_found on order_parcels(sent_at, id, number_norm)',
    `create index order_documents_ends on order_documents((${backwards('number_norm')}))`,
    'create index order_documents_found on order_documents(created_at, id, number_norm)',
    'create index returns_begins on returns(ref_norm)',
    `create index returns_ends on returns((${backwards('ref_norm')}))`,
    'create index returns_found on returns(asked_at, id, ref_norm)',
  ],
};
