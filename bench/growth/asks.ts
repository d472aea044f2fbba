import { delivery } from '../lib/delivery.ts';
import { QUESTIONS } from '../lib/questions.ts';
import { type Ask, admin, customer, json, someOf } from './ask.ts';
import { FILE_ASKS } from './file-asks.ts';
import type { Grown } from './grown.ts';
import { PRODUCT_ASKS } from './product-asks.ts';

const LISTED = 'catalogs=Faisceau,Attelage,Kit';

const addLine = ({ call, customer, product }: Grown) =>
  call(customer, 'POST', '/cart/item', { prodId: product, quantity: 1 });
const orderOf = ({ orders }: Grown, time: number) => orders[time % orders.length];

const ONE_PERSONS_ASKS: readonly Ask[] = [
  {
    what: 'a search',
    run: (grown, time) =>
      customer(grown, `/search?n=24&q=${encodeURIComponent(QUESTIONS[time % QUESTIONS.length] ?? '')}`),
  },
  {
    what: 'suggestions',
    run: (grown, time) =>
      customer(
        grown,
        `/search?q=${encodeURIComponent((QUESTIONS[time % QUESTIONS.length] ?? '').slice(0, 3))}`,
      ),
  },
  {
    what: 'the catalogue, its first rows by make and model',
    run: (grown, time) =>
      customer(
        grown,
        `/products?l=0,200&query=${json({ 'prodCatalogue:eq': 'Attelage', 'prodMarque:eq': ['PEUGEOT', 'RENAULT', 'VOLKSWAGEN'][time % 3] })}`,
      ),
  },
  {
    what: 'kits by words, as the page asks where its catalogue is too large for it',
    run: (grown, time) =>
      customer(
        grown,
        `/products/slice?cat=Kit&l=0,100&ref=${encodeURIComponent(['megane velos', 'zz', 'kit zzz'][time % 3] ?? '')}`,
      ),
  },
  { what: 'the newest kits of the first page', run: (grown) => customer(grown, '/products/last') },
  {
    what: 'what three unknown references are most like',
    run: (grown, time) => customer(grown, `/references/near?refs=FA-OOO${10 + time},FA-1234,${1000 + time}5`),
  },
  { what: "the customer's orders, a page", run: (grown) => customer(grown, '/orders?l=0,100') },
  {
    what: 'a search in them',
    run: (grown, time) =>
      customer(grown, `/orders?l=0,100&query=${json({ 'orderText:contains': `or-${time}` })}`),
  },
  { what: 'an order', run: (grown, time) => customer(grown, `/order/${orderOf(grown, time)}`) },
  { what: 'its PDF', run: (grown, time) => customer(grown, `/order/pdf/${orderOf(grown, time)}`) },
  {
    what: 'a line into the cart',
    run: (grown) => addLine(grown),
  },
  {
    what: 'a line into the cart, and it ordered',
    run: async (grown) => {
      await addLine(grown);
      return grown.call(grown.customer, 'POST', '/order', { delivery });
    },
  },
  { what: "the clerk's desk", run: (grown) => admin(grown, '/admin/desk') },
  {
    what: "the clerk's one search",
    run: (grown, time) =>
      admin(
        grown,
        `/admin/find?q=${encodeURIComponent(['brest', `garage ${time}`, 'gro-0000', 'fa-0001'][time % 4] ?? '')}`,
      ),
  },
  {
    what: "the clerk's one search, old orders by how their number ends",
    run: (grown, time) => admin(grown, `/admin/find?q=${49_000 + time}`),
  },
  { what: 'the papers of all customers', run: (grown) => admin(grown, '/admin/documents') },
  { what: 'the newest 100 orders', run: (grown) => admin(grown, '/admin/orders?limit=100') },
  {
    what: 'the newest 5,000 of a year, as the page asks',
    run: (grown) => admin(grown, `/admin/orders?limit=5001&query=${json({ 'year:eq': 2026 })}`),
  },
  {
    what: 'those of a state, 100',
    run: (grown) => admin(grown, `/admin/orders?limit=100&query=${json({ 'orderState:eq': 'validee' })}`),
  },
  { what: 'the list of customers', run: (grown) => admin(grown, `/admin/customers/slice?${LISTED}`) },
  {
    what: 'the same from somewhere in it, by town',
    run: (grown, time) =>
      admin(
        grown,
        `/admin/customers/slice?${LISTED}&sort=city-down&after=g-${someOf(grown.customers, time)}`,
      ),
  },
  {
    what: 'a search in it',
    run: (grown, time) =>
      admin(
        grown,
        `/admin/customers/slice?${LISTED}&search=${encodeURIComponent(['brest', `garage ${time}`, 'x@', '0298'][time % 4] ?? '')}`,
      ),
  },
  {
    what: 'those in it who wait',
    run: (grown) =>
      admin(grown, `/admin/customers/slice?${LISTED}&query=${json({ 'userStatus:in': ['attente'] })}`),
  },
  {
    what: 'a customer',
    run: (grown, time) => admin(grown, `/admin/customer/g-${someOf(grown.customers, time)}/overview`),
  },
  {
    what: "a customer's prices",
    run: (grown, time) => admin(grown, `/admin/customer/g-${someOf(grown.customers, time)}/specialPrices`),
  },
  { what: 'figures of thirty days', run: (grown) => admin(grown, '/admin/figures/orders?days=30') },
];

export const ASKS: readonly Ask[] = [...ONE_PERSONS_ASKS, ...PRODUCT_ASKS, ...FILE_ASKS];
