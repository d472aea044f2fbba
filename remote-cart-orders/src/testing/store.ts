import type {
  Cart,
  CartItem,
  Delivery,
  Order,
  OrderItem,
  ProductRow,
  User,
} from '@extranet/shared/contracts';
import { registerTexts } from '@extranet/shared/i18n';
import { sessionReducer, signedIn } from '@extranet/shared/session';
import { createAppStore } from '@extranet/shared/store';
import { aRow } from '@extranet/shared/testing';
import { refusal } from '@extranet/shared/testing/server';
import type { addressesReducer } from '../checkout/addresses.slice.ts';
import type { addressingReducer } from '../checkout/addressing.slice.ts';
import { addCheckoutPart } from '../checkout/checkout.part.ts';
import type { checkoutReducer } from '../checkout/checkout.slice.ts';
import type { draftReducer } from '../checkout/draft.slice.ts';
import { addListPart } from '../list/list.part.ts';
import type { listReducer } from '../list/list.slice.ts';
import fr from '../locales/fr.json';
import { addOrdersPart } from '../orders/orders.part.ts';
import { type CartOrdersState, remote } from '../remote.ts';

/** With the pages' parts, which the tests of sagas need without a page. */
interface State extends CartOrdersState {
  addresses: ReturnType<typeof addressesReducer>;
  addressing: ReturnType<typeof addressingReducer>;
  checkout: ReturnType<typeof checkoutReducer>;
  draft: ReturnType<typeof draftReducer>;
  list: ReturnType<typeof listReducer>;
}

const user = {
  id: 'u-1',
  status: 'active',
  orderEnabled: '1',
  catalogs: ['Faisceau', 'Kit', 'Attelage'],
  roles: { faq: 'reader' },
  ...{ userFirstname: '', userName: '', userCompName: '', userEmail: '' },
} as unknown as User;

interface Options {
  signedInAs?: string;
  mayOrder?: boolean;
  customer?: Partial<User>;
}

/** The remote as in the shell, with a signed-in customer. */
export function startRemote({ signedInAs = user.id, mayOrder = true, customer = {} }: Options = {}) {
  registerTexts('cart-orders', fr);
  addCheckoutPart();
  addListPart();
  addOrdersPart();
  const store = createAppStore({ session: sessionReducer });
  store.dispatch(signedIn({ ...user, ...customer, id: signedInAs, orderEnabled: mayOrder ? '1' : '0' }));
  store.injectRemote(remote.id, remote);
  const read = () => (store.getState() as Record<string, unknown>)['cart-orders'] as State;
  return { store, read };
}

export const aProduct = (over: Partial<ProductRow> = {}): ProductRow =>
  aRow({
    ...{ prodId: 'p-1', prodRef: 'FA-00001', prodMarque: 'Renault', prodModele: 'Kadjar', prodType: '7' },
    ...{ prodAnnee: '', prodPrix: '10.00', prodMbrPrice: '10.00', prodTitre: 'Faisceau' },
    ...over,
  });

export const anItem = (index: number, itQuantity = 1, over: Partial<CartItem> = {}): CartItem => {
  const product = aProduct({ prodId: `p-${index}`, prodRef: `FA-0000${index}` });
  return {
    itId: `it-${index}`,
    itProdRef: product.prodRef,
    itProdId: product.prodId,
    itProdCatalogue: 'Faisceau',
    itQuantity,
    itMbrUnitPriceET: 10,
    itMbrTotalPriceET: 10 * itQuantity,
    itVATAmount: 2 * itQuantity,
    itMbrTotalPriceIT: 12 * itQuantity,
    itProdCodeStock: '1',
    product,
    ...over,
  };
};

export const aCart = (...items: CartItem[]): Cart => {
  const sum = (of: (item: CartItem) => number) => items.reduce((total, item) => total + of(item), 0);
  return {
    items,
    totalPriceET: sum(({ itMbrTotalPriceET }) => itMbrTotalPriceET),
    orderVATAmount: sum(({ itVATAmount }) => itVATAmount),
    totalPriceIT: sum(({ itMbrTotalPriceIT }) => itMbrTotalPriceIT),
    fingerprint: `of ${items.map((item) => [item.itId, item.itQuantity, item.itMbrUnitPriceET].join('-')).join(' ')}`,
  };
};

export const anAddress: Delivery = {
  daId: 'da-1',
  daCompName: 'Garage Martin',
  daName: 'Martin',
  daFirstname: 'Léa',
  daAddress: '1 rue des Lilas',
  daPostCode: '29000',
  daCity: 'Quimper',
  daCountry: 'FRANCE',
  daPhone1: '+33 298000000',
  daPhone2: '',
  daEmail: '',
  daStatus: 'visible',
};

export const anOrder = (over: Partial<Order> = {}): Order => ({
  orderId: 'o-1',
  orderRef: 'CMD-2026-000001',
  orderInternalRef: '',
  orderDate: '2026-03-04T10:00:00.000Z',
  orderStatus: 'validee',
  orderDeliveryId: 'da-1',
  delivery: anAddress,
  items: [],
  orderTotalPriceET: 10,
  orderVATAmount: 2,
  orderTotalPriceIT: 12,
  orderPDFFilename: 'Bon de commande CMD-2026-000001.pdf',
  userId: 'u-1',
  fingerprint: null,
  orderExpiresAt: null,
  ...over,
});

export const anOrderItem = (itProdRef: string, over: Partial<OrderItem> = {}): OrderItem => ({
  itId: itProdRef,
  itProdRef,
  itProdId: itProdRef,
  itProdCatalogue: 'Faisceau',
  itProdKind: '13',
  itLabel: itProdRef,
  itQuantity: 2,
  itMbrUnitPriceET: 10,
  itMbrTotalPriceET: 20,
  itVATAmount: 4,
  itMbrTotalPriceIT: 24,
  itProdCodeStock: '1',
  ...over,
});

export const refused = (status: number, code: string, details: object = {}): Response =>
  refusal(status, code, `Refus ${code}`, details);

/** One answer after the other; the last one stays. */
export const inTurn =
  (...answers: unknown[]) =>
  (): unknown =>
    answers.length > 1 ? answers.shift() : answers[0];
