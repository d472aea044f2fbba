import type { Order } from '@extranet/shared/contracts';
import type { OrderState } from '@extranet/shared/rules/order';
import { totalOf } from '../offers.ts';
import { anOrder, aProduct, anOrderItem as item } from '../testing/store.ts';
import { filterOrders, groupByYear, withFound, yearsInOrders } from './grouping.ts';
import { aroundMonth, monthIn } from './month-in.ts';
import { additionsOf, atQuantity, compareWithToday, hasWrongQuantity, wantedOf } from './reorder-lines.ts';
import { statesIn } from './states-in.ts';

const of = (orderId: string, orderDate: string, over = {}) => anOrder({ orderId, orderDate, ...over });

const STATES: Partial<Record<OrderState, string>> = {
  expediee: 'Expédiée',
  expediee_en_partie: 'Expédiée en partie',
};
const nameOf = (state: OrderState) => STATES[state] ?? 'Validée';
const stateWords = ({ orderState = 'validee' }: Order) => nameOf(orderState);

describe('the list of orders', () => {
  const orders = [
    of('c', '2026-05-01T08:00:00.000Z', {
      orderRef: 'CMD-2026-000003',
      orderInternalRef: 'Clio de Mme Hervé',
    }),
    of('b', '2025-12-31T23:30:00.000Z', {
      orderRef: 'CMD-2026-000001',
      items: [{ itProdRef: 'FA-00059', itLabel: 'Faisceau 7 broches Peugeot 308 II, 2014-2021' }],
    }),
    of('a', '2025-02-01T08:00:00.000Z', { orderRef: 'CMD-2025-000009' }),
  ];

  it('is grouped by year in Paris time, newest first [C2.26]', () => {
    expect(groupByYear(orders).map((row) => (row.kind === 'year' ? row : row.order.orderId))).toEqual([
      { kind: 'year', year: '2026', count: 2 },
      'c',
      'b',
      { kind: 'year', year: '2025', count: 1 },
      'a',
    ]);
  });

  it('says a year in the first of its orders where each row is a card as high as an order [C2.26]', () => {
    const cards = yearsInOrders(groupByYear(orders));
    expect(cards.map((row) => (row.kind === 'order' ? [row.order.orderId, row.begins?.count] : row))).toEqual(
      [
        ['c', 2],
        ['b', undefined],
        ['a', 1],
      ],
    );
  });

  it('is filtered by references, internal reference, date, amount and vehicle [C2.26]', () => {
    const ids = (text: string) => filterOrders(orders, text, stateWords).map(({ orderId }) => orderId);
    expect(ids('herve clio')).toEqual(['c']);
    expect(ids('2025-000009')).toEqual(['a']);
    expect(ids('01/02/2025')).toEqual(['a']);
    expect(ids('peugeot 308')).toEqual(['b']);
    expect(ids('308 ii')).toEqual(['b']);
    expect(ids('  ')).toHaveLength(3);
    expect(ids('rien')).toEqual([]);
  });

  it('is filtered by state, and by the numbers on parcels and invoices [B4.03] [B4.08]', () => {
    const sent = of('d', '2026-06-01T08:00:00.000Z', { orderState: 'expediee', orderNumbers: ['JX 009-1'] });
    const ids = (text: string) =>
      filterOrders([...orders, sent], text, stateWords).map(({ orderId }) => orderId);
    expect(ids('expediee')).toEqual(['d']);
    expect(ids('jx0091')).toEqual(['d']);
    expect(statesIn('Expéd', nameOf)).toEqual(['expediee_en_partie', 'expediee']);
    expect(statesIn('val', nameOf)).toEqual([]);
  });

  it('is filtered by a month in words, and by nothing else that has its year in it [C2.26]', () => {
    const autumn = [
      of('2026', '2026-09-30T22:30:00.000Z', { orderRef: 'CMD-2026-000007' }),
      of('2025', '2025-10-12T08:00:00.000Z', {
        orderRef: 'CMD-2025-000008',
        items: [{ itProdRef: 'FA-1', itLabel: 'Faisceau 13 broches Peugeot 308 III, 2021-2026' }],
      }),
    ];
    const ids = (text: string) => filterOrders(autumn, text, stateWords).map(({ orderId }) => orderId);
    for (const october of ['octobre 2026', 'Oct. 2026', '10/2026', 'cmd octobre 2026'])
      expect(ids(october)).toEqual(['2026']);
    expect(ids('octobre')).toEqual(['2026', '2025']);
    expect(ids('308 octobre 2025')).toEqual(['2025']);
    expect(ids('308 octobre 2026')).toEqual([]);
    expect(monthIn('jui 2026')).toBeNull();
    expect(aroundMonth('2026-12')).toEqual({
      from: '2026-11-30T00:00:00.000Z',
      to: '2027-01-02T00:00:00.000Z',
    });
  });

  it('includes orders that the server found, without duplicates', () => {
    const older = of('z', '2024-01-01T08:00:00.000Z');
    expect(withFound(orders, [older, orders[0] as (typeof orders)[0]])).toEqual([...orders, older]);
  });
});

describe('reordering an earlier order', () => {
  const product = (prodRef: string, prodMbrPrice = '10.00', over = {}) =>
    aProduct({ prodId: prodRef, prodRef, prodMbrPrice, ...over });

  it('shows changed prices and withdrawn products before anything is added to the cart', () => {
    const lines = compareWithToday(
      [item('A'), item('B'), item('C'), item('D'), item('E')],
      [
        product('A'),
        product('B', '12.00'),
        product('C', '9.00'),
        product('D', '10.00', { prodCodeStock: '9' }),
      ],
    );
    expect(lines.map(({ state }) => state)).toEqual([
      'same',
      'dearer',
      'cheaper',
      'notOrderable',
      'withdrawn',
    ]);
    expect(lines[1]).toMatchObject({ before: 10, now: 12, quantity: 2 });
  });

  it('leaves out what was cancelled, unless the whole order was', () => {
    const cancelled = item('B', { itState: 'annulee' });
    const products = [product('A'), product('B')];
    expect(compareWithToday([item('A'), cancelled], products)).toMatchObject([
      { cancelled: false, untaken: false },
      { cancelled: true, untaken: true },
    ]);
    expect(compareWithToday([cancelled], products)).toMatchObject([{ cancelled: true, untaken: false }]);
  });

  it('counts of a product on two lines only those that were not cancelled', () => {
    const cancelled = item('A', { itId: 'other', itQuantity: 3, itState: 'annulee' });
    for (const items of [
      [item('A'), cancelled],
      [cancelled, item('A')],
    ])
      expect(compareWithToday(items, [product('A')])).toMatchObject([
        { quantity: 2, cancelled: false, untaken: false },
      ]);
  });

  it('adds up lines of the same product', () => {
    const twice = compareWithToday([item('A'), item('A', { itId: 'other', itQuantity: 3 })], [product('A')]);
    expect(twice).toMatchObject([{ quantity: 5 }]);
  });

  it('keeps the same product for two vehicles apart, each with its vehicle [B1.05] [B6.05]', () => {
    const car = (year: number) => ({
      itVehicle: {
        ...{
          key: `peugeot.308ii.${year}`,
          marque: 'Peugeot',
          modele: '308 II',
          year,
          body: 'berline' as const,
        },
        ...{ from: 2013, to: 2021, platform: '', equipment: {} },
      },
    });
    const items = [item('A', car(2016)), item('A', { ...car(2019), itId: 'x' }), item('A', { itId: 'y' })];
    const lines = compareWithToday(items, [product('A')]);
    expect(new Set(lines.map(({ key }) => key)).size).toBe(3);
    expect(additionsOf(lines).map(({ vehicle }) => vehicle)).toEqual([
      'peugeot.308ii.2016',
      'peugeot.308ii.2019',
      undefined,
    ]);
  });

  it('goes by the price and stock of all pieces of a product, and leaves out what was unticked', () => {
    const offers = {
      A: { offProdId: 'A', offQuantity: 20, offMbrUnitPriceET: 8, offProdCodeStock: '3' as const },
    };
    const [a, b] = compareWithToday([item('A', { itQuantity: 20 }), item('B')], [product('A'), product('B')]);
    if (!a || !b) throw new Error('two lines');
    expect(atQuantity(a, offers)).toMatchObject({ now: 8, state: 'cheaper', stock: '3' });
    expect(atQuantity(b, offers)).toMatchObject({ now: 10, state: 'same', stock: '1' });
    expect(totalOf(wantedOf([a, b]), offers)).toBe(180);
    const lines = [a, { ...b, untaken: true, quantity: 'x' }];
    expect(totalOf(wantedOf(lines), offers)).toBe(160);
    expect(additionsOf(lines)).toEqual([{ prodId: 'A', quantity: 20 }]);
    expect(hasWrongQuantity(lines)).toBe(false);
  });

  it('adds nothing while a sum exceeds the limit of a line, and does not reduce it [W1.24]', () => {
    const many = { itQuantity: 6000 };
    const lines = compareWithToday([item('A', many), item('A', { ...many, itId: 'x' })], [product('A')]);
    expect(lines).toMatchObject([{ quantity: 12_000 }]);
    expect(hasWrongQuantity(lines)).toBe(true);
    expect(additionsOf(lines)).toEqual([]);
  });
});
