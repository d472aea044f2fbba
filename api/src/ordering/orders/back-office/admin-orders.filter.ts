import { referenceKey, searchable, wordsOf } from '@extranet/shared/rules';
import { ORDER_STATES } from '@extranet/shared/rules/order';
import { type SqlBool, sql } from 'kysely';
import type { DbOrTransaction } from '../../../base/db/schema.ts';
import { badRequest } from '../../../base/errors.ts';
import {
  type Condition,
  choice,
  eitherContains,
  exact,
  type Field,
  fields,
  normalised,
  parseFilters,
  plainNumber,
} from '../../../base/lists/filters.ts';
import { midnightInParis } from '../../../base/text/french.ts';
import { longForms } from '../../../base/text/long-forms.ts';
import { everyBuyer } from './admin-orders.queries.ts';

const ref = normalised('orders.ref_norm', referenceKey);
const internalRef = normalised('orders.internal_ref_norm', referenceKey);

/** By the order's number or by the customer's own reference. */
const eitherRef: Field = {
  eq: (values) => sql<SqlBool>`(${ref.eq?.(values)} or ${internalRef.eq?.(values)})`,
  prefix: (values) => sql<SqlBool>`(${ref.prefix?.(values)} or ${internalRef.prefix?.(values)})`,
  contains: eitherContains(['orders.ref_norm', 'orders.internal_ref_norm'], referenceKey).contains,
};

const line = normalised('order_items.ref_norm', referenceKey);
const anyLine = (test: Condition | undefined): Condition =>
  sql<SqlBool>`exists (select 1 from order_items where order_items.order_id = orders.id and ${test})`;
const lineRef: Field = {
  eq: (values) => anyLine(line.eq?.(values)),
  prefix: (values) => anyLine(line.prefix?.(values)),
  contains: (values) =>
    anyLine(sql<SqlBool>`(${line.contains?.(values)} or ${line.eq?.(longForms(String(values[0])))})`),
};

/** What was promised for that day or an earlier one, and still waits. */
const dueBy: Field = {
  lte: ([day]) => {
    if (!/^\d{4}-\d\d-\d\d$/.test(String(day)))
      throw badRequest('query.malformed', 'Le filtre est mal formé.');
    return sql<SqlBool>`orders.due_on <= ${String(day)}`;
  },
};

/** Its customer asked for a change, and nobody has answered. */
const asked: Field = {
  eq: ([value]) => {
    const open = sql<SqlBool>`exists (select 1 from order_requests
      where order_requests.order_id = orders.id and order_requests.answered_at is null)`;
    if (String(value) !== '1') throw badRequest('query.malformed', 'Le filtre est mal formé.');
    return open;
  },
};

/** '2026-10': a month in Paris. */
const ofMonth: Field = {
  eq: ([month]) => {
    const [, year, number] = /^(\d{4})-(0[1-9]|1[0-2])$/.exec(String(month)) ?? [];
    const next =
      number === '12' ? `${Number(year) + 1}-01` : `${year}-${String(Number(number) + 1).padStart(2, '0')}`;
    const from = midnightInParis(`${month}-01`);
    const until = midnightInParis(`${next}-01`);
    if (!from || !until) throw badRequest('query.malformed', 'Le filtre est mal formé.');
    return sql<SqlBool>`orders.ordered_at >= ${from.toISOString()} and orders.ordered_at < ${until.toISOString()}`;
  },
};

const orderFields = fields({
  orderId: exact('orders.id'),
  year: plainNumber('orders.year'),
  orderRef: eitherRef,
  orderInternalRef: internalRef,
  orderUserId: exact('orders.user_id'),
  orderStatus: choice('orders.status', [
    ['brouillon', 'brouillon'],
    ['validee', 'validee'],
    ['annulee', 'annulee'],
  ]),
  orderState: choice(
    'orders.state',
    ORDER_STATES.map((state) => [state, state] as const),
  ),
  orderMonth: ofMonth,
  orderDueOn: dueBy,
  orderAsked: asked,
  prodRef: lineRef,
  itProdRef: lineRef,
});

export interface OrdersFilter {
  readonly conditions: readonly Condition[];
  /** Searched row by row: no column holds this text in its searchable form. */
  readonly delivery: { readonly whole: string; readonly words: readonly string[] };
  /** Several words of a customer, of which some may be of the town: row by row as well. */
  readonly customer: readonly string[];
}

/** Names and addresses are compared in code, as neither database folds accents by itself. */
export async function readOrdersFilter(db: DbOrTransaction, text: string | undefined): Promise<OrdersFilter> {
  const { customer, delivery, rest } = withoutTexts(text);
  const conditions = parseFilters(rest, orderFields);
  const words = wordsOf(customer);
  const several = words.length > 1;
  if (customer && !several) conditions.push(await ofCustomers(db, searchable(customer)));
  return {
    conditions,
    delivery: { whole: searchable(delivery), words: wordsOf(delivery) },
    customer: several ? words : [],
  };
}

function withoutTexts(text: string | undefined): { customer: string; delivery: string; rest: string } {
  const texts = { customer: '', delivery: '' };
  const parsed = parsedOrNull(text ?? '{}');
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) {
    return { ...texts, rest: text ?? '' };
  }
  const rest = Object.entries(parsed).filter(([key, value]) => {
    const [name, operator] = key.toLowerCase().split(':');
    if (operator !== 'contains' || typeof value !== 'string') return true;
    if (name !== 'customer' && name !== 'delivery') return true;
    texts[name] = value;
    return false;
  });
  return { ...texts, rest: JSON.stringify(Object.fromEntries(rest)) };
}

function parsedOrNull(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // parseFilters reports what is wrong with it.
    return null;
  }
}

/** Needs the table orders in its query. */
export async function ofCustomers(db: DbOrTransaction, wanted: string): Promise<Condition> {
  const ids = (await everyBuyer(db))
    .filter(({ comp_name, name, firstname }) =>
      searchable(`${comp_name} ${name} ${firstname}`).includes(wanted),
    )
    .map(({ id }) => id);
  return ids.length === 0 ? sql<SqlBool>`1 = 0` : sql<SqlBool>`orders.user_id in (${sql.join(ids)})`;
}

/** Orders that were picked in the list. */
export const chosenOrders = (ids: readonly string[]): OrdersFilter => ({
  conditions: [sql<SqlBool>`orders.id in (${sql.join([...ids])})`],
  delivery: { whole: '', words: [] },
  customer: [],
});
