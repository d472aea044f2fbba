import type { Delivery } from '@extranet/shared/contracts';
import { addDays, arrivalDay, departmentOf, inParis, lineStateOf } from '@extranet/shared/rules/order';
import type {
  OrderEventsTable,
  OrderItemsTable,
  OrderParcelLinesTable,
  OrderParcelsTable,
  OrdersTable,
} from '../base/db/schema/orders.ts';
import { STANDARD_SETTINGS, settle, withPromises } from '../ordering/index.ts';

const DAY = 86_400_000;
/** Older orders have arrived; their parcels are not told any more, as after a move from another shop. */
const TOLD_DAYS = 90;
/** What becomes of the newest orders, by their place: every state, and late ones among them. */
const PLAN = [
  'validee',
  'en_preparation',
  'expediee_en_partie',
  'expediee',
  'late',
  'livree',
  'latePart',
  'validee',
  'livree',
] as const;
const PLANS = [...PLAN, ...PLAN];
/** What is late was promised for a day before yesterday, and ordered before that. */
const LATE_AFTER_DAYS = 8;
const CARRIERS = [
  ['Chronopost', 'XY', 'https://www.chronopost.fr/tracking-no-cms/suivi-page?listeNumerosLT='],
  ['Colissimo', '8R', 'https://www.laposte.fr/outils/suivre-vos-envois?code='],
  ['Geodis', 'GE', ''],
] as const;
const CLERK = 'Camille Martin';

export interface Lives {
  readonly orders: OrdersTable[];
  readonly items: OrderItemsTable[];
  readonly events: OrderEventsTable[];
  readonly parcels: OrderParcelsTable[];
  readonly parcelLines: OrderParcelLinesTable[];
}

/** Lets the demonstration's orders live: oldest first in, the newest in every state. No chance in it: each run is the same. */
export function demoLives(
  orders: readonly OrdersTable[],
  items: readonly OrderItemsTable[],
  today: Date,
): Lives {
  const byOrder = Map.groupBy(items, ({ order_id }) => order_id);
  const lives: Lives = { orders: [], items: [], events: [], parcels: [], parcelLines: [] };
  const plans = plansOf(orders, today);
  for (const order of orders) {
    const own = byOrder.get(order.id) ?? [];
    if (order.status === 'annulee') {
      lives.orders.push({ ...order, state: 'annulee' });
      lives.items.push(...own.map((item) => ({ ...item, state: 'annulee' as const })));
      continue;
    }
    live(lives, order, own, { plan: plans.get(order.id) ?? 'livree', today });
  }
  return lives;
}

type Plan = (typeof PLAN)[number];
const isLatePlan = (plan: Plan): boolean => plan === 'late' || plan === 'latePart';

/** The newest orders take the plans in turn; what is to be late waits for one that is old enough. */
function plansOf(orders: readonly OrdersTable[], today: Date): Map<string, Plan> {
  const left = [...PLANS];
  const plans = new Map<string, Plan>();
  const newest = orders.filter(({ status }) => status === 'validee').toReversed();
  for (const { id, ordered_at } of newest) {
    const mayBeLate = today.getTime() - Date.parse(ordered_at) > LATE_AFTER_DAYS * DAY;
    const at = left.findIndex((plan) => mayBeLate || !isLatePlan(plan));
    const [plan] = at < 0 ? [] : left.splice(at, 1);
    if (plan) plans.set(id, plan);
  }
  return plans;
}

function live(
  lives: Lives,
  placed: OrdersTable,
  ordered: readonly OrderItemsTable[],
  { plan, today }: { plan: Plan; today: Date },
): void {
  const at = Date.parse(placed.ordered_at);
  const place = JSON.parse(placed.delivery ?? '{}') as Delivery;
  const begun = withPromises(placed, ordered, place, STANDARD_SETTINGS, new Date(at));
  const day = inParis(today).day;
  const department = departmentOf(place.daPostCode ?? '');
  const promised = isLatePlan(plan)
    ? arrivalDay(addDays(day, -2), department, -1)
    : arrivalDay(addDays(day, 2), department);
  const isOpen = plan !== 'livree' && plan !== 'expediee';
  let own = begun.items.map((item) =>
    isOpen && item.promised_on ? { ...item, promised_on: promised } : item,
  );
  let version = 1;
  // What is still on its way or waits was worked on yesterday.
  const from = plan === 'livree' ? at : Math.max(at, today.getTime() - 30 * 3_600_000);
  const tell = (kind: OrderEventsTable['kind'], hours: number, detail: string, refs: string[]) => {
    version += 1;
    const settled = settle(begun.order, own).order;
    if (today.getTime() - at > TOLD_DAYS * DAY) return;
    lives.events.push({
      id: `${placed.id}-e${version}`,
      order_id: placed.id,
      version,
      at: moment(from, hours, today),
      kind,
      state: settled.state,
      actor_kind: 'office',
      actor: CLERK,
      reason: '',
      lines: JSON.stringify(refs),
      detail,
    });
  };
  const send = (sent: ReadonlyMap<string, number>, hours: number, delivered: boolean) => {
    const count = lives.parcels.length;
    const [carrier, letters, page] = CARRIERS[count % CARRIERS.length] ?? CARRIERS[0];
    const number = `${letters}${String(100_000_000 + count * 7919)}FR`;
    const piecesOf = (item: OrderItemsTable) => sent.get(item.id) ?? 0;
    own = own.map((item) => {
      const next = {
        ...item,
        shipped: item.shipped + piecesOf(item),
        delivered: item.delivered + (delivered ? piecesOf(item) : 0),
      };
      return { ...next, state: lineStateOf(next, 'en_preparation') };
    });
    const refs = own.filter((item) => piecesOf(item) > 0).map(({ prod_ref }) => prod_ref);
    tell('parcel', hours, `${carrier} ${number}`, refs.length === own.length ? [] : refs);
    if (delivered)
      tell('delivered', hours + 26, `${carrier} ${number}`, refs.length === own.length ? [] : refs);
    if (today.getTime() - at > TOLD_DAYS * DAY) return;
    const id = `${placed.id}-p${hours}`;
    lives.parcels.push({
      id,
      order_id: placed.id,
      carrier,
      number,
      number_norm: number,
      link: page && `${page}${number}`,
      sent_at: moment(from, hours, today),
      expected_on: delivered ? null : arrivalDay(addDays(day, 1), department),
      delivered_at: delivered ? moment(from, hours + 26, today) : null,
    });
    lives.parcelLines.push(...[...sent].map(([item_id, quantity]) => ({ parcel_id: id, item_id, quantity })));
  };

  if (plan !== 'validee' && plan !== 'late') {
    own = own.map((item) => ({ ...item, state: 'en_preparation' as const }));
    tell('step', 2, 'en_preparation', []);
  }
  const [first] = own;
  if (plan === 'livree' || plan === 'expediee')
    send(new Map(own.map(({ id, quantity }) => [id, quantity])), 4, plan === 'livree');
  else if ((plan === 'expediee_en_partie' || plan === 'latePart') && first)
    // One line leaves whole where there are several; of a single line one piece, if it has more.
    send(new Map([[first.id, own.length > 1 ? first.quantity : Math.max(1, first.quantity - 1)]]), 4, false);
  const settled = settle(begun.order, own);
  lives.orders.push({ ...begun.order, ...settled.order, version });
  lives.items.push(...settled.items);
}

/** Nothing in the demonstration happens after the day it is loaded on began. */
const moment = (from: number, hours: number, today: Date): string =>
  new Date(Math.min(from + hours * 3_600_000, today.getTime())).toISOString();
