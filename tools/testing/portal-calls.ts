import assert from 'node:assert/strict';
import type { Order } from '@extranet/shared/contracts';
import { type RunningServer, startServer } from '../lib/servers/index.ts';

/** Starts a server with this environment, on a free port and without log lines. */
export const serve = (env: Record<string, string>): Promise<RunningServer> =>
  startServer({ PATH: process.env.PATH, PORT: '0', DEMO_PRODUCTS: '60', LOG_LEVEL: 'silent', ...env });

export type Call = <T>(path: string, body?: unknown) => Promise<T>;

/** Signs in by password, as a customer does, and returns a function that calls the API with the session. */
export async function signInAt(url: string, email: string): Promise<Call> {
  const call = callAt(url, '');
  const { token } = await call<{ token: string }>('/user/signIn', { email, password: 'Demo-2026!' });
  return callAt(url, token);
}

const callAt =
  (url: string, token: string): Call =>
  async <T>(path: string, body?: unknown) => {
    const answer = await fetch(`${url}/api${path}`, {
      headers: {
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    });
    assert.equal(answer.status, 200, `${path}: ${await answer.clone().text()}`);
    return (await answer.json()) as T;
  };

export async function placeOrder(call: Call, customer: string): Promise<Order> {
  await call('/cart/item', { prodId: 'p-fa-00001', quantity: 2 });
  return call<Order>('/order', { delivery: { daId: `d-${customer}-1` } });
}

/** Every order of the account. */
export const ordersOf = (call: Call): Promise<Order[]> => call<Order[]>('/orders?l=0,1000');
