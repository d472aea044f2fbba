import type { Found } from '@extranet/shared/contracts';
import { referenceKey } from '@extranet/shared/rules';
import type { Reading } from '../../../base/db/schema.ts';
import { type Asked, FOUND_READ } from '../../../base/desk/asked.ts';
import { idsByNumber } from '../../../base/lists/ids-by-number.ts';
import { euros, shortDate } from '../../../base/text/french.ts';
import { ORDERS } from '../order-number-places.ts';
import { ordersByNumber } from '../order-numbers.queries.ts';
import { orderRef } from '../order-ref.ts';

const LETTERS_MIN = 2;
/** Somebody who says no year means none that is longer ago. */
const YEARS = 5;

/**
 * By the order's reference, the customer's own, or the number of a parcel or paper, one that is typed whole first, then the newest: '1349' finds
 * CMD-2026-001349. What is older than the newest 20,000 is found by how a number begins or ends.
 */
export async function findOrders(db: Reading, { key, text, thisYear }: Asked): Promise<Found[]> {
  if (key.length < LETTERS_MIN) return [];
  // Their ids from indices alone, then those few whole: in one query every order would be read with its address.
  const spoken = await ordersSpokenOf(db, text, thisYear);
  const found = [...new Set([...spoken, ...(await idsByNumber(db, ORDERS, key, FOUND_READ))])];
  const numbers =
    found.length < FOUND_READ ? await ordersByNumber(db, key, FOUND_READ - found.length) : new Map();
  const ids = [...new Set([...found, ...numbers.keys()])].slice(0, FOUND_READ);
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('orders')
    .innerJoin('users', 'users.id', 'orders.user_id')
    .select(['orders.id', 'orders.ref', 'orders.internal_ref', 'orders.ordered_at', 'orders.total_it_cents'])
    .select(['users.comp_name', 'users.name'])
    .where('orders.id', 'in', ids)
    .execute();
  const place = new Map(ids.map((id, at) => [id, at]));
  rows.sort((one, other) => (place.get(one.id) ?? 0) - (place.get(other.id) ?? 0));
  return rows.map(({ id, ref, internal_ref, ordered_at, total_it_cents, comp_name, name }) => ({
    id,
    title: ref,
    detail: [
      numbers.get(id),
      internal_ref,
      comp_name || name,
      shortDate(ordered_at),
      `${euros(Number(total_it_cents))} TTC`,
    ]
      .filter(Boolean)
      .join(' · '),
  }));
}

const SPOKEN = /^cmd[\s-]*(?:(\d{4})[\s-]+)?0*(\d{1,6})$/i;

/** 'cmd 1344', 'CMD-2026-59': a number without its noughts, of that year or of any, the newest first. */
async function ordersSpokenOf(db: Reading, text: string, thisYear: number): Promise<string[]> {
  const [, year, number = ''] = SPOKEN.exec(text.trim()) ?? [];
  if (!number) return [];
  const years = year ? [Number(year)] : Array.from({ length: YEARS }, (_, before) => thisYear - before);
  const rows = await db
    .selectFrom('orders')
    .select('id')
    .where(
      'ref_norm',
      'in',
      years.map((one) => referenceKey(orderRef(one, Number(number)))),
    )
    .orderBy('ordered_at', 'desc')
    .execute();
  return rows.map(({ id }) => id);
}
