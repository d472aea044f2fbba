import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { CustomerProfile, Delivery, Order } from '@extranet/shared/contracts';
import type { RouteOptions } from 'fastify';
import { adminLines } from './testing/access/admin.lines.ts';
import { customerLines } from './testing/access/customer.lines.ts';
import { newAddress } from './testing/addresses.ts';
import { generatedValues, naughtyStrings } from './testing/naughty.ts';
import { placesIn, type Schema, sampleOf, withValue } from './testing/samples.ts';
import { type Caller, signedIn } from './testing/signed-in.ts';
import { buildTestApp } from './testing/test-app.ts';

const ACCESS = { ...customerLines, ...adminLines };
/** Each place gets some of the strings in turn; all places together get each string several times. */
const STRINGS_PER_PLACE = 12;
const GENERATED_PER_PLACE = 8;
const routes: RouteOptions[] = [];
const { app } = await buildTestApp({
  products: 40,
  env: { BACKOFFICE_SECRET: 'a-secret-of-the-back-office' },
  onRoute: (route) => routes.push(route),
});
await app.ready();
const garage = unlimited(await signedIn(app, 'garage@demo.example'));
const admin = unlimited(await signedIn(app, 'admin@demo.example', 'admin'));

/** The tests send hundreds of values in a second: at a 429 the counts are deleted and the call is repeated. */
function unlimited(call: Caller): Caller {
  return async (url, request) => {
    const answer = await call(url, request);
    if (answer.status !== 429) return answer;
    await app.db.deleteFrom('throttles').execute();
    return call(url, request);
  };
}

let turn = 0;
function valuesForOnePlace(): unknown[] {
  const strings = Array.from({ length: STRINGS_PER_PLACE }, () => {
    turn += 1;
    return naughtyStrings[turn % naughtyStrings.length];
  });
  return [...strings, ...generatedValues(GENERATED_PER_PLACE)];
}

const asText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));
const encode = (value: unknown) => encodeURIComponent(asText(value).toWellFormed());

function callerOf(key: string): Caller {
  return ACCESS[key]?.access === 'admin' ? admin : garage;
}

describe('bad input', () => {
  for (const { method, url, schema } of routes) {
    const verb = String(method);
    if (!url.startsWith('/api/') || verb === 'HEAD' || !schema) continue;
    const { body, querystring, params } = schema as { body?: Schema; querystring?: Schema; params?: Schema };
    const key = `${verb} ${url}`;
    const call = callerOf(key);
    const path = url.replace(/:\w+/g, 'nothing').replace('/*', '/nothing');
    // A stream ends after its first message when it is told so.
    const ending = url.endsWith('/stream') ? 'once=1' : '';
    const send = async (address: string, payload?: unknown) => {
      const to = ending ? `${address}${address.includes('?') ? '&' : '?'}${ending}` : address;
      const answer = await call(to, { method: verb as 'GET', ...(payload === undefined ? {} : { payload }) });
      assert.ok(answer.status < 500, `${key} ${to} ${JSON.stringify(payload)} -> ${answer.text}`);
    };

    if (body) {
      it(`${key}: any value in any place of the body is refused or accepted, never a failure`, async () => {
        const sample = sampleOf(body);
        for (const place of placesIn(sample)) {
          for (const value of valuesForOnePlace()) await send(path, withValue(sample, place, value));
        }
        for (const whole of generatedValues(20)) await send(path, whole ?? null);
      });
    }
    const inAddress = { ...querystring?.properties, ...params?.properties };
    if (Object.keys(inAddress).length === 0) continue;
    it(`${key}: any value in the address is refused or accepted, never a failure`, async () => {
      const payload = body ? sampleOf(body) : undefined;
      for (const name of Object.keys(querystring?.properties ?? {})) {
        for (const value of valuesForOnePlace()) await send(`${path}?${name}=${encode(value)}`, payload);
        await send(`${path}?${name}=1&${name}=2`, payload);
        await send(`${path}?${name}[__proto__]=1&__proto__=2&constructor=3`, payload);
      }
      for (const name of Object.keys(params?.properties ?? {})) {
        for (const value of valuesForOnePlace()) {
          await send(url.replace(`:${name}`, encode(value)).replace(/:\w+/g, 'nothing'), payload);
        }
      }
    });
  }

  it('refuses prototype keys, bodies that are not JSON and unknown content types', async () => {
    for (const payload of [
      '{"__proto__":{"isAdmin":true}}',
      '{"constructor":{"prototype":{}}}',
      '{',
      'null',
      '"x"',
    ]) {
      const answer = await app.inject({
        method: 'POST',
        url: '/api/user/signIn',
        headers: { 'content-type': 'application/json' },
        payload,
      });
      assert.equal(answer.statusCode, 400, payload);
    }
  });
});

describe('an accepted text is answered unchanged', () => {
  it('in addresses [C7.30]', async () => {
    let taken = 0;
    for (const text of naughtyStrings) {
      const sent = { ...newAddress, daCompName: text, daCity: text };
      const answer = await garage('/api/delivery', { method: 'POST', payload: sent });
      if (answer.status !== 200) continue;
      taken += 1;
      const { daId } = answer.json<Delivery>();
      const read = (await garage(`/api/delivery/${daId}`)).json<Delivery>();
      assert.deepEqual([read.daCompName, read.daCity], [text, text]);
    }
    assert.ok(taken > naughtyStrings.length / 2);
  });

  it('in the profile [C7.45]', async () => {
    for (const text of naughtyStrings.slice(0, 250)) {
      const answer = await garage('/api/customer/profile', {
        method: 'PUT',
        payload: { userCompName: text },
      });
      if (answer.status !== 200) continue;
      const read = (await garage('/api/customer/profile')).json<CustomerProfile>();
      assert.equal(read.userCompName, text);
    }
  });

  it('in an order’s internal reference, and the order’s form can be made with it [C7.33 C7.36]', async () => {
    for (const text of naughtyStrings.filter(({ length }) => length <= 60).slice(0, 200)) {
      await garage('/api/cart/item', { method: 'POST', payload: { prodId: 'p-fa-00001', quantity: 1 } });
      const payload = { delivery: { ...newAddress, daCity: `${text} x` }, orderInternalRef: text };
      const answer = await garage('/api/order', { method: 'POST', payload });
      if (answer.status !== 200) continue;
      const order = answer.json<Order>();
      assert.equal(order.orderInternalRef, text);
      assert.equal((await garage(`/api/order/pdf/${order.orderId}`)).status, 200);
    }
  });
});
