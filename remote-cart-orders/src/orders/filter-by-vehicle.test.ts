import type { Vehicle } from '@extranet/shared/contracts';
import { anOrder, anOrderItem as item } from '../testing/store.ts';
import { filterOrders } from './grouping.ts';

const car = (modele: string, year: number): Vehicle => ({
  ...{ key: `peugeot.${year}`, marque: 'Peugeot', modele, year, body: 'berline' as const },
  ...{ from: 2013, to: 2021, platform: '' },
});
const of = (orderId: string, orderDate: string, over = {}) => anOrder({ orderId, orderDate, ...over });
const orders = [
  of('for 308', '2026-05-04T08:00:00.000Z', {
    orderRef: 'CMD-2026-000001',
    items: [item('KI-1', { itLabel: 'Kit universel', itVehicle: car('308 II', 2016) })],
  }),
  of('apart', '2026-05-03T08:00:00.000Z', {
    orderRef: 'CMD-2026-002016',
    orderTotalPriceET: 2016,
    items: [
      item('FA-1', { itLabel: 'Faisceau Peugeot 308 II, 2021-2024' }),
      item('FA-2', { itLabel: 'Faisceau Renault Clio V, 2016-2024' }),
    ],
  }),
  of('early', '2024-03-02T08:00:00.000Z', { orderRef: 'CMD-2024-000009' }),
];
const found = (text: string) => filterOrders(orders, text, () => 'Validée').map(({ orderId }) => orderId);

describe('the filter of the orders', () => {
  it('finds a line by the vehicle that it was ordered for [C2.26]', () => {
    for (const text of ['308 II 2016', 'Peugeot 308 II, 2016', 'kit 308', 'valid peugeot 2016'])
      expect(found(text)).toContain('for 308');
  });

  it('takes words together that stand in one line, not in several [C2.26]', () => {
    expect(found('308 2016')).toEqual(['for 308']);
    expect(found('clio 2016')).toEqual(['apart']);
    expect(found('308 clio')).toEqual([]);
  });

  it('understands a year alone as that of the order [C2.26]', () => {
    expect(found('2024')).toEqual(['early']);
    expect(found('2026')).toEqual(['for 308', 'apart']);
    expect(found('2016')).toEqual([]);
    expect(found('308 2026')).toEqual(['for 308', 'apart']);
    expect(found('validée 2024')).toEqual(['early']);
  });

  it('finds a year that the customer wrote [C2.26]', () => {
    const own = of('own', '2026-05-04T08:00:00.000Z', { orderInternalRef: 'Clio 2012 de Mme Hervé' });
    expect(filterOrders([own], '2012', () => '')).toEqual([own]);
  });
});
