import {
  ApiError,
  Cart,
  CartAdd,
  CartAdditions,
  CartItemUpdate,
  ExpressOrder,
  Id,
  Offer,
  OfferQuestion,
} from '@extranet/shared/contracts';
import { Type } from 'typebox';
import type { App } from '../../base/app-types.ts';
import { addToCart, changeQuantity, readCart, removeFromCart } from './cart.service.ts';
import { addByReference } from './express.service.ts';
import { readOffers } from './offers.service.ts';
import { bringBack } from './removed-lines.service.ts';

const shared = {
  tags: ['Panier'],
  security: [{ customer: [] }],
  response: { 200: Cart, '4xx': ApiError },
};
const ByItem = Type.Object({ itId: Id });

export async function cartRoutes(app: App) {
  const onRequest = app.customer;
  const config = { limit: 'cart' } as const;

  app.get(
    '/cart',
    { schema: { ...shared, summary: 'The cart at today’s prices' }, onRequest },
    async ({ user }) => readCart(app.db, user),
  );

  app.post(
    '/cart/item',
    { schema: { ...shared, summary: 'Adds one product', body: CartAdd }, onRequest, config },
    async ({ body, user }) => addToCart(app.db, user, [body], app.now()),
  );

  app.post(
    '/cart/items',
    {
      schema: { ...shared, summary: 'Adds several products: all or none', body: CartAdditions },
      onRequest,
      config,
    },
    async ({ body, user }) => addToCart(app.db, user, body, app.now()),
  );

  app.post(
    '/express_order',
    {
      schema: { ...shared, summary: 'Adds by reference or EAN: all or none', body: ExpressOrder },
      onRequest,
      config,
    },
    async ({ body, user }) => addByReference(app.db, user, body, app.now()),
  );

  app.post(
    '/offers',
    {
      schema: {
        ...shared,
        summary: 'Price and availability of so many pieces; stores nothing',
        body: OfferQuestion,
        response: { 200: Type.Array(Offer), '4xx': ApiError },
      },
      onRequest,
      config: { limit: 'searches' },
    },
    async ({ body, user }) => readOffers(app.db, user, body),
  );

  app.put(
    '/cart/item/:itId',
    {
      schema: { ...shared, summary: 'Changes a quantity', params: ByItem, body: CartItemUpdate },
      onRequest,
      config,
    },
    async ({ params, body, user }) => changeQuantity(app.db, user, params.itId, body.quantity, app.now()),
  );

  app.delete(
    '/cart/item/:itId',
    { schema: { ...shared, summary: 'Removes a line', params: ByItem }, onRequest, config },
    async ({ params, user }) => removeFromCart(app.db, user, params.itId, app.now()),
  );

  app.post(
    '/cart/item/:itId/restore',
    {
      schema: {
        ...shared,
        summary: 'Brings a removed line back where it stood, within an hour',
        params: ByItem,
        body: CartItemUpdate,
      },
      onRequest,
      config,
    },
    async ({ params, body, user }) => bringBack(app.db, user, params.itId, body.quantity, app.now()),
  );
}
