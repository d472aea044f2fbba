import type { OrderDocument } from '@extranet/shared/contracts';
import { toAmount } from '../../catalogue/index.ts';
import type { StoredDocument } from './documents.queries.ts';

export const presentDocument = (row: StoredDocument): OrderDocument => ({
  id: row.id,
  kind: row.kind,
  number: row.number,
  orderId: row.order_id,
  orderRef: row.order_ref,
  path: row.file_id,
  name: row.file_name,
  issuedOn: row.issued_on,
  dueOn: row.due_on,
  totalIT: row.total_it_cents === null ? null : toAmount(row.total_it_cents),
  structured: row.structured === 1,
  createdAt: row.created_at,
  fetchedAt: row.fetched_at,
  withdrawnAt: row.withdrawn_at,
  withdrawnReason: row.withdrawn_reason ?? '',
});
