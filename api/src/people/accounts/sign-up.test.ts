import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import type { SignedUp, User } from '@extranet/shared/contracts';
import { DEMO_PASSWORD } from '../../demo/load.ts';
import { mailedToken, subjectsTo } from '../../testing/mailed-link.ts';
import { outgoingMail } from '../../testing/outgoing-mail.ts';
import { assertRefused } from '../../testing/refusals.ts';
import { visitor, withToken } from '../../testing/signed-in.ts';
import { buildTestApp } from '../../testing/test-app.ts';
import { findUserByEmail } from '../users/users.queries.ts';

const { app, config, wait } = await buildTestApp({ products: 20 });
const call = visitor(app);
const PASSWORD = 'Nouveau-2027!';
const CONFIRM = 'Confirmez la création de votre compte';
const DAY = 86_400_000;

const newcomer = {
  userFirstname: 'Zoé',
  userName: 'D’Arc-Lévêque',
  userEmail: 'Zoe@nouveau.example',
  userPhone: '+33 612345678',
  password: PASSWORD,
  custLoyaltyNumber: '000042',
};
const signUp = (payload: unknown) => call('/api/user/signUp', { method: 'POST', payload });
const confirm = (token: string) => call('/api/user/signUp/confirm', { method: 'POST', payload: { token } });
const signIn = (email: string, password: string) =>
  call('/api/user/signIn', { method: 'POST', payload: { email, password } });

async function confirmed(payload: { userEmail: string }): Promise<SignedUp> {
  assert.equal((await signUp(payload)).status, 200);
  const answer = await confirm(await mailedToken(app, config, CONFIRM, payload.userEmail));
  assert.equal(answer.status, 200, answer.text);
  return answer.json<SignedUp>();
}

beforeEach(async () => {
  await app.db.deleteFrom('throttles').execute();
});

describe('POST /user/signUp [D6 D10]', () => {
  it('creates an active customer with the default catalogues when the mailed link is opened, signed in and welcomed by mail [C7.04 C4.04]', async () => {
    const asked = await signUp(newcomer);
    assert.equal(asked.status, 200, asked.text);
    assert.equal(await findUserByEmail(app.db, newcomer.userEmail), null);
    const { status, token, message } = await confirmed(newcomer);
    assert.deepEqual([status, message], ['active', 'Votre compte a été créé.']);
    const user = (await withToken(app, token)('/api/user')).json<User>();
    assert.deepEqual(user.catalogs, ['Faisceau', 'Kit']);
    assert.deepEqual([user.type, user.isAdmin, user.roles.faq], ['cust', false, 'reader']);
    const row = await findUserByEmail(app.db, 'zoe@nouveau.example');
    assert.equal(row?.loyalty_number, '000042');
    const mail = await outgoingMail(app, config, 'Bienvenue sur l’extranet clients');
    assert.equal(mail.to, 'Zoe@nouveau.example');
    assert.ok(!mail.text.includes(PASSWORD) && mail.html.includes('Zo'));
    assert.equal((await signIn('zoe@nouveau.example', PASSWORD)).status, 200);
  });

  it('answers a known address like an unknown one: only its mailbox learns that, and nothing changes [C8.03]', async () => {
    const answers = [];
    for (const userEmail of ['garage@demo.example', 'inactif@demo.example', 'personne@nouveau.example']) {
      const { status, text } = await signUp({ ...newcomer, userEmail });
      answers.push([status, text.replaceAll(userEmail, '…')]);
    }
    assert.deepEqual(answers[0], answers[2]);
    assert.deepEqual(answers[1], answers[2]);
    assert.deepEqual(await subjectsTo(app, config, 'garage@demo.example'), ['Vous avez déjà un compte']);
    assert.deepEqual(await subjectsTo(app, config, 'personne@nouveau.example'), [CONFIRM]);
    assert.equal((await signIn('garage@demo.example', DEMO_PASSWORD)).status, 200);
    assertRefused(await signIn('personne@nouveau.example', PASSWORD), 401, 'auth.badCredentials');
  });

  it('sets no field that the form does not have [D6]', async () => {
    const { token } = await confirmed({
      ...newcomer,
      userEmail: 'malin@nouveau.example',
      ...{ userType: 'admin', isAdmin: true, is_admin: 1, userDiscout: 50, userFaqRole: 'admin' },
      ...{ roles: { faq: 'admin' }, userCatalogs: ['Attelage'], status: 'active' },
    });
    const user = (await withToken(app, token)('/api/user')).json<User>();
    assert.deepEqual([user.isAdmin, user.type, user.roles.faq], [false, 'cust', 'reader']);
    assert.deepEqual(user.catalogs, ['Faisceau', 'Kit']);
    assert.equal((await findUserByEmail(app.db, 'malin@nouveau.example'))?.discount, 0);
  });

  it('refuses a loyalty number of seven digits, a weak password, a blank name and an invalid address [C5.03 C5.04]', async () => {
    assertRefused(await signUp({ ...newcomer, custLoyaltyNumber: '1234567' }), 400, 'request.invalid');
    assertRefused(await signUp({ ...newcomer, userName: '   ' }), 400, 'request.invalid');
    assertRefused(await signUp({ ...newcomer, userPhone: '06' }), 400, 'request.invalid');
    assertRefused(await signUp({ ...newcomer, userPhone: '+33 1234' }), 422, 'signUp.invalidPhone');
    assertRefused(await signUp({ ...newcomer, password: 'motdepasse' }), 422, 'password.weak');
    assertRefused(await signUp({ ...newcomer, userEmail: 'zoe@' }), 422, 'signUp.invalidEmail');
  });

  it('creates an account that awaits approval when the supplier’s setting requires it [D6]', async () => {
    await app.db.insertInto('settings').values({ key: 'accounts.approval', value: 'true' }).execute();
    const userEmail = 'attente@nouveau.example';
    const { status, token, message } = await confirmed({ ...newcomer, userEmail });
    await app.db.deleteFrom('settings').where('key', '=', 'accounts.approval').execute();
    assert.deepEqual([status, token, message], ['attente', '', 'Votre demande de compte a été envoyée.']);
    assertRefused(await signIn(userEmail, PASSWORD), 403, 'auth.accountPending');
  });
});

describe('the link of a sign-up', () => {
  it('creates one account, however often it is opened and however many mails there are', async () => {
    const twice = { ...newcomer, userEmail: 'double@nouveau.example' };
    await signUp(twice);
    const first = await mailedToken(app, config, CONFIRM, twice.userEmail);
    await signUp(twice);
    const second = await mailedToken(app, config, CONFIRM, twice.userEmail);
    const answers = await Promise.all([confirm(first), confirm(first), confirm(second)]);
    assert.equal(
      answers.filter(({ status }) => status === 200).length,
      1,
      answers.map(({ text }) => text).join(),
    );
    for (const { status } of answers) assert.ok([200, 409, 422].includes(status));
    assertRefused(await confirm(first), 422, 'signUp.linkExpired');
  });

  it('says that the address got an account meanwhile [C8.03]', async () => {
    await signUp({ ...newcomer, userEmail: 'entretemps@nouveau.example' });
    await app.db
      .updateTable('users')
      .set({ email: 'entretemps@nouveau.example', email_norm: 'entretemps@nouveau.example' })
      .where('id', '=', 'u-sansfaq')
      .execute();
    const token = await mailedToken(app, config, CONFIRM, 'entretemps@nouveau.example');
    assertRefused(await confirm(token), 409, 'signUp.emailTaken');
  });

  it('is valid for forty-eight hours', async () => {
    await signUp({ ...newcomer, userEmail: 'tard@nouveau.example' });
    const token = await mailedToken(app, config, CONFIRM, 'tard@nouveau.example');
    wait(2 * DAY + 1);
    assertRefused(await confirm(token), 422, 'signUp.linkExpired');
  });

  it('is stored hashed only, and the sent mail does not keep it', async () => {
    await signUp({ ...newcomer, userEmail: 'secret@nouveau.example' });
    const token = await mailedToken(app, config, CONFIRM, 'secret@nouveau.example');
    const rows = [
      await app.db.selectFrom('sign_ups').selectAll().execute(),
      await app.db.selectFrom('mails').selectAll().execute(),
    ];
    assert.ok(!JSON.stringify(rows).includes(token) && !JSON.stringify(rows).includes(PASSWORD));
  });
});
