import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import type { PasswordSet, RecoveryStarted, User } from '@extranet/shared/contracts';
import { DEMO_PASSWORD } from '../../demo/load.ts';
import { outgoingMail } from '../../testing/outgoing-mail.ts';
import { assertRefused } from '../../testing/refusals.ts';
import { signedIn, visitor, withToken } from '../../testing/signed-in.ts';
import { buildTestApp } from '../../testing/test-app.ts';
import { findUserByEmail } from '../users/users.queries.ts';
import { mailCredentialsLink } from './credential-links.ts';

const { app, config, wait } = await buildTestApp({ products: 20 });
const call = visitor(app);
const NEW_PASSWORD = 'Nouveau-2027!';
const MINUTE = 60_000;

const post = (path: string, payload: unknown) => call(`/api/user/${path}`, { method: 'POST', payload });
const start = (email: string) => post('lostPwd', { email });
const prove = (token: string, recoveryCode: string) => post('lostPwd', { token, recoveryCode });
const choose = (token: string, more: object = {}) =>
  post('updatePwd', { password: NEW_PASSWORD, confirmPassword: NEW_PASSWORD, token, ...more });
const signIn = (email: string, password: string) => post('signIn', { email, password });
const wrongOf = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

async function started(email: string) {
  const { token } = (await start(email)).json<RecoveryStarted>();
  const { text } = await outgoingMail(app, config, 'Votre code de vérification');
  const code = /^ {4}(\d{6})$/m.exec(text)?.[1];
  assert.ok(code, text);
  return { token, code };
}

beforeEach(async () => {
  await app.db.deleteFrom('throttles').execute();
});

describe('recovery [D6]', () => {
  it('mails a six-digit code; token and code together allow a new password [C7.05 C7.06 C7.08 C3.02]', async () => {
    const before = await signedIn(app, 'atelier@demo.example');
    const { token, code } = await started('Atelier@demo.example');
    const proven = await prove(token, code);
    assert.equal(proven.status, 200, proven.text);
    assert.equal(proven.json<boolean>(), true);
    const since = app.now().getTime();
    const chosen = await choose(token, { recoveryCode: code });
    assert.equal(chosen.status, 200, chosen.text);
    const { message, token: session } = chosen.json<PasswordSet>();
    assert.equal(message, 'Votre mot de passe a été modifié.');
    const user = (await withToken(app, session)('/api/user')).json<User>();
    assert.equal(user.userEmail, 'atelier@demo.example');
    const account = await findUserByEmail(app.db, 'atelier@demo.example');
    assert.ok(
      Date.parse(account?.last_connexion_at ?? '') >= since,
      'a session opened by a code is a connexion',
    );
    assert.equal((await before('/api/user')).status, 401);
    assert.equal((await signIn('atelier@demo.example', NEW_PASSWORD)).status, 200);
    assertRefused(await signIn('atelier@demo.example', DEMO_PASSWORD), 401, 'auth.badCredentials');
    assertRefused(await choose(token, { recoveryCode: code }), 422, 'recovery.closed');
    assert.match((await outgoingMail(app, config, 'Votre mot de passe a été modifié')).text, /déconnectés/);
  });

  it('allows three tries of fifty concurrent wrong codes, and then refuses the correct one too [C9.02 C4.05]', async () => {
    const { token, code } = await started('garage@demo.example');
    const answers = await Promise.all(Array.from({ length: 50 }, () => prove(token, wrongOf(code))));
    assert.ok(answers.every(({ status }) => status === 422));
    const row = await app.db
      .selectFrom('recovery_codes')
      .select('tries')
      .where('user_id', '=', 'u-garage')
      .where('closed_at', 'is', null)
      .executeTakeFirst();
    assert.equal(row?.tries, 3);
    assertRefused(await prove(token, code), 422, 'recovery.closed');
    assertRefused(await choose(token, { recoveryCode: code }), 422, 'recovery.closed');
  });

  it('says how many tries are left, and is closed after the third [C4.05]', async () => {
    const { token, code } = await started('garage@demo.example');
    for (const left of [2, 1]) {
      const refusal = assertRefused(await prove(token, wrongOf(code)), 422, 'recovery.wrongCode');
      assert.equal((refusal as unknown as { triesLeft: number }).triesLeft, left);
    }
    assertRefused(await prove(token, wrongOf(code)), 422, 'recovery.closed');
    assert.equal((await prove((await started('garage@demo.example')).token, code)).status, 422);
  });

  it('accepts the correct code after two wrong ones and again with the password: it costs no try [W3.10] [C4.05]', async () => {
    const { token, code } = await started('garage@demo.example');
    for (const _ of [1, 2]) assertRefused(await prove(token, wrongOf(code)), 422, 'recovery.wrongCode');
    assert.equal((await prove(token, code)).status, 200);
    assert.equal((await choose(token, { recoveryCode: code })).status, 200);
  });

  it('is valid for fifteen minutes, until it is abandoned or requested again [C7.07]', async () => {
    const first = await started('garage@demo.example');
    wait(15 * MINUTE + 1);
    assertRefused(await prove(first.token, first.code), 422, 'recovery.closed');
    const second = await started('garage@demo.example');
    const third = await started('garage@demo.example');
    assertRefused(await prove(second.token, second.code), 422, 'recovery.closed');
    const aborted = await post('lostPwd/abort', { token: third.token, recoveryCode: wrongOf(third.code) });
    assert.equal(aborted.status, 200, aborted.text);
    assertRefused(await prove(third.token, third.code), 422, 'recovery.closed');
  });

  it('answers 404 for an unknown or suspended account, or 200 if the setting hides them [C8.03]', async () => {
    for (const email of ['nobody@demo.example', 'inactif@demo.example']) {
      assertRefused(await start(email), 404, 'recovery.unknownAccount');
    }
    await app.db
      .insertInto('settings')
      .values({ key: 'accounts.recoveryTellsUnknown', value: 'false' })
      .execute();
    const unknown = await start('nobody@demo.example');
    const known = await start('garage@demo.example');
    await app.db.deleteFrom('settings').where('key', '=', 'accounts.recoveryTellsUnknown').execute();
    assert.equal(unknown.status, 200);
    assert.equal(unknown.json<RecoveryStarted>().message, known.json<RecoveryStarted>().message);
    assertRefused(await prove(unknown.json<RecoveryStarted>().token, '123456'), 422, 'recovery.wrongCode');
  });

  it('refuses an invalid address, and limits repeated requests [C5.02]', async () => {
    assertRefused(await start('not an address'), 422, 'recovery.invalidEmail');
    assertRefused(await post('lostPwd', {}), 400, 'request.invalid');
    for (const code of ['12345', '1234567', 'abcdef', '']) {
      assertRefused(await prove('A'.repeat(32), code), 400, 'request.invalid');
    }
    for (let index = 0; index < 5; index += 1) assert.equal((await start('garage@demo.example')).status, 200);
    assertRefused(await start('garage@demo.example'), 429, 'throttle.tooMany');
  });

  it('stores codes hashed, and sent mails do not keep them', async () => {
    const { code } = await started('garage@demo.example');
    const rows = await app.db.selectFrom('recovery_codes').selectAll().execute();
    assert.ok(
      !JSON.stringify(rows.map(({ code_hash, handle_hash }) => [code_hash, handle_hash])).includes(code),
    );
    const mails = await app.db.selectFrom('mails').select(['text', 'html', 'sent_at']).execute();
    assert.ok(mails.every(({ text, html, sent_at }) => sent_at && !text && !html));
  });

  it('refuses a weak password and one that is not repeated [C5.03 C5.12]', async () => {
    const { token, code } = await started('garage@demo.example');
    const weak = { password: 'faible', confirmPassword: 'faible', recoveryCode: code };
    assertRefused(await choose(token, weak), 422, 'password.weak');
    const other = { confirmPassword: 'Autre-2027!', recoveryCode: code };
    assertRefused(await choose(token, other), 422, 'password.mismatch');
    assert.equal((await choose(token, { recoveryCode: code })).status, 200);
  });
});

describe('the link of a credentials mail [D6]', () => {
  async function linkOf(email: string): Promise<string> {
    const user = await findUserByEmail(app.db, email);
    assert.ok(user);
    await mailCredentialsLink(app.db, user, config.publicUrl, app.now());
    const { text } = await outgoingMail(app, config, 'Votre accès à l’extranet clients');
    assert.ok(text.includes(email) && !text.includes(DEMO_PASSWORD));
    return /#credentials=([\w-]+)/.exec(text)?.[1] ?? '';
  }

  it('allows a new password once, also of two concurrent calls', async () => {
    const token = await linkOf('sansfaq@demo.example');
    const answers = await Promise.all([choose(token), choose(token)]);
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 422]);
    assertRefused(await choose(token), 422, 'credentials.expired');
    assert.equal((await signIn('sansfaq@demo.example', NEW_PASSWORD)).status, 200);
  });

  it('is valid for forty-eight hours, until another is sent', async () => {
    const first = await linkOf('lecteur@demo.example');
    const second = await linkOf('lecteur@demo.example');
    assertRefused(await choose(first), 422, 'credentials.expired');
    wait(48 * 60 * MINUTE + 1);
    assertRefused(await choose(second), 422, 'credentials.expired');
  });
});
