import type { OwnDelayRequest } from '@extranet/shared/contracts';
import type { DeliveryRequestsTable } from '../../base/db/schema/system.ts';

export const presentDelay = (row: DeliveryRequestsTable): OwnDelayRequest => ({
  askedAt: row.created_at,
  quantity: row.quantity,
  wishedOn: row.wished_on,
  answer: row.answer,
  promisedOn: row.promised_on,
  // Closed without a word means answered otherwise, by telephone for example.
  answeredAt: row.answer || row.promised_on ? row.handled_at : null,
});
