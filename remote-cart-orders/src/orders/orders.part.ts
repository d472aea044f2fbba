import { registerTexts } from '@extranet/shared/i18n';
import texts from '../locales/orders.fr.json';
import { addPart } from '../parts.ts';
import { orderSaga } from './order.saga.ts';
import { orderReducer } from './order.slice.ts';
import { orderLifeSaga } from './order-life.saga.ts';
import { orderLifeReducer } from './order-life.slice.ts';
import { ordersSaga } from './orders.saga.ts';
import { ordersReducer } from './orders.slice.ts';
import { reorderSaga } from './reorder.saga.ts';
import { reorderReducer } from './reorder.slice.ts';

export function addOrdersPart(): void {
  registerTexts('cart-orders', texts);
  addPart({ name: 'orders', reducers: { orders: ordersReducer }, saga: ordersSaga });
  addPart({ name: 'order', reducers: { order: orderReducer }, saga: orderSaga });
  addPart({ name: 'orderLife', reducers: { orderLife: orderLifeReducer }, saga: orderLifeSaga });
  addPart({ name: 'reorder', reducers: { reorder: reorderReducer }, saga: reorderSaga });
}
