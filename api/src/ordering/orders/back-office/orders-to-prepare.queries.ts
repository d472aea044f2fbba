import type { Reading } from '../../../base/db/schema.ts';

/** Validated orders that nobody has begun: those of the list's state 'Validée'. From the index alone. */
export const countOrdersToPrepare = (db: Reading, urgentBefore: string) =>
  db
    .selectFrom('orders')
    .select(({ fn, eb }) => [
      fn.countAll().as('count'),
      fn.sum(eb.case().when('ordered_at', '<', urgentBefore).then(1).else(0).end()).as('urgent'),
      fn.min('ordered_at').as('oldest'),
    ])
    .where('state', '=', 'validee')
    .executeTakeFirstOrThrow();
