import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { SignedIn, User } from '@extranet/shared/contracts';
import { DEMO_PASSWORD } from '../../demo/load.ts';
import { assertRefused } from '../../testing/refusals.ts';
import { signedIn, tokenOf, visitor, withToken } from '../../testing/signed-in.ts';
import { buildTestApp } from '../../testing/test-app.ts';

const { app, wait } = await buildTestApp({ products: 20 });
const MINUTES = 60_000;

function signIn(email: string, password = DEMO_PASSWORD, address = '203.0.113.1') {
  const headers = { 'x-forwarded-for': address };
  return visitor(app)('/api/user/signIn', { method: 'POST', payload: { email, password }, headers });
}

describe('POST /user/signIn', () => {
  it('answers status, a token that works and the user’s data [C7.03]', async () => {
    const answer = await signIn('Garage@Demo.example ');
    assert.equal(answer.status, 200, answer.text);
    const { token, ...user } = answer.json<SignedIn>();
    assert.equal(user.status, 'active');
    const again = await withToken(app, token)('/api/user');
    assert.deepEqual(again.json<User>(), user);
  });

  it('answers an unknown account like a wrong password [D6]', async () => {
    const wrong = assertRefused(await signIn('garage@demo.example', 'nope'), 401, 'auth.badCredentials');
    const unknown = assertRefused(await signIn('nobody@demo.example', 'nope'), 401, 'auth.badCredentials');
    assert.equal(wrong.message, unknown.message);
  });

  it('says that an account is suspended only to a caller with its password [D6]', async () => {
    assertRefused(await signIn('inactif@demo.example'), 403, 'auth.accountDisabled');
    assertRefused(await signIn('inactif@demo.example', 'nope'), 401, 'auth.badCredentials');
  });

  it('never accepts a password for an administrator, who signs in by a link only', async () => {
    const { password_hash } = await app.db
      .selectFrom('users')
      .select('password_hash')
      .where('id', '=', 'u-garage')
      .executeTakeFirstOrThrow();
    await app.db.updateTable('users').set({ password_hash }).where('id', '=', 'u-admin').execute();
    assertRefused(await signIn('admin@demo.example'), 401, 'auth.badCredentials');
    const payload = { email: 'admin@demo.example' };
    const recovery = await visitor(app)('/api/user/lostPwd', { method: 'POST', payload });
    assertRefused(recovery, 404, 'recovery.unknownAccount');
  });

  it('refuses a body without a password, naming the field, and a body that is not JSON', async () => {
    const answer = await visitor(app)('/api/user/signIn', { method: 'POST', payload: { email: 'a@b.fr' } });
    const { fields } = assertRefused(answer, 400, 'request.invalid');
    assert.deepEqual(
      fields?.map(({ field, code }) => [field, code]),
      [['password', 'required']],
    );
    const broken = await app.inject({
      method: 'POST',
      url: '/api/user/signIn',
      headers: { 'content-type': 'application/json' },
      payload: '{',
    });
    assert.equal(broken.statusCode, 400);
  });

  it('refuses an account after ten wrong passwords in fifteen minutes, also in parallel [D6]', async () => {
    const tries = Array.from({ length: 14 }, (_, index) =>
      signIn('atelier@demo.example', 'nope', `198.51.100.${index}`),
    );
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    assert.equal(statuses.filter((status) => status === 401).length, 10);
    assert.equal(statuses.filter((status) => status === 429).length, 4);
    const right = await signIn('atelier@demo.example', DEMO_PASSWORD, '198.51.100.99');
    assertRefused(right, 429, 'throttle.tooMany');
    assert.ok(Number(right.headers['retry-after']) > 0);
    wait(15 * MINUTES);
    assert.equal((await signIn('atelier@demo.example', DEMO_PASSWORD, '198.51.100.99')).status, 200);
  });

  it('refuses an address after ten wrong passwords for any accounts; successes do not count [D6]', async () => {
    const address = '192.0.2.7';
    assert.equal((await signIn('garage@demo.example', DEMO_PASSWORD, address)).status, 200);
    for (let index = 0; index < 10; index += 1) {
      assert.equal((await signIn(`x${index}@demo.example`, 'nope', address)).status, 401);
    }
    assertRefused(await signIn('garage@demo.example', DEMO_PASSWORD, address), 429, 'throttle.tooMany');
    assert.equal((await signIn('garage@demo.example', DEMO_PASSWORD, '192.0.2.8')).status, 200);
  });
});

describe('GET /user', () => {
  it('answers the caller’s data as a flat object [C7.02 C3.01]', async () => {
    const call = await signedIn(app, 'lecteur@demo.example');
    assert.deepEqual((await call('/api/user')).json<User>(), {
      status: 'active',
      id: 'u-lecteur',
      type: 'cust',
      isAdmin: false,
      catalogs: ['Faisceau'],
      orderEnabled: '0',
      roles: { faq: 'reader' },
      userFirstname: 'Hugo',
      userName: 'Lambert',
      userCompName: 'Lambert Automobiles',
      userEmail: 'lecteur@demo.example',
      isSignedIn: true,
    });
  });

  it('refuses a missing, a malformed, an unknown and an expired token', async () => {
    assertRefused(await visitor(app)('/api/user'), 401, 'auth.required');
    for (const token of ['x', '../../etc', 'A'.repeat(32), 'A'.repeat(5000)]) {
      assertRefused(await withToken(app, token)('/api/user'), 401, 'auth.required');
    }
    const call = await signedIn(app, 'sansfaq@demo.example');
    wait(31 * 24 * 60 * MINUTES);
    assertRefused(await call('/api/user'), 401, 'auth.required');
  });

  it('refuses an administrator’s token [D6]', async () => {
    const admin = await signedIn(app, 'admin@demo.example', 'admin');
    assertRefused(await admin('/api/user'), 403, 'auth.forbidden');
  });

  it('signs a suspended account out at once [C4.01 D6]', async () => {
    const call = await signedIn(app, 'moderateur@demo.example');
    assert.equal((await call('/api/user')).status, 200);
    await app.db.updateTable('users').set({ status: 'desactive' }).where('id', '=', 'u-moderateur').execute();
    assertRefused(await call('/api/user'), 401, 'auth.withdrawn');
  });
});

describe('POST /user/signOut', () => {
  it('revokes the token, but no other of the same account [C7.09 D6]', async () => {
    const token = await tokenOf(app, 'garage@demo.example');
    const other = await signedIn(app, 'garage@demo.example');
    const call = withToken(app, token);
    assert.equal((await call('/api/user/signOut', { method: 'POST' })).status, 200);
    assert.equal((await call('/api/user')).status, 401);
    assert.equal((await other('/api/user')).status, 200);
  });

  it('revokes an administrator’s token as well: it opens the back office no more [A6.03]', async () => {
    const admin = withToken(app, await tokenOf(app, 'admin@demo.example', 'admin'));
    assert.equal((await admin('/api/admin/user')).status, 200);
    assert.equal((await admin('/api/user/signOut', { method: 'POST' })).status, 200);
    assertRefused(await admin('/api/admin/user'), 401, 'auth.required');
  });

  it('keeps tokens hashed in the database [D6]', async () => {
    const token = await tokenOf(app, 'garage@demo.example');
    const rows = await app.db.selectFrom('sessions').selectAll().execute();
    assert.ok(rows.length > 0);
    assert.ok(!JSON.stringify(rows).includes(token));
  });
});
