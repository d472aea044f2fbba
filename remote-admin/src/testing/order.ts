import type { AdminOrderRow } from '@extranet/shared/contracts';

/** A row of the orders' list, of customer 7. */
export const anOrder = (orderId: string, more: Partial<AdminOrderRow> = {}): AdminOrderRow => ({
  orderId,
  orderRef: `CMD-2026-${orderId}`,
  orderInternalRef: '',
  orderDate: '2026-03-01T10:00:00.000Z',
  orderUserId: '7',
  orderTotalPriceET: 10,
  orderVATAmount: 2,
  orderTotalPriceIT: 12,
  orderDeliveryId: null,
  orderPDFFilename: null,
  orderStatus: 'validee',
  customer: { userCompName: 'Garage Hervé', userName: 'Le Goff', userFirstname: 'Aurélie' },
  delivery: null,
  items: [{ itId: `i${orderId}`, itProdRef: 'FA-00012', itQuantity: 2 }],
  ...more,
});
