import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import type { DeliveryInformationAsked } from '@extranet/shared/contracts';
import type { RouteOptions } from 'fastify';
import { newAddress } from '../../testing/addresses.ts';
import { allMail } from '../../testing/outgoing-mail.ts';
import { assertRefused } from '../../testing/refusals.ts';
import { type Answer, type Caller, signedIn } from '../../testing/signed-in.ts';
import { buildTestApp } from '../../testing/test-app.ts';
import { type AccountLimit, accountLimits } from './account-limits.ts';
import { countedHere } from './counted-here.ts';
import { reservedAttempts } from './reserved-attempts.ts';
import { countAttempts } from './throttle.queries.ts';

const routes: RouteOptions[] = [];
const { app, config, wait } = await buildTestApp({
  products: 300,
  onRoute: (route) => routes.push(route),
});
await app.ready();
const garage = await signedIn(app, 'garage@demo.example');
const atelier = await signedIn(app, 'atelier@demo.example');
const HOUR_MS = 60 * 60_000;

beforeEach(async () => {
  await app.db.deleteFrom('throttles').execute();
});

const writes = (method: RouteOptions['method']) =>
  [method].flat().some((verb) => !['GET', 'HEAD', 'OPTIONS'].includes(verb));
const isCustomers = ({ schema }: RouteOptions) =>
  JSON.stringify((schema as { security?: unknown } | undefined)?.security ?? []).includes('customer');
/** Needs no limit: it ends its own session, so a second call is refused. */
const ENDS_SESSION = ['POST /api/user/signOut'];

describe('the limits of an account', () => {
  it('are set on every route by which a customer writes', () => {
    const customers = routes.filter((route) => writes(route.method) && isCustomers(route));
    assert.ok(customers.length > 15, `${customers.length} routes`);
    const unlimited = customers
      .filter(({ config: own }) => own?.limit === undefined)
      .map(({ method, url }) => `${String(method)} ${url}`);
    assert.deepEqual(unlimited, ENDS_SESSION);
  });

  it('are each used by a route', () => {
    const named = new Set(routes.flatMap(({ config: own }) => own?.limit ?? []));
    assert.deepEqual([...named].sort(), Object.keys(accountLimits).sort());
  });

  const post = (call: Caller, url: string, payload: unknown) => call(url, { method: 'POST', payload });
  const postRef = 'FA-00001';
  const attempts: readonly [AccountLimit, RegExp, (call: Caller, index: number) => Promise<Answer>][] = [
    [
      'forumPosts',
      /^Vous avez envoyé beaucoup de contributions en peu de temps\. Réessayez dans une heure\.$/,
      (call, index) =>
        post(call, '/api/faq/post', { postRef, postText: `<p>Une question assez longue, la ${index}e.</p>` }),
    ],
    [
      'deliveryRequests',
      /beaucoup de demandes de délai en peu de temps\. Réessayez dans une heure, ou appelez-nous\.$/,
      (call, index) =>
        post(call, '/api/product/delivryInformationRequest', {
          prodId: `p-fa-${String(index + 1).padStart(5, '0')}`,
        }),
    ],
    [
      'addresses',
      /beaucoup d’adresses en peu de temps\. Réessayez dans une heure\.$/,
      (call) => post(call, '/api/delivery', newAddress),
    ],
    [
      'profileChanges',
      /de nombreuses fois en peu de temps\. Réessayez dans une heure\.$/,
      (call) => call('/api/customer/profile', { method: 'PUT', payload: { userCity: 'Nantes' } }),
    ],
  ];

  for (const [name, sentence, attempt] of attempts)
    it(`${name}: the calls of the table are answered, then 429 says when to retry, until the window is over`, async () => {
      const { attempts: most } = accountLimits[name];
      for (let index = 0; index < most; index += 1) {
        const { status, text } = await attempt(garage, index);
        assert.ok(status === 200 || status === 404, text);
      }
      const answer = await attempt(garage, most);
      assert.match(assertRefused(answer, 429, 'throttle.tooMany').message, sentence);
      assert.ok(Number(answer.headers['retry-after']) > 0);
      assert.equal((await attempt(atelier, 0)).status, 200, 'another account is not concerned');
      wait(HOUR_MS + 1);
      assert.equal((await attempt(garage, 0)).status, 200);
    });

  it('do not count a call that the schema refuses', async () => {
    for (let index = 0; index < 130; index += 1)
      assert.equal((await post(garage, '/api/delivery', { daName: 7 })).status, 422);
    assert.equal((await post(garage, '/api/delivery', newAddress)).status, 200);
  });

  it('are shared by all processes, also when each reserves attempts in advance', async () => {
    const limit = { attempts: 40, windowMs: HOUR_MS };
    const processes = [reservedAttempts(), reservedAttempts()];
    const outcomes = await Promise.allSettled(
      Array.from({ length: 100 }, (_, index) =>
        processes[index % 2]?.takeOne(app.db, 'shared', limit, 10, app.now()),
      ),
    );
    assert.equal(outcomes.filter(({ status }) => status === 'fulfilled').length, 40);
    wait(HOUR_MS + 1);
    await processes[0]?.takeOne(app.db, 'shared', limit, 10, app.now());
  });

  it('are given back by a process that ends, those that it reserved and nobody used', async () => {
    const limit = { attempts: 40, windowMs: HOUR_MS };
    for (let restarts = 0; restarts < 31; restarts += 1) {
      const { takeOne, giveBack } = reservedAttempts();
      await takeOne(app.db, 'restarted', limit, 10, app.now());
      await giveBack(app.db);
    }
    const counted = await countAttempts(app.db, 'restarted', HOUR_MS, app.now(), 0);
    assert.equal(counted.count, 31);
  });

  it('of what only reads are counted without a write, each account its own, until the window is over', () => {
    const count = countedHere();
    const limit = { attempts: 3, windowMs: HOUR_MS };
    const at = (minutes: number) => new Date(Date.UTC(2026, 10, 23, 8, minutes));
    for (let call = 0; call < 3; call += 1) count('one', limit, at(call));
    assert.throws(() => count('one', limit, at(3)), { statusCode: 429 });
    count('other', limit, at(3));
    assert.throws(() => count('one', limit, at(59)), { statusCode: 429 });
    count('one', limit, at(60));
  });

  it('allow a workshop a hundred orders in a quarter of an hour', async () => {
    for (let index = 0; index < 100; index += 1) {
      const added = await post(garage, '/api/cart/item', { prodId: 'p-fa-00001', quantity: 1 });
      assert.equal(added.status, 200, added.text);
      const placed = await post(garage, '/api/order', { delivery: { daId: 'd-garage-1' } });
      assert.equal(placed.status, 200, placed.text);
    }
  });
});

describe('a delivery request', () => {
  const ask = async (call: Caller, prodId: string) => {
    const answer = await call('/api/product/delivryInformationRequest', {
      method: 'POST',
      payload: { prodId },
    });
    assert.equal(answer.status, 200, answer.text);
    return answer.json<DeliveryInformationAsked>();
  };
  const mailsAbout = async (ref: string) =>
    (await allMail(app, config)).filter(({ text }) => text.includes(ref)).length;

  it('sends one mail for a product and day, however often it is repeated at once, and says so [C7.22]', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => ask(atelier, 'p-fa-00040')));
    assert.equal(answers.filter(({ alreadyAsked }) => !alreadyAsked).length, 1);
    assert.ok(answers.every(({ done }) => done));
    assert.equal(await mailsAbout('FA-00040'), 1);
  });

  it('that was answered can be sent again, on the same day too; one that waits cannot [C7.22]', async () => {
    await ask(atelier, 'p-fa-00041');
    wait(24 * HOUR_MS);
    assert.equal((await ask(atelier, 'p-fa-00041')).alreadyAsked, true);
    const at = app.now().toISOString();
    await app.db.updateTable('delivery_requests').set({ handled_at: at }).execute();
    assert.equal((await ask(atelier, 'p-fa-00041')).alreadyAsked, false);
    assert.equal((await ask(atelier, 'p-fa-00041')).alreadyAsked, true);
    assert.equal(await mailsAbout('FA-00041'), 2);
  });
});
