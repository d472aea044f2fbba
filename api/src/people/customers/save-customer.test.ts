import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type {
  AdminCustomer,
  AdminCustomerRow,
  AuditLine,
  GeneratedPassword,
} from '@extranet/shared/contracts';
import { generatePassword } from '../../base/secrets/generated-password.ts';
import { mailedToken } from '../../testing/mailed-link.ts';
import { allMail } from '../../testing/outgoing-mail.ts';
import { assertRefused } from '../../testing/refusals.ts';
import { signedIn, visitor } from '../../testing/signed-in.ts';
import { buildTestApp } from '../../testing/test-app.ts';

const { app, config } = await buildTestApp({ products: 20 });
const admin = await signedIn(app, 'admin@demo.example', 'admin');
const post = (payload: object) => admin('/api/admin/customer', { method: 'POST', payload });
const put = (id: string, payload: object) => admin(`/api/admin/customer/${id}`, { method: 'PUT', payload });
const PASSWORD = 'Nouveau-2026!';
let count = 0;
const created = async (more: object = {}) => {
  count += 1;
  const answer = await post({
    userEmail: `client${count}@exemple.fr`,
    userName: 'Petit',
    password: PASSWORD,
    ...more,
  });
  assert.equal(answer.status, 200, answer.text);
  return answer.json<AdminCustomer>();
};
const signIn = (email: string, password: string) =>
  visitor(app)('/api/user/signIn', { method: 'POST', payload: { email, password } });
const mailsTo = (email: string) =>
  app.db.selectFrom('mails').select(['kind', 'text']).where('recipient', '=', email).execute();

describe('POST /admin/customer', () => {
  it('gives a new customer the defaults [A7.06 A5.12 A3.01 A9.06] [D9]', async () => {
    const customer = await created();
    const { userStatus, userType, userCatalogs, userOrderEnabled, userFaqRole } = customer;
    assert.deepEqual(
      { userStatus, userType, userCatalogs, userOrderEnabled, userFaqRole },
      {
        userStatus: 'active',
        userType: 'cust',
        userCatalogs: ['Faisceau', 'Kit'],
        userOrderEnabled: '1',
        userFaqRole: 'reader',
      },
    );
    for (const name of [
      'userDiscout',
      'userDiscout_Faisceau',
      'userDiscout_Attelage',
      'userDiscout_Kit',
    ] as const) {
      assert.equal(customer[name], 0);
    }
    assert.equal((await signIn(customer.userEmail, PASSWORD)).status, 200);
  });

  it('refuses a number that cannot be one, but not a foreign one or what was stored before', async () => {
    const { userId } = await created({ userPhone: '+32 470123456' });
    const refused = assertRefused(await put(userId, { userPhone: '+33 123' }), 422, 'request.invalid');
    assert.deepEqual(
      refused.fields?.map(({ field }) => field),
      ['userPhone'],
    );
    assertRefused(
      await post({ userEmail: 'court@exemple.fr', password: PASSWORD, userPhone: '123' }),
      422,
      'request.invalid',
    );
    await app.db.updateTable('users').set({ phone: '+33 123' }).where('id', '=', userId).execute();
    assert.equal((await put(userId, { userPhone: '+33 123', userCity: 'Brest' })).status, 200);
    assert.equal((await put(userId, { userPhone: '' })).status, 200);
  });

  it('accepts the four roles of the forum and no other [A9.13]', async () => {
    for (const userFaqRole of ['none', 'reader', 'contributor', 'admin'])
      assert.equal((await created({ userFaqRole })).userFaqRole, userFaqRole);
    const stranger = { userEmail: 'role@exemple.fr', userName: 'Petit', password: PASSWORD };
    assert.equal((await post({ ...stranger, userFaqRole: 'owner' })).status, 400);
  });

  it('stores every field and answers it unchanged [A7.05 A6.05]', async () => {
    const form = {
      userFirstname: 'Éloïse',
      userName: 'O’Brien-Lefèvre',
      userCompName: 'Garage <Étoile> & Fils',
      userPhone: '+33 612345678',
      userAddress: '1, rue de l’Œuvre\nBât. B',
      userPostcode: '01000',
      userCity: 'Bourg-en-Bresse',
      userCountry: 'BELGIQUE',
      userCatalogs: ['Attelage'],
      userDiscout: 2.5,
      userDiscout_Faisceau: 10,
      userDiscout_Attelage: 0.01,
      userDiscout_Kit: 100,
      userOrderEnabled: '0',
      userFaqRole: 'contributor',
      custLoyaltyNumber: '000042',
    };
    const customer = await created({ ...form, userStatus: 'actif' });
    const read = (await admin(`/api/admin/customer/${customer.userId}`)).json<AdminCustomer>();
    assert.deepEqual(read, customer);
    assert.deepEqual({ ...read, ...form }, read);
    assert.equal(read.userStatus, 'active');
    assert.ok(!JSON.stringify(read).includes('scrypt'));
    const rows = (await admin('/api/admin/customers')).json<AdminCustomerRow[]>();
    assert.ok(rows.some(({ userId, userCity }) => userId === read.userId && userCity === 'Bourg-en-Bresse'));
  });

  it('refuses an address that another account has, even a deleted one, and names it [A5.10 A8.03]', async () => {
    const answer = await post({ userEmail: 'Garage@DEMO.example', password: PASSWORD });
    const { message } = assertRefused(answer, 409, 'customer.duplicateEmail');
    assert.equal(message, "Un compte client est déjà attaché à l'adresse Garage@DEMO.example");
    const other = await created();
    assertRefused(
      await put(other.userId, { userEmail: 'atelier@demo.example' }),
      409,
      'customer.duplicateEmail',
    );
  });

  it('requires a password, unless it mails a link by which the customer chooses one [A5.09]', async () => {
    const { fields } = assertRefused(await post({ userEmail: 'a@b.fr' }), 422, 'request.invalid');
    assert.deepEqual(
      fields?.map(({ field, code }) => [field, code]),
      [['password', 'required']],
    );
    const email = 'sans-mot-de-passe@exemple.fr';
    const answer = await post({ userEmail: email, sendCredentials: true });
    assert.equal(answer.status, 200, answer.text);
    for (const password of ['', PASSWORD, 'null'])
      assert.notEqual((await signIn(email, password)).status, 200, 'nobody signs in without a password');
    const [mail] = (await allMail(app, config)).filter(({ to }) => to === email);
    const token = /#credentials=([\w-]+)/.exec(mail?.text ?? '')?.[1];
    const payload = { password: PASSWORD, confirmPassword: PASSWORD, token };
    const chosen = await visitor(app)('/api/user/updatePwd', { method: 'POST', payload });
    assert.equal(chosen.status, 200, chosen.text);
    assert.equal((await signIn(email, PASSWORD)).status, 200);
  });

  it('refuses a weak password, an invalid address and impossible values [A5.09]', async () => {
    assertRefused(await post({ userEmail: 'a@b.fr', password: 'court' }), 422, 'request.invalid');
    assertRefused(await post({ userEmail: 'pas une adresse', password: PASSWORD }), 422, 'request.invalid');
    assertRefused(await post({ password: PASSWORD }), 400, 'request.invalid');
    assertRefused(
      await post({ userEmail: 'a@b.fr', password: PASSWORD, userDiscout: 101 }),
      400,
      'request.invalid',
    );
    assertRefused(
      await post({ userEmail: 'a@b.fr', password: PASSWORD, userFaqRole: 'x' }),
      400,
      'request.invalid',
    );
    const email = 'invite@exemple.fr';
    const invited = await post({ userEmail: email, sendCredentials: true });
    assert.equal(invited.status, 200, invited.text);
    await app.jobs.finish();
    assert.deepEqual(
      (await mailsTo(email)).map(({ kind }) => kind),
      ['credentials'],
    );
  });

  it('refuses an impossible discount with a sentence, and never rounds one [W2.05] [W2.31]', async () => {
    const customer = await created({ userDiscout: 5 });
    const messageOf = async (userDiscout: number, status: 400 | 422) => {
      const { fields } = assertRefused(
        await put(customer.userId, { userDiscout }),
        status,
        'request.invalid',
      );
      assert.equal(fields?.[0]?.field, 'userDiscout');
      return fields?.[0]?.message;
    };
    assert.equal(await messageOf(150, 400), 'Indiquez un nombre jusqu’à 100.');
    assert.equal(await messageOf(-1, 400), 'Indiquez un nombre à partir de 0.');
    for (const bent of [12.345, 0.001, 99.999, 1e-9])
      assert.equal(
        await messageOf(bent, 422),
        'Indiquez une remise de 0 à 100\u00a0%, avec deux décimales au plus.',
      );
    assertRefused(
      await post({ userEmail: 'remise@b.fr', password: PASSWORD, userDiscout_Kit: 12.345 }),
      422,
      'request.invalid',
    );
    const read = (await admin(`/api/admin/customer/${customer.userId}`)).json<AdminCustomer>();
    assert.equal(read.userDiscout, 5);
    for (const fine of [0, 0.07, 12.34, 100])
      assert.equal((await put(customer.userId, { userDiscout: fine })).status, 200);
  });

  it('mails the sign-in name and a link on request, never a password [A6.05 A1.02] [D6]', async () => {
    const email = 'lien@exemple.fr';
    const answer = await post({
      userEmail: email,
      userFirstname: 'Zoé',
      sendCredentials: true,
      password: PASSWORD,
    });
    assert.equal(answer.status, 200, answer.text);
    await app.jobs.finish();
    assert.deepEqual(
      (await mailsTo(email)).map(({ kind }) => kind),
      ['credentials'],
    );
    const links = await app.db
      .selectFrom('credential_links')
      .select('used_at')
      .where('user_id', '=', answer.json<AdminCustomer>().userId)
      .execute();
    assert.equal(links.length, 1);
    const quiet = await created();
    assert.deepEqual(await mailsTo(quiet.userEmail), []);
  });

  it('accepts no field that would make an administrator [D6]', async () => {
    const customer = await created({ is_admin: 1, isAdmin: true, userIsAdmin: '1' });
    const row = await app.db
      .selectFrom('users')
      .select('is_admin')
      .where('id', '=', customer.userId)
      .executeTakeFirst();
    assert.equal(row?.is_admin, 0);
  });
});

describe('PUT /admin/customer/{id}', () => {
  it('changes the fields that it contains, and refuses the second of two concurrent changes [A7.07]', async () => {
    const customer = await created({ userCity: 'Lyon', userDiscout: 5 });
    const [first, second] = await Promise.all(
      ['Paris', 'Lille'].map((userCity) =>
        put(customer.userId, { userCity, userUpdatedAt: customer.userUpdatedAt }),
      ),
    );
    assert.deepEqual([first?.status, second?.status].sort(), [200, 409]);
    const late = first?.status === 409 ? first : second;
    if (late) assertRefused(late, 409, 'customer.changedMeanwhile');
    const read = (await admin(`/api/admin/customer/${customer.userId}`)).json<AdminCustomer>();
    assert.equal(read.userDiscout, 5);
    assert.ok(read.userUpdatedAt > customer.userUpdatedAt);
    assert.equal((await put(customer.userId, { userCity: 'Brest' })).status, 200);
  });

  it('ends open sessions with a new password, a suspension or a deletion [A4.02] [D6]', async () => {
    for (const [change, after] of [
      [{ password: 'Tout-Neuf-1!' }, 200],
      [{ userStatus: 'desactivé' }, 403],
      [{ userStatus: 'supprimé' }, 401],
    ] as const) {
      const customer = await created();
      const caller = await signedIn(app, customer.userEmail);
      assert.equal((await caller('/api/user')).status, 200);
      assert.equal((await put(customer.userId, { userCity: 'Metz' })).status, 200);
      assert.equal((await caller('/api/user')).status, 200);
      assert.equal((await put(customer.userId, change)).status, 200);
      assertRefused(await caller('/api/user'), 401, 'auth.required');
      const password = 'password' in change ? change.password : PASSWORD;
      assert.equal((await signIn(customer.userEmail, password)).status, after);
    }
  });

  it('mails both addresses when it changes one, records it, and ends sessions and links of the old one [D10]', async () => {
    const { userId, userEmail } = await created();
    const caller = await signedIn(app, userEmail);
    const asked = { userEmail: 'voulue@exemple.fr', currentPassword: PASSWORD };
    assert.equal((await caller('/api/customer/profile', { method: 'PUT', payload: asked })).status, 200);
    const mine = await mailedToken(app, config, 'Confirmez votre nouvelle adresse email', asked.userEmail);
    const moved = await put(userId, { userEmail: 'deplacee@exemple.fr' });
    assert.equal(moved.status, 200, moved.text);
    const subject = 'L’adresse email de votre compte a été changée';
    for (const address of [userEmail, 'deplacee@exemple.fr']) {
      const told = (await allMail(app, config)).filter((mail) => mail.to === address).at(-1);
      assert.equal(told?.subject, subject);
      for (const word of [userEmail, 'deplacee@exemple.fr']) assert.ok(told?.text.includes(word), word);
    }
    assertRefused(await caller('/api/user'), 401, 'auth.required');
    const confirm = { method: 'POST', payload: { token: mine } } as const;
    assertRefused(await visitor(app)('/api/user/email/confirm', confirm), 422, 'emailLink.unknown');
    assert.equal((await signIn('deplacee@exemple.fr', PASSWORD)).status, 200);
    const query = JSON.stringify({ 'auObjectId:eq': userId });
    const [last] = (await admin(`/api/admin/audit?${new URLSearchParams({ query })}`)).json<AuditLine[]>();
    const change = { field: 'userEmail', before: userEmail, after: 'deplacee@exemple.fr' };
    assert.deepEqual(last?.auChanges, [change]);
    const before = (await allMail(app, config)).length;
    assert.equal((await put(userId, { userEmail: 'deplacee@exemple.fr', userCity: 'Metz' })).status, 200);
    assert.equal((await allMail(app, config)).length, before);
  });

  it('changes neither administrators nor unknown ids, and only administrators may call it', async () => {
    assertRefused(await put('u-admin', { userCity: 'x' }), 404, 'notFound');
    assertRefused(await admin('/api/admin/customer/u-admin'), 404, 'notFound');
    assertRefused(await put('nothing', { userCity: 'x' }), 404, 'notFound');
    for (const email of ['garage@demo.example', 'moderateur@demo.example']) {
      const caller = await signedIn(app, email);
      assertRefused(await caller('/api/admin/customer/u-garage'), 403, 'auth.forbidden');
      assertRefused(
        await caller('/api/admin/customer/u-garage', { method: 'PUT', payload: {} }),
        403,
        'auth.forbidden',
      );
    }
  });
});

describe('generated passwords', () => {
  it('have 9 characters of all four classes, and meet the rules of sign-up [A5.11 A9.07]', async () => {
    const { password } = (await admin('/api/admin/password')).json<GeneratedPassword>();
    for (const one of [password, ...Array.from({ length: 500 }, generatePassword)]) {
      assert.match(one, /^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)(?=.*[@$!%&#])[A-Za-z\d@$!%&#]{9}$/);
    }
    assert.equal((await post({ userEmail: 'gen@exemple.fr', password })).status, 200);
  });
});
