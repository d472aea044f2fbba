import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { AdminCustomer, AdminCustomerRow, AuditLine } from '@extranet/shared/contracts';
import { allMail } from '../../testing/outgoing-mail.ts';
import { assertRefused } from '../../testing/refusals.ts';
import { signedIn, visitor } from '../../testing/signed-in.ts';
import { buildTestApp } from '../../testing/test-app.ts';

const { app, config } = await buildTestApp({ products: 20 });
const admin = await signedIn(app, 'admin@demo.example', 'admin');
const PASSWORD = 'Nouveau-2026!';
let count = 0;
const created = async (more: object = {}) => {
  count += 1;
  const payload = { userEmail: `statut${count}@exemple.fr`, userName: 'Petit', password: PASSWORD, ...more };
  const answer = await admin('/api/admin/customer', { method: 'POST', payload });
  assert.equal(answer.status, 200, answer.text);
  return answer.json<AdminCustomer>();
};
const change = (changes: object[]) =>
  admin('/api/admin/customers/status', { method: 'PUT', payload: { changes } });
const restore = (id: string) => admin(`/api/admin/customer/${id}/restore`, { method: 'POST', payload: {} });
const decide = (id: string, payload: object) =>
  admin(`/api/admin/customer/${id}/decision`, { method: 'POST', payload });
const read = async (id: string) => (await admin(`/api/admin/customer/${id}`)).json<AdminCustomer>();
const linesOf = async (id: string) => {
  const query = new URLSearchParams({ query: JSON.stringify({ 'auObjectId:eq': id }) });
  return (await admin(`/api/admin/audit?${query}`)).json<AuditLine[]>();
};
const signIn = (userEmail: string) =>
  visitor(app)('/api/user/signIn', { method: 'POST', payload: { email: userEmail, password: PASSWORD } });

describe('the status of several customers', () => {
  it('changes at once, ends their sessions, is in the journal, and is undone by the statuses of before [B9.04]', async () => {
    const one = await created();
    const other = await created({ userStatus: 'desactive' });
    const caller = await signedIn(app, one.userEmail);
    const answer = await change([
      { userId: one.userId, userStatus: 'desactive' },
      { userId: other.userId, userStatus: 'active' },
    ]);
    assert.equal(answer.status, 200, answer.text);
    const rows = answer.json<AdminCustomerRow[]>();
    const statusOf = (id: string) => rows.find(({ userId }) => userId === id)?.userStatus;
    assert.deepEqual([statusOf(one.userId), statusOf(other.userId)], ['desactive', 'active']);
    assertRefused(await caller('/api/user'), 401, 'auth.required');
    assert.deepEqual((await linesOf(one.userId))[0]?.auChanges, [
      { field: 'userStatus', before: 'active', after: 'desactive' },
    ]);
    const undone = await change([
      { userId: one.userId, userStatus: 'active' },
      { userId: other.userId, userStatus: 'desactive' },
    ]);
    assert.equal(undone.status, 200, undone.text);
    assert.deepEqual(
      [(await read(one.userId)).userStatus, (await read(other.userId)).userStatus],
      ['active', 'desactive'],
    );
  });

  it('changes for all of them or for none [B9.04]', async () => {
    const one = await created();
    const answer = await change([
      { userId: one.userId, userStatus: 'desactive' },
      { userId: 'zz-nobody', userStatus: 'desactive' },
    ]);
    assertRefused(answer, 404, 'notFound');
    assertRefused(await change([{ userId: 'u-admin', userStatus: 'desactive' }]), 404, 'notFound');
    assert.equal((await read(one.userId)).userStatus, 'active');
    assertRefused(await change([]), 400, 'request.invalid');
    assertRefused(await change([{ userId: one.userId, userStatus: 'x' }]), 400, 'request.invalid');
  });
});

describe('a deleted account', () => {
  it('comes back as what it was, suspended or active [W2.07]', async () => {
    for (const userStatus of ['active', 'desactive'] as const) {
      const { userId } = await created({ userStatus });
      await admin(`/api/admin/customer/${userId}`, { method: 'PUT', payload: { userStatus: 'supprime' } });
      assert.equal((await read(userId)).userStatus, 'supprime');
      const back = await restore(userId);
      assert.equal(back.status, 200, back.text);
      assert.equal(back.json<AdminCustomer>().userStatus, userStatus);
      // A second click changes nothing.
      assert.equal((await restore(userId)).json<AdminCustomer>().userStatus, userStatus);
    }
    assertRefused(await restore('u-admin'), 404, 'notFound');
  });
});

describe('an account that awaits approval', () => {
  it('is opened, and the person reads so by mail with the supplier’s word', async () => {
    const { userId, userEmail } = await created({ userStatus: 'attente', userFirstname: 'Zoé' });
    assertRefused(await signIn(userEmail), 403, 'auth.accountPending');
    const answer = await decide(userId, { approved: true, word: 'Votre remise est de 5 %.' });
    assert.equal(answer.status, 200, answer.text);
    assert.equal(answer.json<AdminCustomer>().userStatus, 'active');
    assert.equal((await signIn(userEmail)).status, 200);
    const [mail] = (await allMail(app, config)).filter(({ to }) => to === userEmail);
    assert.equal(mail?.subject, 'Votre compte est ouvert');
    assert.ok(mail?.text.includes('Votre remise est de 5 %.'));
    assert.equal((await linesOf(userId))[0]?.auAction, 'customer.approve');
    assertRefused(await decide(userId, { approved: false }), 409, 'customer.notWaiting');
  });

  it('is told by the same mail, once, whichever way an administrator opened it', async () => {
    const waiting = () => created({ userStatus: 'attente' });
    const opened = async (to: string) =>
      (await allMail(app, config)).filter(
        (mail) => mail.to === to && mail.subject === 'Votre compte est ouvert',
      ).length;
    const [picked, edited, idle] = [await waiting(), await waiting(), await created()];
    await change([
      { userId: picked.userId, userStatus: 'active' },
      { userId: idle.userId, userStatus: 'active' },
    ]);
    await change([{ userId: picked.userId, userStatus: 'active' }]);
    await admin(`/api/admin/customer/${edited.userId}`, {
      method: 'PUT',
      payload: { userStatus: 'active', userCity: 'Brest' },
    });
    await admin(`/api/admin/customer/${edited.userId}`, { method: 'PUT', payload: { userCity: 'Quimper' } });
    assert.deepEqual(
      [await opened(picked.userEmail), await opened(edited.userEmail), await opened(idle.userEmail)],
      [1, 1, 0],
    );
  });

  it('that was open before a change of several hears nothing when that is undone', async () => {
    const one = await created();
    await change([{ userId: one.userId, userStatus: 'attente' }]);
    const payload = { changes: [{ userId: one.userId, userStatus: 'active' }], undo: true };
    assert.equal((await admin('/api/admin/customers/status', { method: 'PUT', payload })).status, 200);
    assert.equal((await read(one.userId)).userStatus, 'active');
    assert.deepEqual(
      (await allMail(app, config)).filter(({ to }) => to === one.userEmail),
      [],
    );
  });

  it('is refused with a word, and then cannot sign in', async () => {
    const { userId, userEmail } = await created({ userStatus: 'attente' });
    assert.equal(
      (await decide(userId, { approved: false, word: 'Réservé aux professionnels.' })).status,
      200,
    );
    assert.equal((await read(userId)).userStatus, 'supprime');
    assert.notEqual((await signIn(userEmail)).status, 200);
    const [mail] = (await allMail(app, config)).filter(({ to }) => to === userEmail);
    assert.ok(mail?.text.includes('Réservé aux professionnels.'));
    assert.equal((await linesOf(userId))[0]?.auAction, 'customer.refuse');
  });

  it('is decided about once when two administrators do at the same moment', async () => {
    const { userId, userEmail } = await created({ userStatus: 'attente' });
    const answers = await Promise.all([
      decide(userId, { approved: true }),
      decide(userId, { approved: false }),
    ]);
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409]);
    assert.equal((await allMail(app, config)).filter(({ to }) => to === userEmail).length, 1);
  });
});

describe('what is refused of a customer', () => {
  it('is all named at once, each at its field [W2.23] [W2.09]', async () => {
    const payload = { userEmail: 'pas une adresse', userPostcode: 'ABC', userDiscout: 12.345 };
    const { fields } = assertRefused(
      await admin('/api/admin/customer', { method: 'POST', payload }),
      422,
      'request.invalid',
    );
    assert.deepEqual(fields?.map(({ field }) => field).sort(), [
      'password',
      'userDiscout',
      'userEmail',
      'userPostcode',
    ]);
  });

  it('is a French postcode of other than five digits, a foreign one never, a stored one not [W2.09]', async () => {
    const { userId } = await created({ userPostcode: 'SW1A 1AA', userCountry: 'ROYAUME-UNI' });
    const put = (payload: object) => admin(`/api/admin/customer/${userId}`, { method: 'PUT', payload });
    assertRefused(await put({ userPostcode: '2920', userCountry: 'France' }), 422, 'request.invalid');
    assert.equal((await put({ userPostcode: '29200', userCountry: 'France' })).status, 200);
    await app.db.updateTable('users').set({ postcode: 'ABC' }).where('id', '=', userId).execute();
    assert.equal((await put({ userPostcode: 'ABC', userCity: 'Brest' })).status, 200);
  });

  it('names the field of an address that another account has [W2.04]', async () => {
    const payload = { userEmail: 'garage@demo.example', password: PASSWORD };
    const { fields } = assertRefused(
      await admin('/api/admin/customer', { method: 'POST', payload }),
      409,
      'customer.duplicateEmail',
    );
    assert.deepEqual(
      fields?.map(({ field }) => field),
      ['userEmail'],
    );
  });
});
