import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { ApiError, Cart, FaqPost, Order } from '@extranet/shared/contracts';
import type { App } from './base/app-types.ts';
import { adminLines } from './testing/access/admin.lines.ts';
import { customerLines } from './testing/access/customer.lines.ts';
import type { Access, Line, Own } from './testing/access/line.ts';
import { newAddress } from './testing/addresses.ts';
import { publishSample } from './testing/published.ts';
import { type Answer, type Caller, signedIn, visitor, withToken } from './testing/signed-in.ts';
import { buildTestApp } from './testing/test-app.ts';

const LINES = { ...customerLines, ...adminLines };
const registered = new Set<string>();
const { app } = await buildTestApp({
  products: 40,
  env: { BACKOFFICE_SECRET: 'a-secret-of-the-back-office', DEMO_DRILLS: 'tools/drills.ts' },
  onRoute: ({ method, url }) => {
    for (const verb of [method].flat()) if (verb !== 'HEAD') registered.add(`${verb} ${url}`);
  },
});
// Without a shell the portal is not ready, whoever asks.
await publishSample(app.releases.objects, []);
const garage = () => signedIn(app, 'garage@demo.example');

type Verdict = 'in' | 401 | 403;

/** Every kind of caller, signed in anew for each line, because some calls end the session. */
const CALLERS: Readonly<Record<string, () => Promise<Caller>>> = {
  visitor: async () => visitor(app),
  customer: garage,
  'another customer': () => signedIn(app, 'atelier@demo.example'),
  'forum role none': () => signedIn(app, 'sansfaq@demo.example'),
  'forum role reader': () => signedIn(app, 'lecteur@demo.example'),
  'forum role contributor': () => signedIn(app, 'atelier@demo.example'),
  'forum role admin': () => signedIn(app, 'moderateur@demo.example'),
  suspended: () => signedIn(app, 'inactif@demo.example'),
  administrator: () => signedIn(app, 'admin@demo.example', 'admin'),
  'customer with an administrator’s kind of token': () => signedIn(app, 'garage@demo.example', 'admin'),
  'unknown token': async () => withToken(app, 'A'.repeat(32)),
  'malformed token': async () => withToken(app, '../../etc/passwd'),
  'token of another scheme': async () => (url, call) =>
    visitor(app)(url, { ...call, headers: { ...call?.headers, authorization: 'Basic dTpw' } }),
};
const CUSTOMERS = [
  'customer',
  'another customer',
  'forum role none',
  'forum role reader',
  'forum role contributor',
  'forum role admin',
];
const FORUM_RANKS: Readonly<Partial<Record<Access, number>>> = {
  'faq.reader': 1,
  'faq.contributor': 2,
  'faq.admin': 3,
};

/** garage and atelier are contributors. */
function rankOf(caller: string): number {
  const named = ['forum role none', 'forum role reader', 'forum role contributor', 'forum role admin'];
  return named.includes(caller) ? named.indexOf(caller) : 2;
}

function expected(access: Access, caller: string): Verdict {
  if (access === 'public') return 'in';
  if (access === 'backoffice') return 401;
  const isCustomer = CUSTOMERS.includes(caller);
  if (!isCustomer && caller !== 'administrator') return 401;
  if (access === 'anyone') return 'in';
  if (access === 'admin') return isCustomer ? 403 : 'in';
  if (!isCustomer) return 403;
  const needed = FORUM_RANKS[access];
  return needed === undefined || rankOf(caller) >= needed ? 'in' : 403;
}

/** A 403 by a business rule is not a gate: the caller was let in. */
const BEYOND_THE_GATE = ['cart.orderingDisabled'];

function verdictOf(answer: Answer, access: Access): Verdict {
  assert.ok(answer.status < 500, answer.text);
  if (answer.status !== 401 && answer.status !== 403) return 'in';
  const { code } = answer.json<ApiError>().error;
  if (access === 'public' || BEYOND_THE_GATE.includes(code)) return 'in';
  return answer.status;
}

async function ask(call: Caller, key: string, line: Line, id = 'nothing'): Promise<Answer> {
  const [method, path = ''] = key.split(' ');
  const url = path.replace(/:\w+/, id).replace('/*', '/nothing') + (line.query ? `?${line.query}` : '');
  const payload = line.payload === undefined ? {} : { payload: line.payload };
  return call(url, { method: method as 'GET', ...payload });
}

async function makeOwn(): Promise<Own> {
  const call = await garage();
  const add = () =>
    call('/api/cart/item', { method: 'POST', payload: { prodId: 'p-fa-00001', quantity: 1 } });
  const place = async (payload: unknown) =>
    (await call('/api/order', { method: 'POST', payload })).json<Order>().orderId;
  const delivery = await call('/api/delivery', { method: 'POST', payload: newAddress });
  await add();
  const order = await place({ delivery: newAddress });
  await add();
  const draft = await place({});
  await call(`/api/order/${draft}/delivery`, { method: 'PUT', payload: { delivery: newAddress } });
  const cart = (await add()).json<Cart>();
  const { daId } = delivery.json<{ daId: string }>();
  const written = { postRef: 'FA-00001', postText: '<p>Une question assez longue pour le forum.</p>' };
  const post = await call('/api/faq/post', { method: 'POST', payload: written });
  const { postId } = post.json<FaqPost>();
  return { order, draft, delivery: daId, cartItem: cart.items[0]?.itId ?? '', post: postId };
}

const withoutRequestId = (answer: Answer) => {
  const { requestId, ...error } = answer.json<ApiError>().error;
  return { status: answer.status, error };
};

describe('the access matrix', () => {
  it('has a line for every route, and none for a route that does not exist', () => {
    const lines = new Set(Object.keys(LINES));
    assert.deepEqual(
      [...registered].filter((key) => !lines.has(key)),
      [],
    );
    assert.deepEqual(
      [...lines].filter((key) => !registered.has(key)),
      [],
    );
  });

  for (const [caller, open] of Object.entries(CALLERS)) {
    it(`lets ${caller} in where it should, and nowhere else [C6.01 C6.02 C6.03 C6.04 C6.05 A6.06]`, async () => {
      await forgetThrottles(app);
      const wrong: string[] = [];
      for (const [key, line] of Object.entries(LINES)) {
        const verdict = verdictOf(await ask(await open(), key, line), line.access);
        const wanted = expected(line.access, caller);
        if (verdict !== wanted) wrong.push(`${key}: ${verdict}, not ${wanted}`);
      }
      assert.deepEqual(wrong, []);
    });
  }

  for (const [key, line] of Object.entries(LINES)) {
    const { own } = line;
    if (!own) continue;
    it(`${key}: answers the same for another account’s object as for one that does not exist`, async () => {
      const id = own(await makeOwn());
      for (const other of ['another customer', 'forum role admin']) {
        const call = await (CALLERS[other] ?? garage)();
        const foreign = withoutRequestId(await ask(call, key, line, id));
        const unknown = withoutRequestId(await ask(call, key, line, 'nothing'));
        assert.equal(foreign.status, 404);
        assert.deepEqual(foreign, unknown);
      }
      const mine = await ask(await garage(), key, line, id);
      assert.ok(mine.status < 300, mine.text);
    });
  }
});

/** One caller's failed attempts must not stop the next caller. */
async function forgetThrottles({ db }: App): Promise<void> {
  await db.deleteFrom('throttles').execute();
}
