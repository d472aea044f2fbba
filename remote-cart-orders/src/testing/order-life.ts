import type { Order, OrderLife, Parcel } from '@extranet/shared/contracts';
import { anOrder } from './store.ts';

type Item = Order['items'][number];

/** A line of an order under way. */
export const aLine = (itId: string, parts: Partial<Item> = {}): Item => ({
  itId,
  itProdRef: `FA-0000${itId}`,
  itProdId: null,
  itProdCatalogue: 'Faisceau',
  itProdKind: '13',
  itLabel: 'Faisceau standard 13 broches',
  itQuantity: 2,
  itMbrUnitPriceET: 10,
  itMbrTotalPriceET: 20,
  itVATAmount: 4,
  itMbrTotalPriceIT: 24,
  itProdCodeStock: '1',
  itState: 'validee',
  itShipped: 0,
  itPromisedOn: '2026-11-26',
  ...parts,
});

/** One line can still be cancelled, the other is in preparation. */
export const anOrderUnderWay = (parts: Partial<Order> = {}): Order =>
  anOrder({
    items: [aLine('1'), aLine('2', { itState: 'en_preparation' })],
    orderState: 'en_preparation',
    orderVersion: 2,
    orderPromisedOn: '2026-11-26',
    ...parts,
  });

export const aParcel = (parts: Partial<Parcel> = {}): Parcel => ({
  parcelId: 'p1',
  carrier: 'Chronopost',
  number: 'XY1',
  link: 'https://www.chronopost.fr/XY1',
  sentAt: '2026-11-24T09:00:00.000Z',
  expectedOn: '2026-11-26',
  deliveredAt: null,
  lines: [{ itId: '2', itProdRef: 'FA-00002', quantity: 1 }],
  ...parts,
});

export const aLife = (parts: Partial<OrderLife> = {}): OrderLife => ({
  orderId: 'o-1',
  version: 2,
  events: [
    {
      at: '2026-11-24T09:00:00.000Z',
      kind: 'step',
      state: 'validee',
      actor: 'customer',
      who: '',
      reason: '',
      lines: [],
      detail: '',
    },
  ],
  parcels: [],
  requests: [],
  ...parts,
});
