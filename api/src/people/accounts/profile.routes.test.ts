import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import type { CustomerProfile, SignedIn, User, UserSession } from '@extranet/shared/contracts';
import { DEMO_PASSWORD } from '../../demo/load.ts';
import { assertRefused } from '../../testing/refusals.ts';
import { signedIn, tokenOf, visitor, withToken } from '../../testing/signed-in.ts';
import { buildTestApp } from '../../testing/test-app.ts';

const { app, wait } = await buildTestApp({ products: 20 });
const call = visitor(app);
const NEW_PASSWORD = 'Nouveau-2027!';

beforeEach(async () => {
  await app.db.deleteFrom('throttles').execute();
});

describe('the profile', () => {
  it('is read and changed by its owner; fields that are not sent stay unchanged [C7.44 C7.45 C3.10]', async () => {
    const garage = await signedIn(app, 'garage@demo.example');
    const before = (await garage('/api/customer/profile')).json<CustomerProfile>();
    assert.equal(before.userCompName, 'Garage Delaunay');
    const payload = { userCity: 'Saint-Brieuc', userEmail: 'garage@demo.example', isAdmin: true };
    const after = await garage('/api/customer/profile', { method: 'PUT', payload });
    assert.deepEqual(after.json<CustomerProfile>(), { ...before, userCity: 'Saint-Brieuc' });
    assert.deepEqual((await garage('/api/customer/profile')).json<CustomerProfile>(), after.json());
    assert.equal((await garage('/api/user')).json<User>().isAdmin, false);
  });

  it('refuses a number that cannot be one, but not a foreign one, none at all, or what was stored before [C5.11]', async () => {
    const garage = await signedIn(app, 'garage@demo.example');
    const put = (payload: object) => garage('/api/customer/profile', { method: 'PUT', payload });
    assertRefused(await put({ userPhone: '+33 1234' }), 422, 'profile.invalidPhone');
    for (const userPhone of ['+32 470123456', '']) assert.equal((await put({ userPhone })).status, 200);
    await app.db.updateTable('users').set({ phone: '+33 1234' }).where('id', '=', 'u-garage').execute();
    assert.equal((await put({ userPhone: '+33 1234', userCity: 'Brest' })).status, 200);
  });

  it('refuses an invalid address [C5.11]', async () => {
    const garage = await signedIn(app, 'garage@demo.example');
    const payload = { userEmail: 'nonsense' };
    assertRefused(
      await garage('/api/customer/profile', { method: 'PUT', payload }),
      422,
      'profile.invalidEmail',
    );
    assert.equal(
      (await garage('/api/customer/profile')).json<CustomerProfile>().userEmail,
      'garage@demo.example',
    );
  });
});

describe('PUT /customer/password', () => {
  const change = (who: typeof call, currentPassword: string, password: string, passwordConfirm = password) =>
    who('/api/customer/password', { method: 'PUT', payload: { currentPassword, password, passwordConfirm } });

  it('requires the current password, and signs out the other devices [C7.46 C5.12]', async () => {
    const here = await signedIn(app, 'moderateur@demo.example');
    const there = await signedIn(app, 'moderateur@demo.example');
    assertRefused(await change(here, 'Faux-2026!', NEW_PASSWORD), 422, 'password.wrongCurrent');
    assertRefused(await change(here, DEMO_PASSWORD, 'faible'), 422, 'password.weak');
    assertRefused(await change(here, DEMO_PASSWORD, NEW_PASSWORD, 'Autre-2027!'), 422, 'password.mismatch');
    const changed = await change(here, DEMO_PASSWORD, NEW_PASSWORD);
    assert.equal(changed.json<{ message: string }>().message, 'Le mot de passe a été mis à jour');
    assert.equal((await here('/api/user')).status, 200);
    assert.equal((await there('/api/user')).status, 401);
  });

  it('limits wrong guesses', async () => {
    const here = await signedIn(app, 'sansfaq@demo.example');
    for (let index = 0; index < 10; index += 1) {
      assertRefused(await change(here, 'Faux-2026!', NEW_PASSWORD), 422, 'password.wrongCurrent');
    }
    const { message } = assertRefused(
      await change(here, DEMO_PASSWORD, NEW_PASSWORD),
      429,
      'throttle.tooMany',
    );
    assert.match(message, /«\u00a0Mot de passe oublié\u00a0»\.$/);
  });

  it('lets the owner change it while a stolen session guesses it', async () => {
    const thief = await signedIn(app, 'sansfaq@demo.example');
    for (let index = 0; index < 11; index += 1) await change(thief, 'Faux-2026!', NEW_PASSWORD);
    const owner = await signedIn(app, 'sansfaq@demo.example');
    assert.equal((await change(owner, DEMO_PASSWORD, NEW_PASSWORD)).status, 200);
  });
});

describe('open sessions', () => {
  it('show when they were last used, to within a few minutes', async () => {
    const here = await signedIn(app, 'lecteur@demo.example');
    const lastSeen = async () => {
      const [session] = await app.db
        .selectFrom('sessions')
        .select('last_seen_at')
        .where('user_id', '=', 'u-lecteur')
        .execute();
      return session?.last_seen_at;
    };
    const opened = await lastSeen();
    await here('/api/user');
    assert.equal(await lastSeen(), opened);
    wait(6 * 60_000);
    await here('/api/user');
    // The request does not wait for this write, so wait for it here.
    for (let looks = 0; looks < 200 && (await lastSeen()) === opened; looks += 1) await setImmediate();
    assert.notEqual(await lastSeen(), opened);
  });

  it('are listed with their devices, and the others can be signed out', async () => {
    const agent = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
    const payload = { email: 'atelier@demo.example', password: DEMO_PASSWORD };
    const signIn = await call('/api/user/signIn', {
      method: 'POST',
      payload,
      headers: { 'user-agent': agent },
    });
    const here = withToken(app, signIn.json<SignedIn>().token);
    const other = await tokenOf(app, 'atelier@demo.example');
    const stranger = await signedIn(app, 'garage@demo.example');
    const sessions = (await here('/api/user/sessions')).json<UserSession[]>();
    assert.equal(sessions.length, 2);
    const current = sessions.find((session) => session.current);
    assert.equal(current?.device, 'Firefox sur Windows');
    assert.ok(!JSON.stringify(sessions).includes(other));
    const closed = await here('/api/user/sessions/others', { method: 'DELETE' });
    assert.deepEqual(closed.json(), { closed: 1 });
    assert.equal((await withToken(app, other)('/api/user')).status, 401);
    assert.equal((await here('/api/user')).status, 200);
    assert.equal((await stranger('/api/user')).status, 200);
  });
});
