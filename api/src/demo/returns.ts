import { referenceKey } from '@extranet/shared/rules';
import { RETURN_STATES, type ReturnReason, type ReturnState } from '@extranet/shared/rules/order';
import type { OrderItemsTable, OrderParcelsTable, OrdersTable } from '../base/db/schema/orders.ts';
import type { ReturnEventsTable, ReturnLinesTable, ReturnsTable } from '../base/db/schema/returns.ts';

const HOUR = 3_600_000;
const CLERK = 'Camille Martin';
/** The oldest return is asked for this long ago: what comes back has arrived before. */
const ASKED_HOURS_MAX = 120;
/** How each state was come to. */
const WAYS: Readonly<Record<ReturnState, readonly ReturnState[]>> = {
  demande: ['demande'],
  accepte: ['demande', 'accepte'],
  recu: ['demande', 'accepte', 'recu'],
  regle: ['demande', 'accepte', 'recu', 'regle'],
  refuse: ['demande', 'refuse'],
  retire: ['demande', 'retire'],
};
const isByCustomer = (step: ReturnState) => step === 'demande' || step === 'retire';
const WISHES: readonly { reason: ReturnReason; words: string }[] = [
  { reason: 'defaut', words: 'Le clignotant droit ne s’allume pas, même sur une autre remorque.' },
  { reason: 'erreur', words: 'Commandé pour le break, le client a la berline.' },
  { reason: 'transport', words: 'Carton enfoncé, la prise est fendue.' },
  { reason: 'inutile', words: '' },
  { reason: 'autre', words: 'Il manque la notice de montage.' },
];
const NOTES: Partial<Record<ReturnState, string>> = {
  accepte: 'Joignez le bon de retour au colis.',
  refuse: 'La pièce a été montée\u00a0: nous ne pouvons pas la reprendre.',
  regle: 'Avoir établi.',
};

interface DemoReturns {
  readonly returns: ReturnsTable[];
  readonly lines: ReturnLinesTable[];
  readonly events: ReturnEventsTable[];
}

interface Sources {
  readonly orders: readonly OrdersTable[];
  readonly items: readonly OrderItemsTable[];
  readonly parcels: readonly OrderParcelsTable[];
}

/** Two returns in each state, of orders that have arrived, the first garage's before others'. No chance in it: each run is the same. */
export function demoReturns({ orders, items, parcels }: Sources, today: Date): DemoReturns {
  const oldest = new Date(today.getTime() - ASKED_HOURS_MAX * HOUR).toISOString();
  const isLater = ({ delivered_at }: OrderParcelsTable) => delivered_at !== null && delivered_at > oldest;
  const tooNew = new Set(parcels.filter(isLater).map(({ order_id }) => order_id));
  const arrived = orders.filter(({ id, state }) => state === 'livree' && !tooNew.has(id)).reverse();
  const garage = arrived.filter(({ user_id }) => user_id === 'u-garage').slice(0, RETURN_STATES.length);
  const others = arrived.filter(({ user_id }) => user_id !== 'u-garage').slice(0, RETURN_STATES.length);
  const made: DemoReturns = { returns: [], lines: [], events: [] };
  for (const [index, order] of [...garage, ...others].entries()) {
    const item = items.find(({ order_id, shipped }) => order_id === order.id && shipped > 0);
    if (item) add(made, order, item, { index, today });
  }
  return made;
}

function add(
  { returns, lines, events }: DemoReturns,
  order: OrdersTable,
  item: OrderItemsTable,
  { index, today }: { index: number; today: Date },
): void {
  const state = RETURN_STATES[index % RETURN_STATES.length] ?? 'demande';
  const { reason, words } = WISHES[index % WISHES.length] ?? { reason: 'autre', words: '' };
  const id = `${order.id}-retour`;
  const ref = `${order.ref.replace('CMD', 'RET')}-1`;
  const way = WAYS[state];
  const at = (hour: number) => new Date(today.getTime() - (20 + 9 * index - hour) * HOUR).toISOString();
  returns.push({
    ...{ id, ref, ref_norm: referenceKey(ref), order_id: order.id, form_key: 'demonstration' },
    ...{ reason, words, state, version: way.length, asked_at: at(0) },
  });
  lines.push({ return_id: id, item_id: item.id, quantity: 1 });
  events.push(
    ...way.map((step, place) => ({
      ...{ id: `${id}-${place + 1}`, return_id: id, version: place + 1, at: at(place * 4), state: step },
      actor_kind: isByCustomer(step) ? ('customer' as const) : ('office' as const),
      actor: isByCustomer(step) ? '' : CLERK,
      note: NOTES[step] ?? '',
    })),
  );
}
