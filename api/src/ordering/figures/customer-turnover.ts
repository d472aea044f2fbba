import type { CustomerTurnover } from '@extranet/shared/contracts';
import type { Turnover } from './customers.queries.ts';

/** In euros, with the name under which the office knows the customer. */
export const customerTurnover = (
  { user_id, cents, before }: Turnover,
  names: ReadonlyMap<string, string>,
): CustomerTurnover => ({
  userId: user_id,
  name: names.get(user_id) ?? '',
  turnover: Number(cents) / 100,
  before: Number(before) / 100,
});
