import { connectionRestored } from '@extranet/shared/remote';
import { apiServer, refusal, settled } from '@extranet/shared/testing/server';
import { customersAsked } from './customers/customers.slice.ts';
import { deskOpened } from './desk/desk.slice.ts';
import { ordersAsked } from './orders/orders.slice.ts';
import { startRemote } from './testing/store.ts';

const server = apiServer();

describe('lists of the back office after an interruption', () => {
  it('that could not be read are read by themselves, as they were asked; no others [W2.36]', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => {});
    server.answer({
      'GET /admin/desk': () => refusal(503),
      'GET /admin/orders': () => refusal(503),
      'GET /admin/customers/slice': () => ({ customers: [], more: false, count: 0, waiting: 0 }),
    });
    const { store, read } = startRemote();
    store.dispatch(deskOpened());
    store.dispatch(customersAsked({}));
    store.dispatch(ordersAsked({ list: 'page', query: { 'year:eq': 2026 }, limit: undefined }));
    await settled();
    expect([read().desk.status, read().orders.page?.status]).toEqual(['error', 'error']);
    server.answer({ 'GET /admin/desk': () => ({ queue: [] }), 'GET /admin/orders': () => [] });
    store.dispatch(connectionRestored());
    await settled();
    expect([read().desk.status, read().orders.page?.status]).toEqual(['success', 'success']);
    const [first, second] = server.named('GET /admin/orders').map(({ request }) => request.url);
    expect(second).toBe(first);
    expect(server.named('GET /admin/customers/slice')).toHaveLength(1);
  });
});
