import type { AdminCustomer, AdminOrderRow } from '@extranet/shared/contracts';
import { customerSaved } from '../facts.ts';
import {
  askedOf,
  ordersAsked,
  ordersClosed,
  ordersFailed,
  ordersRead,
  ordersReducer,
} from './orders.slice.ts';
import { yearsUpTo } from './years.ts';

const row = (orderId: string, items: unknown) =>
  ({ orderId, orderUserId: '7', customer: { userCompName: 'Avant' }, items }) as AdminOrderRow;
const line = [{ itId: '1', itProdRef: 'FA-00001', itQuantity: 1 }];
const of2026 = { list: 'page', query: { 'year:eq': 2026 }, limit: undefined };
const of2025 = { list: 'page', query: { 'year:eq': 2025 }, limit: undefined };
const read = (asked: typeof of2026, orders: AdminOrderRow[]) =>
  ordersRead({ list: asked.list, asked: askedOf(asked), orders });

describe('the orders lists', () => {
  it('are pending, then hold the orders read; a new year starts again [A4.06]', () => {
    const waiting = ordersReducer({}, ordersAsked(of2026));
    expect(waiting.page?.status).toBe('pending');
    const filled = ordersReducer(waiting, read(of2026, [row('1', line)]));
    expect(filled.page).toMatchObject({ status: 'success', orders: [{ orderId: '1' }] });
    expect(ordersReducer(filled, ordersAsked(of2025)).page).toMatchObject({ status: 'pending', orders: [] });
  });

  it('drop the answer to an outdated query', () => {
    const state = ordersReducer(ordersReducer({}, ordersAsked(of2026)), ordersAsked(of2025));
    expect(ordersReducer(state, read(of2026, [row('1', line)])).page?.status).toBe('pending');
    expect(ordersReducer(state, ordersFailed({ list: 'page', asked: askedOf(of2026) })).page?.status).toBe(
      'pending',
    );
  });

  it('show no order without items [A5.07][A8.06]', () => {
    const state = ordersReducer({}, ordersAsked(of2026));
    const filled = ordersReducer(state, read(of2026, [row('1', undefined), row('2', []), row('3', line)]));
    expect(filled.page?.orders.map(({ orderId }) => orderId)).toEqual(['3']);
  });

  it('show a customer’s new name without a new request [A2.16]', () => {
    const filled = ordersReducer(ordersReducer({}, ordersAsked(of2026)), read(of2026, [row('1', line)]));
    const saved = { userId: '7', userCompName: 'Après', userName: 'N', userFirstname: 'F' } as AdminCustomer;
    expect(ordersReducer(filled, customerSaved(saved)).page?.orders[0]?.customer.userCompName).toBe('Après');
    expect(ordersReducer(filled, customerSaved({ ...saved, userId: '8' })).page?.orders[0]?.customer).toEqual(
      {
        userCompName: 'Avant',
      },
    );
  });

  it('keep no state when they are closed', () => {
    expect(ordersReducer(ordersReducer({}, ordersAsked(of2026)), ordersClosed('page'))).toEqual({});
  });

  it('offer the years from the current one back to 2016 [A9.03]', () => {
    expect(yearsUpTo(2018)).toEqual([2018, 2017, 2016]);
  });
});
