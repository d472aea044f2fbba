import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import type { FileResponse, RecoveryStarted } from '@extranet/shared/contracts';
import { DEMO_PASSWORD } from '../../demo/load.ts';
import { allMail, outgoingMail } from '../../testing/outgoing-mail.ts';
import { assertRefused } from '../../testing/refusals.ts';
import { type Answer, signedIn, visitor, withToken } from '../../testing/signed-in.ts';
import { buildTestApp } from '../../testing/test-app.ts';
import { findUserByEmail } from '../users/users.queries.ts';
import { type OpenedSession, openCustomerSession } from './customer-session.service.ts';
import { findKnownDevice } from './known-devices.queries.ts';

const { app, config, wait } = await buildTestApp({ products: 20 });
const QUARTER_MS = 15 * 60_000;
const DAY_MS = 24 * 3_600_000;
const GARAGE = 'garage@demo.example';
const ATELIER = 'atelier@demo.example';
const LOCKED = 'Tentatives de connexion à votre compte';

interface From {
  device?: string;
  address?: string;
}

const headersOf = ({ device, address = '203.0.113.7' }: From) => ({
  'x-forwarded-for': address,
  ...(device ? { 'x-device-token': device } : {}),
});
const post = (path: string, payload: unknown, from: From = {}) =>
  visitor(app)(`/api/user/${path}`, { method: 'POST', payload, headers: headersOf(from) });
const signIn = (email: string, password: string, from: From = {}) =>
  post('signIn', { email, password }, from);
const deviceOf = (answer: Answer) => String(answer.headers['x-device-token']);

/** Opens a session without the cost of a password's hash. */
async function enter(email: string, deviceToken?: string): Promise<OpenedSession> {
  const user = await findUserByEmail(app.db, email);
  assert.ok(user);
  return openCustomerSession(app.db, user.id, { device: 'Firefox sur Windows', deviceToken }, app.now());
}

/** Makes one attempt and sets the count to nine, because each attempt costs a password's hash. One more is allowed. */
async function nineWrong(email: string, from: From = {}): Promise<void> {
  assertRefused(await signIn(email, 'Faux-2026!', from), 401, 'auth.badCredentials');
  await app.db.updateTable('throttles').set({ count: 9 }).where('key', 'like', 'signIn:%').execute();
}

/** Makes wrong attempts, each from another address, and answers the last one's answer. */
async function strangersTry(email: string, wrong = 11): Promise<Answer> {
  await nineWrong(email, { address: '198.51.100.1' });
  let last: Answer | undefined;
  for (let index = 10; index <= wrong; index += 1)
    last = await signIn(email, 'Faux-2026!', { address: `198.51.100.${index}` });
  assert.ok(last);
  return last;
}

/** The mail is enqueued after the refusal was answered, so wait for it here. */
async function mailsOfLocks(expected: number): Promise<number> {
  for (let tries = 0; ; tries += 1) {
    const count = (await allMail(app, config)).filter(({ subject }) => subject === LOCKED).length;
    if (count >= expected || tries > 40) return count;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}

beforeEach(async () => {
  await app.db.deleteFrom('throttles').execute();
});

describe('a device that signed in before', () => {
  it('can sign in while strangers guess the password; unknown devices get 429', async () => {
    const answer = await signIn(GARAGE, DEMO_PASSWORD);
    assert.equal(answer.status, 200, answer.text);
    const device = deviceOf(answer);
    const refused = assertRefused(await strangersTry(GARAGE), 429, 'throttle.tooMany');
    assert.match(refused.message, /Réessayez dans 15 minutes, .*Mot de passe oublié/);
    const unknown = await signIn(GARAGE, DEMO_PASSWORD, { address: '192.0.2.1' });
    assertRefused(unknown, 429, 'throttle.tooMany');
    assert.equal((await signIn(GARAGE, DEMO_PASSWORD, { device })).status, 200);
    // The owner's success does not reset the strangers' count.
    assertRefused(await signIn(GARAGE, 'Faux-2026!', { address: '192.0.2.1' }), 429, 'throttle.tooMany');
    wait(QUARTER_MS);
    assert.equal((await signIn(GARAGE, DEMO_PASSWORD, { address: '192.0.2.1' })).status, 200);
  });

  it('can sign in after a colleague behind the same address used up the address’s attempts', async () => {
    const { deviceToken: device } = await enter(GARAGE);
    await nineWrong('colleague@demo.example');
    assertRefused(await signIn('another@demo.example', 'Faux-2026!'), 401, 'auth.badCredentials');
    const refused = assertRefused(await signIn(GARAGE, DEMO_PASSWORD), 429, 'throttle.tooMany');
    assert.match(refused.message, /depuis votre réseau/);
    assert.equal((await signIn(GARAGE, DEMO_PASSWORD, { device })).status, 200);
  });

  it('has ten attempts of its own', async () => {
    const { deviceToken: device } = await enter(GARAGE);
    await nineWrong(GARAGE, { device });
    assertRefused(await signIn(GARAGE, 'Faux-2026!', { device }), 401, 'auth.badCredentials');
    const answer = await signIn(GARAGE, DEMO_PASSWORD, { device });
    assert.match(assertRefused(answer, 429, 'throttle.tooMany').message, /sur cet appareil/);
  });

  it('is unknown to every other account', async () => {
    const { deviceToken: device } = await enter(GARAGE);
    await strangersTry(ATELIER);
    assertRefused(await signIn(ATELIER, DEMO_PASSWORD, { device }), 429, 'throttle.tooMany');
  });

  it('has a token made by the server: one made up by the caller is replaced', async () => {
    const madeUp = 'A'.repeat(32);
    const first = await signIn(GARAGE, DEMO_PASSWORD, { device: madeUp });
    const device = deviceOf(first);
    assert.match(device, /^[\w-]{32}$/);
    assert.notEqual(device, madeUp);
    assert.equal((await enter(GARAGE, device)).deviceToken, device);
    // A shared computer: it becomes known to the other account once that account signs in on it.
    assert.equal((await enter(ATELIER, device)).deviceToken, device);
    await strangersTry(ATELIER);
    assert.equal((await signIn(ATELIER, DEMO_PASSWORD, { device })).status, 200);
    const stored = JSON.stringify(await app.db.selectFrom('known_devices').selectAll().execute());
    assert.ok(!stored.includes(device));
  });

  it('is unknown again after a new password, after signing out the other devices, and after half a year', async () => {
    const isKnown = async ({ deviceToken }: OpenedSession) =>
      (await findKnownDevice(app.db, deviceToken, 'u-garage', app.now())) !== null;
    const [there, here] = [await enter(GARAGE), await enter(GARAGE)];
    const call = withToken(app, here.token);
    assert.equal((await call('/api/user/sessions/others', { method: 'DELETE' })).status, 200);
    assert.deepEqual([await isKnown(there), await isKnown(here)], [false, true]);

    const again = await enter(GARAGE);
    const payload = {
      currentPassword: DEMO_PASSWORD,
      password: DEMO_PASSWORD,
      passwordConfirm: DEMO_PASSWORD,
    };
    assert.equal((await call('/api/customer/password', { method: 'PUT', payload })).status, 200);
    assert.deepEqual([await isKnown(again), await isKnown(here)], [false, true]);

    wait(181 * DAY_MS);
    assert.equal(await isKnown(here), false);
    wait(2 * DAY_MS);
    await app.sweep();
    assert.equal((await app.db.selectFrom('known_devices').selectAll().execute()).length, 0);
  });

  it('is one of at most twenty: the oldest is forgotten', async () => {
    const first = await enter(GARAGE);
    for (let index = 0; index < 20; index += 1) {
      wait(1000);
      await enter(GARAGE);
    }
    const devices = await app.db
      .selectFrom('known_devices')
      .select('token_hash')
      .where('user_id', '=', 'u-garage')
      .execute();
    assert.equal(devices.length, 20);
    assert.equal(await findKnownDevice(app.db, first.deviceToken, 'u-garage', app.now()), null);
  });

  it('is in the export of personal data by name, and is erased with the account', async () => {
    await enter('lecteur@demo.example');
    const admin = await signedIn(app, 'admin@demo.example', 'admin');
    const file = (await admin('/api/admin/customer/u-lecteur/export')).json<FileResponse>();
    const held = JSON.parse(Buffer.from(file.contents, 'base64').toString());
    assert.equal(held.knownDevices.length, 1);
    const payload = { confirm: 'lecteur@demo.example' };
    await admin('/api/admin/customer/u-lecteur/erasure', { method: 'POST', payload });
    const rows = await app.db.selectFrom('known_devices').select('user_id').execute();
    assert.ok(rows.every(({ user_id }) => user_id !== 'u-lecteur'));
  });
});

describe('the owner of an account whose password strangers guess', () => {
  it('gets a mail at most once a day; for an unknown address there is none', async () => {
    wait(DAY_MS);
    const before = await mailsOfLocks(0);
    await strangersTry(ATELIER, 14);
    assert.equal(await mailsOfLocks(before + 1), before + 1);
    const mail = await outgoingMail(app, config, LOCKED);
    assert.equal(mail.to, ATELIER);
    assert.match(mail.text, /Personne n’y est entré[\s\S]*15 minutes[\s\S]*déjà\s+connecté/);
    wait(QUARTER_MS);
    assertRefused(await strangersTry(ATELIER), 429, 'throttle.tooMany');
    await strangersTry('nobody@demo.example');
    assert.equal(await mailsOfLocks(before + 2), before + 1);
    wait(DAY_MS);
    await strangersTry(ATELIER);
    assert.equal(await mailsOfLocks(before + 2), before + 2);
  });
});

describe('recovery on a device that signed in before', () => {
  const start = (from: From = {}) => post('lostPwd', { email: GARAGE }, from);
  const strangersAsk = async (times: number) => {
    for (let index = 0; index < times; index += 1) await start({ address: `198.51.100.${index}` });
  };
  const codeInMail = async () =>
    /^ {4}(\d{6})$/m.exec((await outgoingMail(app, config, 'Votre code de vérification')).text)?.[1] ?? '';

  it('works when strangers have used up their requests, and has five of its own', async () => {
    const { deviceToken: device } = await enter(GARAGE);
    await strangersAsk(5);
    const refused = assertRefused(await start(), 429, 'throttle.tooMany');
    assert.match(refused.message, /Réessayez dans 15 minutes, .*appareil où vous vous êtes déjà connecté/);
    for (let index = 0; index < 5; index += 1) assert.equal((await start({ device })).status, 200);
    assertRefused(await start({ device }), 429, 'throttle.tooMany');
  });

  it('keeps its code valid when a stranger requests one after it', async () => {
    const { deviceToken: device } = await enter(GARAGE);
    const { token } = (await start({ device })).json<RecoveryStarted>();
    const recoveryCode = await codeInMail();
    await strangersAsk(2);
    const choice = { password: 'Nouveau-2027!', confirmPassword: 'Nouveau-2027!', token, recoveryCode };
    const chosen = await post('updatePwd', choice, { device });
    assert.equal(chosen.status, 200, chosen.text);
    const open = await app.db
      .selectFrom('recovery_codes')
      .select('handle_hash')
      .where('closed_at', 'is', null)
      .execute();
    assert.deepEqual(open, [], 'a new password closes whatever strangers have open');
    // The device on which the password was chosen is known at once.
    await strangersTry(GARAGE);
    assert.equal((await signIn(GARAGE, 'Nouveau-2027!', { device: deviceOf(chosen) })).status, 200);
  });
});

describe('a valid link for a new password', () => {
  it('is accepted after ten wrong ones from the same address', async () => {
    const { deviceToken: device } = await enter(ATELIER);
    const choice = { password: 'Nouveau-2027!', confirmPassword: 'Nouveau-2027!' };
    for (let index = 0; index < 12; index += 1) await post('updatePwd', { ...choice, token: 'A'.repeat(32) });
    assertRefused(await post('updatePwd', { ...choice, token: 'A'.repeat(32) }), 429, 'throttle.tooMany');
    const { token } = (await post('lostPwd', { email: ATELIER }, { device })).json<RecoveryStarted>();
    const { text } = await outgoingMail(app, config, 'Votre code de vérification');
    const recoveryCode = /^ {4}(\d{6})$/m.exec(text)?.[1] ?? '';
    assert.equal((await post('updatePwd', { ...choice, token, recoveryCode })).status, 200);
  });
});
