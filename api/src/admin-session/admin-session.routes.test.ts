import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { AdminLink, AdminSession, AdminUser } from '@extranet/shared/contracts';
import { system } from '../audit/actor.ts';
import { assertRefused } from '../testing/refusals.ts';
import { signedIn, visitor, withToken } from '../testing/signed-in.ts';
import { buildTestApp } from '../testing/test-app.ts';
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

describe('GET /admin/signin', () => {
  it('exchanges a link for a session whose token opens administrators’ calls [A7.02, A2.03, A3.13]', async () => {
    const answer = await call(`/api/admin/signin${await freshQuery()}`);
    assert.equal(answer.status, 200, answer.text);
    const { token, ...session } = answer.json<AdminSession>();
    assert.equal(session.isAdmin, true);
    assert.equal(session.backOfficeUrl, 'https://backoffice.example');
    const admin = withToken(app, token);
    assert.deepEqual((await admin('/api/admin/user')).json<AdminUser>(), session);
  });

  it('works once, also when two try at the same moment', async () => {
    const query = await freshQuery();
    const answers = await Promise.all([1, 2, 3].map(() => call(`/api/admin/signin${query}`)));
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 401, 401]);
    assertRefused(await call(`/api/admin/signin${query}`), 401, 'adminLink.expired');
  });

  it('lives five minutes', async () => {
    const query = await freshQuery();
    wait(5 * 60_000 + 1);
    assertRefused(await call(`/api/admin/signin${query}`), 401, 'adminLink.expired');
  });

  it('is bound to its user, and a wrong try does not use it up', async () => {
    const query = await freshQuery();
    const other = query.replace('u-admin', 'u-garage');
    assertRefused(await call(`/api/admin/signin${other}`), 401, 'adminLink.expired');
    assert.equal((await call(`/api/admin/signin${query}`)).status, 200);
  });

  it('is refused when the administrator was suspended or is none any more', async () => {
    for (const change of [{ status: 'desactive' as const }, { is_admin: 0 }]) {
      const query = await freshQuery();
      await app.db.updateTable('users').set(change).where('id', '=', 'u-admin').execute();
      assertRefused(await call(`/api/admin/signin${query}`), 401, 'adminLink.expired');
      await app.db
        .updateTable('users')
        .set({ status: 'active', is_admin: 1 })
        .where('id', '=', 'u-admin')
        .execute();
    }
  });

  it('refuses a call without its two parameters', async () => {
    assertRefused(await call('/api/admin/signin'), 400, 'request.invalid');
  });
});

describe('GET /admin/user', () => {
  it('lets nobody pass but an administrator with an administrator’s token [A7.03, A6.03]', async () => {
    assertRefused(await call('/api/admin/user'), 401, 'auth.required');
    const customer = await signedIn(app, 'garage@demo.example');
    assertRefused(await customer('/api/admin/user'), 403, 'auth.forbidden');
    const asCustomer = await signedIn(app, 'admin@demo.example', 'customer');
    assertRefused(await asCustomer('/api/admin/user'), 403, 'auth.forbidden');
    const forged = await signedIn(app, 'garage@demo.example', 'admin');
    assertRefused(await forged('/api/admin/user'), 401, 'auth.required');
  });
});

describe('POST /backoffice/admin-links', () => {
  const mint = (payload: unknown, secret = SECRET) =>
    call('/api/backoffice/admin-links', {
      method: 'POST',
      payload,
      headers: { authorization: `Bearer ${secret}` },
    });

  it('mints a link for the main back office, by e-mail or id []', async () => {
    for (const payload of [{ email: 'admin@demo.example' }, { userId: 'u-admin' }]) {
      const { url, userId } = (await mint(payload)).json<AdminLink>();
      assert.ok(url.startsWith('https://extranet.example/?adminAuthToken='));
      assert.equal(userId, 'u-admin');
      assert.equal((await call(`/api/admin/signin${new URL(url).search}`)).status, 200);
    }
  });

  it('refuses a wrong secret, and a person who is no administrator', async () => {
    assertRefused(await mint({ email: 'admin@demo.example' }, 'wrong'), 401, 'auth.required');
    assertRefused(await mint({ email: 'garage@demo.example' }), 404, 'notFound');
    assertRefused(await mint({}), 400, 'adminLink.nobodyNamed');
  });
});
