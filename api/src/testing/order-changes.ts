import type { AdminOrder, Order, OrderLife } from '@extranet/shared/contracts';
import { arrivalDay } from '@extranet/shared/rules/order';
import type { App } from '../base/app-types.ts';
import { newAddress } from './addresses.ts';
import { type Caller, signedIn } from './signed-in.ts';

type Change = () => ReturnType<Caller>;

/** One real change by each route by which the back office works an order. */
export function orderChanges(app: App, admin: Caller): Record<string, Change> {
  const office = (url: string, payload: unknown, method: 'POST' | 'PUT' = 'POST') =>
    admin(`/api/admin/orders/${url}`, { method, payload });
  async function placed(): Promise<{ customer: Caller; order: Order }> {
    const customer = await signedIn(app, 'atelier@demo.example');
    await customer('/api/cart/item', { method: 'POST', payload: { prodId: 'p-fa-00001', quantity: 1 } });
    const answer = await customer('/api/order', { method: 'POST', payload: { delivery: newAddress } });
    return { customer, order: answer.json<Order>() };
  }
  const send = ({ orderId, items }: Order) =>
    office(`${orderId}/parcels`, {
      version: 1,
      carrier: 'Chronopost',
      number: 'XY123',
      link: '',
      lines: [{ itId: items[0]?.itId, quantity: 1 }],
    });
  async function sent(): Promise<{ orderId: string; parcelId: string; version: number }> {
    const { order } = await placed();
    const { life } = (await send(order)).json<AdminOrder>();
    return { orderId: order.orderId, parcelId: life.parcels[0]?.parcelId ?? '', version: life.version };
  }
  return {
    'POST /api/admin/orders/:orderId/notes': async () =>
      office(`${(await placed()).order.orderId}/notes`, { text: 'Rappeler jeudi.' }),
    'POST /api/admin/orders/:orderId/parcels': async () => send((await placed()).order),
    'POST /api/admin/orders/:orderId/parcels/:parcelId/delivered': async () => {
      const { orderId, parcelId, version } = await sent();
      return office(`${orderId}/parcels/${parcelId}/delivered`, { version });
    },
    'POST /api/admin/orders/:orderId/parcels/:parcelId/undelivered': async () => {
      const { orderId, parcelId, version } = await sent();
      await office(`${orderId}/parcels/${parcelId}/delivered`, { version });
      return office(`${orderId}/parcels/${parcelId}/undelivered`, { version: version + 1 });
    },
    'POST /api/admin/orders/:orderId/parcels/:parcelId/withdraw': async () => {
      const { orderId, parcelId, version } = await sent();
      return office(`${orderId}/parcels/${parcelId}/withdraw`, { version });
    },
    'POST /api/admin/orders/:orderId/steps': async () =>
      office(`${(await placed()).order.orderId}/steps`, { version: 1, step: 'preparer' }),
    'POST /api/admin/orders/steps': async () => {
      const { orderId } = (await placed()).order;
      return office('steps', { step: 'preparer', orders: [{ orderId, version: 1 }] });
    },
    'PUT /api/admin/orders/:orderId/parcels/:parcelId': async () => {
      const { orderId, parcelId, version } = await sent();
      const words = { carrier: 'Chronopost', number: 'XY124', link: '' };
      return office(`${orderId}/parcels/${parcelId}`, { version, ...words }, 'PUT');
    },
    'PUT /api/admin/orders/:orderId/delivery': async () =>
      office(`${(await placed()).order.orderId}/delivery`, { version: 1, daCity: 'Rennes' }, 'PUT'),
    'PUT /api/admin/orders/:orderId/promise': async () => {
      const { orderId } = (await placed()).order;
      const inAMonth = new Date(app.now().getTime() + 30 * 86_400_000).toISOString().slice(0, 10);
      // Whatever day the tests run: nothing arrives on a Sunday or a day off.
      return office(`${orderId}/promise`, { version: 1, promisedOn: arrivalDay(inAMonth, '') }, 'PUT');
    },
    'PUT /api/admin/orders/:orderId/requests/:requestId': async () => {
      const { customer, order } = await placed();
      const url = `/api/order/${order.orderId}`;
      await customer(`${url}/requests`, { method: 'POST', payload: { text: 'Livrez plutôt vendredi.' } });
      const { requests, version } = (await customer(`${url}/life`)).json<OrderLife>();
      const answer = { version, answer: 'C’est noté.' };
      return office(`${order.orderId}/requests/${requests[0]?.requestId}`, answer, 'PUT');
    },
    'POST /api/admin/returns/:id/steps': async () => {
      const { customer, order } = await placed();
      await send(order);
      const form = { key: 'return-of-the-audit', reason: 'autre', text: '', photos: [] };
      const payload = { ...form, lines: [{ itId: order.items[0]?.itId, quantity: 1 }] };
      const asked = await customer(`/api/order/${order.orderId}/returns`, { method: 'POST', payload });
      const { returnId } = asked.json<{ returnId: string }>();
      const decision = { version: 1, step: 'accepter', note: '' };
      return admin(`/api/admin/returns/${returnId}/steps`, { method: 'POST', payload: decision });
    },
    'PUT /api/admin/promise-settings': async () => {
      const settings = (await admin('/api/admin/promise-settings')).json<{ cutOff: string }>();
      const payload = { ...settings, cutOff: '14:30' };
      return admin('/api/admin/promise-settings', { method: 'PUT', payload });
    },
  };
}
