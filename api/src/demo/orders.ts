import type { Catalogue, Delivery } from '@extranet/shared/contracts';
import { referenceKey } from '@extranet/shared/rules';
import type { UsersTable } from '../base/db/schema/accounts.ts';
import type { ProductsTable, SpecialPricesTable } from '../base/db/schema/catalogue.ts';
import type {
  DeliveriesTable,
  OrderCountersTable,
  OrderItemsTable,
  OrdersTable,
} from '../base/db/schema/orders.ts';
import type { Random } from '../base/random.ts';
import { vatRate } from '../base/settings/public-config.ts';
import { type CustomerPricing, discountsOf, priceCart, unitPrice } from '../catalogue/index.ts';
import { orderItems, type SoldLine } from '../ordering/index.ts';
import { demoLives } from './order-lives.ts';

const DAY = 86_400_000;
const TWO_YEARS = 730 * DAY;
/** Every twentieth order belongs to the first garage, so that it has a long history. */
const GARAGE_EVERY = 20;

interface Sources {
  readonly users: readonly UsersTable[];
  readonly products: readonly ProductsTable[];
  readonly deliveries: readonly DeliveriesTable[];
  readonly specialPrices: readonly SpecialPricesTable[];
}

interface Draft {
  readonly user: UsersTable;
  readonly at: Date;
  readonly ref: string;
  readonly lines: readonly SoldLine[];
}

export function demoOrders(count: number, sources: Sources, random: Random, now: Date) {
  const buyers = sources.users.filter((user) => user.is_admin === 0 && user.order_enabled === 1);
  const garage = buyers[0];
  const sold = sellable(sources.products);
  const pricings = new Map(buyers.map((user) => [user.id, pricingOf(user, sources.specialPrices)]));
  const numbers = new Map<number, number>();
  const orders: OrdersTable[] = [];
  const items: OrderItemsTable[] = [];
  orderTimes(count, random, now).forEach((at, index) => {
    const user = index % GARAGE_EVERY === 7 && garage ? garage : random.pick(buyers);
    const pricing = pricings.get(user.id);
    const address = sources.deliveries.find((delivery) => delivery.user_id === user.id);
    const products = basketOf(user, sold, random);
    if (!pricing || !address || products.length === 0) return;
    const year = at.getUTCFullYear();
    const number = (numbers.get(year) ?? 0) + 1;
    numbers.set(year, number);
    const ref = `CMD-${year}-${String(number).padStart(6, '0')}`;
    const lines = products.map((product) => ({
      product,
      stockCode: product.stock_code,
      quantity: random.pick([1, 1, 1, 2, 2, 3, 4, 6]),
      unitCents: priceOf(product, pricing),
    }));
    const written = writeOrder({ user, at, ref, lines }, address, random);
    orders.push(written.order);
    items.push(...written.items);
  });
  const orderCounters: OrderCountersTable[] = [...numbers].map(([year, last]) => ({ year, last }));
  return { ...demoLives(orders, items, now), orderCounters };
}

function orderTimes(count: number, random: Random, now: Date): Date[] {
  const times = Array.from({ length: count }, () => now.getTime() - Math.floor(random.next() * TWO_YEARS));
  return times.sort((a, b) => a - b).map((time) => new Date(time));
}

function basketOf(user: UsersTable, sold: Sold, random: Random): ProductsTable[] {
  const catalogs = (JSON.parse(user.catalogs) as Catalogue[]).filter(
    (catalogue) => sold[catalogue].length > 0,
  );
  if (catalogs.length === 0) return [];
  return [
    ...new Set(Array.from({ length: random.between(1, 5) }, () => random.pick(sold[random.pick(catalogs)]))),
  ];
}

function writeOrder({ user, at, ref, lines }: Draft, address: DeliveriesTable, random: Random) {
  const priced = priceCart(lines, vatRate);
  const id = ref.toLowerCase();
  const internalRef = random.chance(0.5)
    ? `${random.pick(['DEV', 'OR', 'ATELIER'])}-${random.between(100, 9999)}`
    : '';
  const order: OrdersTable = {
    id,
    ref,
    ref_norm: referenceKey(ref),
    user_id: user.id,
    internal_ref: internalRef,
    internal_ref_norm: referenceKey(internalRef),
    status: random.chance(0.02) ? 'annulee' : 'validee',
    year: at.getUTCFullYear(),
    ordered_at: at.toISOString(),
    validated_at: at.toISOString(),
    delivery_id: address.id,
    delivery: JSON.stringify(copyOf(address)),
    total_et_cents: priced.totalEtCents,
    vat_cents: priced.vatCents,
    total_it_cents: priced.totalItCents,
    vat_rate: vatRate,
    pdf_id: null,
    updated_at: at.toISOString(),
    expires_at: null,
    state: 'validee',
    version: 1,
    promised_on: null,
    due_on: null,
    company: null,
  };
  return { order, items: orderItems(id, lines, priced) };
}

type Sold = Readonly<Record<Catalogue, readonly ProductsTable[]>>;

function sellable(products: readonly ProductsTable[]): Sold {
  const priced = products.filter((product) => product.price_cents > 0 && product.statut === 'disponible');
  return {
    Faisceau: priced.filter((product) => product.catalogue === 'Faisceau'),
    Kit: priced.filter((product) => product.catalogue === 'Kit'),
    Attelage: priced.filter((product) => product.catalogue === 'Attelage'),
  };
}

function pricingOf(user: UsersTable, specialPrices: readonly SpecialPricesTable[]): CustomerPricing {
  const own = specialPrices.filter((price) => price.user_id === user.id);
  return {
    discounts: discountsOf(user),
    specialPrices: new Map(own.map((price) => [price.ref_norm, price.price_cents])),
  };
}

function priceOf({ catalogue, ref_norm, price_cents }: ProductsTable, pricing: CustomerPricing): number {
  return unitPrice({ catalogue, refNorm: ref_norm, priceCents: price_cents }, pricing);
}

function copyOf(address: DeliveriesTable): Delivery {
  return {
    daId: address.id,
    daCompName: address.comp_name,
    daName: address.name,
    daFirstname: address.firstname,
    daAddress: address.address,
    daPostCode: address.postcode,
    daCity: address.city,
    daCountry: address.country,
    daPhone1: address.phone1,
    daPhone2: address.phone2,
    daEmail: address.email,
    daStatus: address.status,
  };
}
