import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { AdminLink, AdminSession, AdminUser } from '@extranet/shared/contracts';
import { system } from '../../base/audit/actor.ts';
import { allMail } from '../../testing/outgoing-mail.ts';
import { assertRefused } from '../../testing/refusals.ts';
import { type Answer, signedIn, visitor, withToken } from '../../testing/signed-in.ts';
import { buildTestApp } from '../../testing/test-app.ts';
import { mintAdminLink } from './admin-links.ts';

const SECRET = 'a-secret-of-the-back-office';
const { app, config, wait } = await buildTestApp({
  products: 1,
  env: { BACKOFFICE_SECRET: SECRET, BACKOFFICE_ORIGIN: 'https://backoffice.example' },
});
const call = visitor(app);

async function freshQuery(): Promise<string> {
  const { url } = await mintAdminLink(
    app.db,
    'admin@demo.example',
    config.publicUrl,
    system('test'),
    app.now(),
  );
  return new URL(url).search;
}

/** Both calls: the specification's and the portal's own. */
const ways: readonly [string, (query: string, headers?: Record<string, string>) => Promise<Answer>][] = [
  ['GET', (query, headers = {}) => call(`/api/admin/signin${query}`, { headers })],
  [
    'POST',
    (query, headers = {}) => {
      const payload = Object.fromEntries(new URLSearchParams(query));
      return call('/api/admin/signin', { method: 'POST', payload, headers });
    },
  ],
];

for (const [verb, use] of ways)
  describe(`${verb} /admin/signin`, () => {
    it('exchanges a link for a session whose token is valid for administrators’ calls [A7.02, A2.03, A3.13]', async () => {
      const answer = await use(await freshQuery());
      assert.equal(answer.status, 200, answer.text);
      const { token, ...session } = answer.json<AdminSession>();
      assert.equal(session.isAdmin, true);
      assert.equal(session.backOfficeUrl, 'https://backoffice.example');
      const admin = withToken(app, token);
      assert.deepEqual((await admin('/api/admin/user')).json<AdminUser>(), session);
    });

    it('accepts a link once, also of two concurrent calls, and then says that it was used', async () => {
      const query = await freshQuery();
      const answers = await Promise.all([1, 2, 3].map(() => use(query)));
      assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 401, 401]);
      assert.match(assertRefused(await use(query), 401, 'adminLink.used').message, /déjà servi.*nouveau/);
    });

    it('accepts a link for five minutes, and then says that it has expired', async () => {
      const query = await freshQuery();
      wait(5 * 60_000 + 1);
      assert.match(assertRefused(await use(query), 401, 'adminLink.expired').message, /expiré.*nouveau/);
    });

    it('accepts a link for its user only, and a wrong attempt does not use it up', async () => {
      const query = await freshQuery();
      assertRefused(await use(query.replace('u-admin', 'u-garage')), 401, 'adminLink.unknown');
      assert.equal((await use(query)).status, 200);
    });

    it('refuses the link of a suspended or former administrator', async () => {
      for (const change of [{ status: 'desactive' as const }, { is_admin: 0 }]) {
        const query = await freshQuery();
        await app.db.updateTable('users').set(change).where('id', '=', 'u-admin').execute();
        assertRefused(await use(query), 401, 'adminLink.closed');
        await app.db
          .updateTable('users')
          .set({ status: 'active', is_admin: 1 })
          .where('id', '=', 'u-admin')
          .execute();
      }
    });

    it('accepts a valid link after ten wrong ones from the same address, where another wrong one gets 429', async () => {
      const office = { 'x-forwarded-for': '192.0.2.40' };
      const wrong = `?adminAuthToken=${'A'.repeat(32)}&userId=u-admin`;
      await app.db.deleteFrom('throttles').execute();
      for (let index = 0; index < 10; index += 1)
        assertRefused(await use(wrong, office), 401, 'adminLink.unknown');
      const refused = assertRefused(await use(wrong, office), 429, 'throttle.tooMany');
      assert.match(refused.message, /Réessayez dans 15 minutes, ou demandez un nouveau lien/);
      assert.equal((await use(await freshQuery(), office)).status, 200);
      // Successes do not count.
      assertRefused(await use(wrong, office), 429, 'throttle.tooMany');
    });

    it('refuses a call without the token or the user id', async () => {
      assertRefused(await use(''), 400, 'request.invalid');
    });
  });

describe('HEAD /admin/signin', () => {
  it('does not use up a link', async () => {
    const query = await freshQuery();
    const { statusCode } = await app.inject({ method: 'HEAD', url: `/api/admin/signin${query}` });
    assert.equal(statusCode, 404);
    assert.equal((await call(`/api/admin/signin${query}`)).status, 200);
  });

  it('nor does opening the link’s page, as mail scanners do', async () => {
    const query = await freshQuery();
    for (const method of ['HEAD', 'GET'] as const) await app.inject({ method, url: `/${query}` });
    assert.equal((await call(`/api/admin/signin${query}`)).status, 200);
  });
});

describe('GET /admin/user', () => {
  it('accepts an administrator’s token for twelve hours and no longer [W3.15]', async () => {
    const { token } = (await call(`/api/admin/signin${await freshQuery()}`)).json<AdminSession>();
    const admin = withToken(app, token);
    const HOUR = 3_600_000;
    wait(12 * HOUR - 60_000);
    assert.equal((await admin('/api/admin/user')).status, 200);
    wait(120_000);
    assertRefused(await admin('/api/admin/user'), 401, 'auth.required');
    wait(-12 * HOUR - 60_000);
  });

  it('accepts only an administrator with an administrator’s token [A7.03, A6.03]', async () => {
    assertRefused(await call('/api/admin/user'), 401, 'auth.required');
    const customer = await signedIn(app, 'garage@demo.example');
    assertRefused(await customer('/api/admin/user'), 403, 'auth.forbidden');
    const asCustomer = await signedIn(app, 'admin@demo.example', 'customer');
    assertRefused(await asCustomer('/api/admin/user'), 403, 'auth.forbidden');
    const forged = await signedIn(app, 'garage@demo.example', 'admin');
    assertRefused(await forged('/api/admin/user'), 401, 'auth.withdrawn');
  });
});

describe('POST /user/adminLink', () => {
  const ask = (email: string) => call('/api/user/adminLink', { method: 'POST', payload: { email } });

  it('mails an administrator a link that opens a session, and answers anybody else alike, without a mail [B7.07]', async () => {
    const answers = [];
    for (const email of ['garage@demo.example', 'nobody@demo.example', ' ADMIN@demo.example'])
      answers.push(await ask(email));
    assert.deepEqual(
      answers.map(({ status, text }) => [status, text]),
      Array(3).fill([200, '{"done":true}']),
    );
    const mails = (await allMail(app, config)).filter(({ subject }) => subject === 'Votre lien de connexion');
    assert.deepEqual(
      mails.map(({ to }) => to),
      ['admin@demo.example'],
    );
    const [address = ''] = /https:\S+adminAuthToken=\S+/.exec(mails[0]?.text ?? '') ?? [];
    assert.equal((await call(`/api/admin/signin${new URL(address).search}`)).status, 200);
  });

  it('mails no more than three in a quarter of an hour', async () => {
    for (const status of [200, 200, 200, 429])
      assert.equal((await ask('flooded@demo.example')).status, status);
    assertRefused(await ask('flooded@demo.example'), 429, 'throttle.tooMany');
  });
});

describe('POST /backoffice/admin-links', () => {
  const mint = (payload: unknown, secret = SECRET) =>
    call('/api/backoffice/admin-links', {
      method: 'POST',
      payload,
      headers: { authorization: `Bearer ${secret}` },
    });

  it('makes a link for the main back office, by e-mail or id', async () => {
    for (const payload of [{ email: 'admin@demo.example' }, { userId: 'u-admin' }]) {
      const { url, userId } = (await mint(payload)).json<AdminLink>();
      assert.ok(url.startsWith('https://extranet.example/?adminAuthToken='));
      assert.equal(userId, 'u-admin');
      assert.equal((await call(`/api/admin/signin${new URL(url).search}`)).status, 200);
    }
  });

  it('refuses a wrong secret, and an account that is not an administrator’s', async () => {
    assertRefused(await mint({ email: 'admin@demo.example' }, 'wrong'), 401, 'auth.required');
    assertRefused(await mint({ email: 'garage@demo.example' }), 404, 'notFound');
    assertRefused(await mint({}), 400, 'adminLink.nobodyNamed');
  });
});
