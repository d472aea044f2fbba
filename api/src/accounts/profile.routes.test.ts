import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import type { CustomerProfile, SignedIn, SignedUp, User, UserSession } from '@extranet/shared/contracts';
import { DEMO_PASSWORD } from '../demo/load.ts';
import { outgoingMail } from '../testing/outgoing-mail.ts';
import { assertRefused } from '../testing/refusals.ts';
import { signedIn, tokenOf, visitor, withToken } from '../testing/signed-in.ts';
import { buildTestApp } from '../testing/test-app.ts';

const { app, config } = await buildTestApp({ products: 20 });
const call = visitor(app);
const NEW_PASSWORD = 'Nouveau-2027!';

const newcomer = {
  userFirstname: 'Zoé',
  userName: 'D’Arc-Lévêque',
  userEmail: 'Zoe@nouveau.example',
  userPhone: '+33 612345678',
  password: NEW_PASSWORD,
  custLoyaltyNumber: '000042',
};
const signUp = (payload: unknown) => call('/api/user/signUp', { method: 'POST', payload });

beforeEach(async () => {
  await app.db.deleteFrom('throttles').execute();
});

describe('POST /user/signUp [D6]', () => {
  it('creates an active customer with the default catalogues, signed in and welcomed by mail [C7.04 C4.04]', async () => {
    const answer = await signUp(newcomer);
    assert.equal(answer.status, 200, answer.text);
    const { status, token, message } = answer.json<SignedUp>();
    assert.deepEqual([status, message], ['active', 'Votre compte a été créé.']);
    const user = (await withToken(app, token)('/api/user')).json<User>();
    assert.deepEqual(user.catalogs, ['Faisceau', 'Kit']);
    assert.deepEqual([user.type, user.isAdmin, user.roles.faq], ['cust', false, 'reader']);
    const row = await app.db
      .selectFrom('users')
      .selectAll()
      .where('email_norm', '=', 'zoe@nouveau.example')
      .executeTakeFirstOrThrow();
    assert.equal(row.loyalty_number, '000042');
    const mail = await outgoingMail(app, config, 'Bienvenue sur l’extranet clients');
    assert.equal(mail.to, 'Zoe@nouveau.example');
    assert.ok(!mail.text.includes(NEW_PASSWORD) && mail.html.includes('Zo'));
  });

  it('sets no field that the form does not have [D6]', async () => {
    const payload = {
      ...newcomer,
      userEmail: 'malin@nouveau.example',
      userType: 'admin',
      isAdmin: true,
      is_admin: 1,
      userDiscout: 50,
      userFaqRole: 'admin',
      roles: { faq: 'admin' },
      userCatalogs: ['Attelage'],
      status: 'active',
    };
    const { token } = (await signUp(payload)).json<SignedUp>();
    const user = (await withToken(app, token)('/api/user')).json<User>();
    assert.deepEqual([user.isAdmin, user.type, user.roles.faq], [false, 'cust', 'reader']);
    assert.deepEqual(user.catalogs, ['Faisceau', 'Kit']);
    const row = await app.db
      .selectFrom('users')
      .selectAll()
      .where('id', '=', user.id)
      .executeTakeFirstOrThrow();
    assert.equal(row.discount, 0);
  });

  it('refuses an address that has an account, also when two sign up at once [C8.03]', async () => {
    assertRefused(await signUp({ ...newcomer, userEmail: 'GARAGE@demo.example' }), 409, 'signUp.emailTaken');
    const twice = { ...newcomer, userEmail: 'double@nouveau.example' };
    const answers = await Promise.all([signUp(twice), signUp(twice)]);
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409]);
  });

  it('refuses a loyalty number of seven digits, a weak password, a blank name, a false address [C5.03 C5.04]', async () => {
    assertRefused(await signUp({ ...newcomer, custLoyaltyNumber: '1234567' }), 400, 'request.invalid');
    assertRefused(await signUp({ ...newcomer, userName: '   ' }), 400, 'request.invalid');
    assertRefused(await signUp({ ...newcomer, userPhone: '06' }), 400, 'request.invalid');
    assertRefused(await signUp({ ...newcomer, password: 'motdepasse' }), 422, 'password.weak');
    assertRefused(await signUp({ ...newcomer, userEmail: 'zoe@' }), 422, 'signUp.invalidEmail');
  });

  it('waits for approval when the supplier wants to see each [D6]', async () => {
    await app.db.insertInto('settings').values({ key: 'accounts.approval', value: 'true' }).execute();
    const answer = (await signUp({ ...newcomer, userEmail: 'attente@nouveau.example' })).json<SignedUp>();
    await app.db.deleteFrom('settings').where('key', '=', 'accounts.approval').execute();
    assert.deepEqual([answer.status, answer.token], ['attente', '']);
    const payload = { email: 'attente@nouveau.example', password: NEW_PASSWORD };
    const signIn = await call('/api/user/signIn', { method: 'POST', payload });
    assertRefused(signIn, 403, 'auth.accountDisabled');
  });
});

describe('the profile', () => {
  it('is read and changed by its owner; what is not sent stays [C7.44 C7.45 C3.10]', async () => {
    const garage = await signedIn(app, 'garage@demo.example');
    const before = (await garage('/api/customer/profile')).json<CustomerProfile>();
    assert.equal(before.userCompName, 'Garage Delaunay');
    const payload = { userCity: 'Saint-Brieuc', userEmail: 'garage@demo.example', isAdmin: true };
    const after = await garage('/api/customer/profile', { method: 'PUT', payload });
    assert.deepEqual(after.json<CustomerProfile>(), { ...before, userCity: 'Saint-Brieuc' });
    assert.deepEqual((await garage('/api/customer/profile')).json<CustomerProfile>(), after.json());
    assert.equal((await garage('/api/user')).json<User>().isAdmin, false);
  });

  it('refuses an address that is none or somebody else’s [C5.11]', async () => {
    const garage = await signedIn(app, 'garage@demo.example');
    const put = (userEmail: string) =>
      garage('/api/customer/profile', { method: 'PUT', payload: { userEmail } });
    assertRefused(await put('nonsense'), 422, 'profile.invalidEmail');
    assertRefused(await put('Atelier@demo.example'), 409, 'profile.emailTaken');
    assert.equal(
      (await garage('/api/customer/profile')).json<CustomerProfile>().userEmail,
      'garage@demo.example',
    );
  });
});

describe('PUT /customer/password', () => {
  const change = (who: typeof call, currentPassword: string, password: string, passwordConfirm = password) =>
    who('/api/customer/password', { method: 'PUT', payload: { currentPassword, password, passwordConfirm } });

  it('changes it for who knows the present one, and signs the other devices out [C7.46 C5.12]', async () => {
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

  it('stops a series of guesses', async () => {
    const here = await signedIn(app, 'sansfaq@demo.example');
    for (let index = 0; index < 10; index += 1) {
      assertRefused(await change(here, 'Faux-2026!', NEW_PASSWORD), 422, 'password.wrongCurrent');
    }
    assertRefused(await change(here, DEMO_PASSWORD, NEW_PASSWORD), 429, 'throttle.tooMany');
  });
});

describe('open sessions', () => {
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
