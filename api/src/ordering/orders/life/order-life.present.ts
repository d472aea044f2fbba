import type { OrderEvent, OrderLife, OrderRequest, Parcel } from '@extranet/shared/contracts';
import type {
  OrderEventsTable,
  OrderItemsTable,
  OrderRequestsTable,
  OrdersTable,
} from '../../../base/db/schema/orders.ts';
import type { DbOrTransaction } from '../../../base/db/schema.ts';
import { listEvents, listParcels, listRequests, type StoredParcel } from './order-life.queries.ts';

export function presentEvent(row: OrderEventsTable): OrderEvent {
  const { at, kind, state, actor_kind, actor, reason, lines, detail } = row;
  return { at, kind, state, actor: actor_kind, who: actor, reason, lines: JSON.parse(lines), detail };
}

const presentParcel = (parcel: StoredParcel, items: readonly OrderItemsTable[]): Parcel => ({
  parcelId: parcel.id,
  carrier: parcel.carrier,
  number: parcel.number,
  link: parcel.link,
  sentAt: parcel.sent_at,
  expectedOn: parcel.expected_on,
  deliveredAt: parcel.delivered_at,
  lines: parcel.lines.map(({ item_id, quantity }) => ({
    itId: item_id,
    itProdRef: items.find(({ id }) => id === item_id)?.prod_ref ?? '',
    quantity,
  })),
});

const presentRequest = ({ id, text, asked_at, answer, answered_at }: OrderRequestsTable): OrderRequest => ({
  requestId: id,
  text,
  askedAt: asked_at,
  answer,
  answeredAt: answered_at,
});

/** Placing and validating stand in the order itself, so that ordering writes nothing more. */
function beginning(order: OrdersTable): OrderEvent[] {
  const placed = {
    kind: 'step' as const,
    actor: 'customer' as const,
    who: '',
    reason: '',
    lines: [],
    detail: '',
  };
  const { ordered_at, validated_at } = order;
  return [
    ...(validated_at === ordered_at ? [] : [{ ...placed, at: ordered_at, state: 'brouillon' as const }]),
    ...(validated_at ? [{ ...placed, at: validated_at, state: 'validee' as const }] : []),
  ];
}

/** A customer reads what happened, not who of the house did it. */
export async function readLife(
  db: DbOrTransaction,
  order: OrdersTable,
  items: readonly OrderItemsTable[],
  { forOffice }: { forOffice: boolean },
): Promise<OrderLife> {
  const events = (await listEvents(db, order.id)).map(presentEvent);
  const shown = forOffice
    ? events
    : events.map((event) => (event.actor === 'office' ? { ...event, who: '' } : event));
  return {
    orderId: order.id,
    version: order.version,
    events: [...beginning(order), ...shown],
    parcels: (await listParcels(db, order.id)).map((parcel) => presentParcel(parcel, items)),
    requests: (await listRequests(db, order.id)).map(presentRequest),
  };
}
