import type { Catalogue, StockCode } from '@extranet/shared/contracts';
import type { OrderState } from '@extranet/shared/rules/order';
import type { Generated } from 'kysely';

export interface CartsTable {
  user_id: string;
  /** Increases with every change, so that an order takes the cart that the customer was shown. */
  version: number;
  updated_at: string;
  /** For clients that send no fingerprint: the one of their last refused order. Ordering again accepts it. */
  told_fingerprint: string | null;
  /** The idempotency key of that refused order: a repeat with the same key may only mean that its answer was lost. */
  told_key: string | null;
}

export interface CartItemsTable {
  id: string;
  user_id: string;
  /** The product's id, or 'ref:' and the reference when several products share it. */
  item_key: string;
  product_id: string | null;
  prod_ref: string;
  catalogue: Catalogue;
  quantity: number;
  /** The unit price when the line was added: an order without a fingerprint has to confirm a rise since then. */
  shown_unit_cents: number;
  created_at: string;
  /** The key of the vehicle for which it was added last. */
  vehicle: string | null;
  /** What was answered of that vehicle's equipment, as JSON. */
  equipment: string | null;
}

export interface RemovedCartItemsTable extends CartItemsTable {
  removed_at: string;
}

export interface DeliveriesTable {
  id: string;
  user_id: string;
  comp_name: string;
  name: string;
  firstname: string;
  address: string;
  postcode: string;
  city: string;
  country: string;
  phone1: string;
  phone2: string;
  email: string;
  status: 'visible' | 'hidden';
  created_at: string;
  updated_at: string;
}

export interface OrdersTable {
  id: string;
  ref: string;
  ref_norm: string;
  user_id: string;
  internal_ref: string;
  internal_ref_norm: string;
  status: 'brouillon' | 'validee' | 'annulee';
  year: number;
  ordered_at: string;
  validated_at: string | null;
  delivery_id: string | null;
  /** JSON copy of the address, made when the order was placed. */
  delivery: string | null;
  total_et_cents: number;
  vat_cents: number;
  total_it_cents: number;
  /** Hundredths of a percent, as applied then. */
  vat_rate: number;
  pdf_id: string | null;
  updated_at: string;
  /** When a draft expires; stays set after it expired. Null for every other order. */
  expires_at: string | null;
  /** Where it is in its life; `status` is what the specification says of it. */
  state: OrderState;
  /** Increases with every change of its life, so that two clerks do not undo each other's work. */
  version: number;
  /** The day by which all of it was promised; null where a line has none. '2026-11-26', in Paris. */
  promised_on: string | null;
  /** The earliest day promised for a line that still waits: an order past it is late. */
  due_on: string | null;
  /** JSON of Company, copied when it was validated; null where the account said nothing. */
  company: string | null;
}

export interface OrderItemsTable {
  id: string;
  order_id: string;
  position: number;
  product_id: string | null;
  prod_ref: string;
  ref_norm: string;
  catalogue: Catalogue;
  /** Pins of a harness, type of a towbar, else ''. */
  kind: string;
  label: string;
  stock_code: StockCode;
  quantity: number;
  unit_cents: number;
  total_et_cents: number;
  vat_cents: number;
  total_it_cents: number;
  /** The key of the vehicle for which it was ordered. */
  vehicle: string | null;
  /** What was answered of that vehicle's equipment, as JSON. */
  equipment: string | null;
  /** Reference, label and vehicle as texts are compared, to find it by. */
  words: string;
  state: OrderState;
  promised_on: string | null;
  /** Pieces that stand in a parcel, and those in parcels that arrived. */
  shipped: number;
  delivered: number;
}

export interface OrderEventsTable {
  id: string;
  order_id: string;
  /** The order's version afterwards. */
  version: number;
  at: string;
  kind:
    | 'step'
    | 'parcel'
    | 'delivered'
    | 'undelivered'
    | 'parcelCorrected'
    | 'redirected'
    | 'parcelRemoved'
    | 'promise'
    | 'request'
    | 'answer';
  /** The order's state afterwards. */
  state: OrderState;
  actor_kind: 'customer' | 'office' | 'system';
  actor: string;
  reason: string;
  /** JSON: the references of its lines. */
  lines: string;
  detail: string;
}

export interface OrderParcelsTable {
  id: string;
  order_id: string;
  carrier: string;
  number: string;
  /** As references are compared. */
  number_norm: string;
  link: string;
  sent_at: string;
  expected_on: string | null;
  delivered_at: string | null;
}

export interface OrderParcelLinesTable {
  parcel_id: string;
  item_id: string;
  quantity: number;
}

export interface OrderRequestsTable {
  id: string;
  order_id: string;
  text: string;
  asked_at: string;
  answer: string;
  answered_at: string | null;
  answered_by: string;
}

/** Notes inside the house: no customer reads them. */
export interface OrderNotesTable {
  id: string;
  order_id: string;
  text: string;
  author: string;
  at: string;
}

export interface OrderMailChoicesTable {
  user_id: string;
  /** JSON of OrderMails. */
  choices: string;
}

export interface OrderCountersTable {
  year: number;
  last: number;
}

export interface IdempotencyKeysTable {
  user_id: string;
  key: string;
  request_hash: string;
  response_body: string;
  created_at: string;
}

/** One row: which sums stand (0069-closed-sales). */
export interface SalesClosedTable {
  id: number;
  /** Up to where everything is summed: the day, in Paris, with an instant once today’s first hours are in; empty before the first time. */
  day: string;
  /** Which of the sums count: others are older, or not whole yet. */
  made: string;
  /** Orders validated before this instant and written now come late. */
  marks_until: string;
}

export interface SalesDaysTable {
  made: string;
  day: string;
  orders: number;
  faisceau: number;
  attelage: number;
  kit: number;
}

export interface SalesCustomersTable {
  made: string;
  period: number;
  user_id: string;
  cents: number;
  before_cents: number;
  lost_cents: number;
}

/** How many customers ordered in a period, and in the one before it. */
export interface SalesPeriodsTable {
  made: string;
  period: number;
  buyers: number;
  buyers_before: number;
}

/** Whose validated order changed, or came late, and the day on which it counts. */
export interface SalesChangedTable {
  id: Generated<number>;
  user_id: string;
  validated_at: string;
}
