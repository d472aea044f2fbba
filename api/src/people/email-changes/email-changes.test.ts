import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import type {
  CustomerProfile,
  EmailSettled,
  PasswordChanged,
  RecoveryStarted,
  User,
} from '@extranet/shared/contracts';
import { DEMO_PASSWORD } from '../../demo/load.ts';
import { ASKED, CHANGED, CONFIRM, emailChangesOn, TAKEN } from '../../testing/email-changes.ts';
import { subjectsTo } from '../../testing/mailed-link.ts';
import { allMail, outgoingMail } from '../../testing/outgoing-mail.ts';
import { assertRefused } from '../../testing/refusals.ts';
import type { Caller } from '../../testing/signed-in.ts';
import { buildTestApp } from '../../testing/test-app.ts';

const { app, config, wait } = await buildTestApp({ products: 20 });
const { post, save, confirm, takeBack, resend, giveUp, signIn, link, somebody } = emailChangesOn({
  app,
  config,
});
const DAY = 86_400_000;

const profile = async (who: Caller) => (await who('/api/customer/profile')).json<CustomerProfile>();
const tokensTo = async (to: string) =>
  (await allMail(app, config))
    .filter((mail) => mail.to === to && mail.subject === CONFIRM)
    .map(({ text }) => /#adresse=([\w-]+)/.exec(text)?.[1] ?? '');

beforeEach(async () => {
  await app.db.deleteFrom('throttles').execute();
});

describe('another address for an account [D10]', () => {
  it('requires the current password: without it nothing is saved and no mail is sent', async () => {
    const { email, target, here } = await somebody();
    const missing = assertRefused(
      await save(here, { userEmail: target, userCity: 'Brest' }),
      422,
      'password.required',
    );
    assert.deepEqual(
      missing.fields?.map(({ field }) => field),
      ['currentPassword'],
    );
    const wrong = { userEmail: target, userCity: 'Brest', currentPassword: 'Faux-2026!' };
    assertRefused(await save(here, wrong), 422, 'password.wrongCurrent');
    assert.equal((await profile(here)).userCity, '');
    assert.deepEqual(await subjectsTo(app, config, target), []);
    assert.deepEqual(await subjectsTo(app, config, email), []);
  });

  it('limits guesses at the password, in one count with those of the password form', async () => {
    const { ask, here } = await somebody();
    for (let index = 0; index < 5; index += 1) {
      assertRefused(await ask(undefined, 'Faux-2026!'), 422, 'password.wrongCurrent');
      const payload = {
        currentPassword: 'Faux-2026!',
        password: 'Neuf-2027!',
        passwordConfirm: 'Neuf-2027!',
      };
      assert.equal((await here('/api/customer/password', { method: 'PUT', payload })).status, 422);
    }
    assertRefused(await ask(), 429, 'throttle.tooMany');
  });

  it('waits for the mailed link: until then the old one is valid and answered, and gets a mail [C7.45]', async () => {
    const { email, target, here, ask } = await somebody();
    const answer = await save(here, { userEmail: target, userCity: 'Brest', currentPassword: DEMO_PASSWORD });
    assert.equal(answer.status, 200, answer.text);
    const { userEmail, userEmailWaiting, userEmailWaitingUntil, userCity } = answer.json<CustomerProfile>();
    assert.deepEqual([userEmail, userEmailWaiting, userCity], [email, target, 'Brest']);
    assert.ok(Date.parse(userEmailWaitingUntil ?? '') > app.now().getTime());
    assert.deepEqual(await profile(here), answer.json());
    assert.equal((await here('/api/user')).json<User>().userEmail, email);
    assert.equal((await signIn(email)).status, 200);
    assertRefused(await signIn(target), 401, 'auth.badCredentials');
    assert.deepEqual(await subjectsTo(app, config, target), [CONFIRM]);
    assert.deepEqual(await subjectsTo(app, config, email), [ASKED]);
    // A form that shows the old address sends it again: the waiting change stays.
    await save(here, { userEmail: email, userCity: 'Caen' });
    assert.equal((await profile(here)).userEmailWaiting, target);
    assert.equal((await ask(email)).json<CustomerProfile>().userEmailWaiting, target);
  });

  it('is valid once the link was opened; only the requesting session stays, and the old address gets a mail', async () => {
    const { email, target, here, there, ask } = await somebody();
    await ask();
    const { token: handle } = (await post('/api/user/lostPwd', { email })).json<RecoveryStarted>();
    const { text } = await outgoingMail(app, config, 'Votre code de vérification');
    const recoveryCode = /^ {4}(\d{6})$/m.exec(text)?.[1] ?? '';
    const token = await link(CONFIRM, target);
    const answers = await Promise.all([confirm(token), confirm(token)]);
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 422]);
    const settled = answers.find(({ status }) => status === 200)?.json<EmailSettled>();
    assert.equal(settled?.userEmail, target);
    assertRefused(await confirm(token), 422, 'emailLink.used');
    const { userEmail, userEmailWaiting } = await profile(here);
    assert.deepEqual([userEmail, userEmailWaiting], [target, undefined]);
    assert.equal((await there('/api/user')).status, 401);
    assert.equal((await signIn(target)).status, 200);
    assertRefused(await signIn(email), 401, 'auth.badCredentials');
    assert.deepEqual(
      (await subjectsTo(app, config, email)).filter((one) => one === CHANGED),
      [CHANGED],
    );
    // A code that was mailed to the old address is no longer valid.
    assertRefused(await post('/api/user/lostPwd', { token: handle, recoveryCode }), 422, 'recovery.closed');
  });

  it('that another account has is answered like any other; only its mailbox learns that', async () => {
    const { email, here, ask } = await somebody();
    const taken = await ask('Atelier@demo.example');
    const [mailTaken] = (await allMail(app, config)).filter((mail) => mail.to === 'Atelier@demo.example');
    assert.equal(mailTaken?.subject, TAKEN);
    assert.ok(
      !mailTaken?.text.includes(email) && !mailTaken?.text.includes('#'),
      'it tells nothing about the asker',
    );
    const free = await ask('personne@demo.example');
    assert.equal(taken.status, 200, taken.text);
    const shape = (text: string) =>
      text.replace(/Atelier@|personne@/, '…@').replace(/"userEmailWaitingUntil":"[^"]+"/, '');
    assert.equal(shape(taken.text), shape(free.text));
    const told = (await allMail(app, config)).filter((mail) => mail.to === email && mail.subject === ASKED);
    const without = ({ text }: { text: string }) =>
      text.replace(/#\w+=[\w-]+/, '').replace(/\S+@demo/, '…@demo');
    assert.equal(told.length, 2);
    assert.equal(without(told[0] ?? { text: '1' }), without(told[1] ?? { text: '2' }));
    assert.equal((await signIn('atelier@demo.example')).status, 200);
    assert.equal((await resend(here)).status, 200);
  });

  it('gets at most five mails an hour, by account and by recipient', async () => {
    const { ask } = await somebody();
    for (let index = 0; index < 5; index += 1)
      assert.equal((await ask(`cible${index}@garage.example`)).status, 200);
    assertRefused(await ask('cible9@garage.example'), 429, 'throttle.tooMany');
    await app.db.deleteFrom('throttles').execute();
    for (let index = 0; index < 5; index += 1)
      assert.equal((await (await somebody()).ask('victime@garage.example')).status, 200);
    assertRefused(await (await somebody()).ask('victime@garage.example'), 429, 'throttle.tooMany');
    assert.equal((await subjectsTo(app, config, 'victime@garage.example')).length, 5);
  });

  it('can be corrected after the mail was sent again too often', async () => {
    const { here, ask } = await somebody();
    assert.equal((await ask('fautte@garage.example')).status, 200);
    for (let index = 0; index < 3; index += 1) assert.equal((await resend(here)).status, 200);
    assertRefused(await resend(here), 429, 'throttle.tooMany');
    assert.equal((await ask('juste@garage.example')).status, 200);
  });

  it('can be mailed again or abandoned by the account that requested it only', async () => {
    const { target, here, there, ask } = await somebody();
    assertRefused(await resend(here), 409, 'emailChange.nothingWaits');
    await ask();
    const first = await link(CONFIRM, target);
    wait(3 * DAY);
    assertRefused(await confirm(first), 422, 'emailLink.expired');
    const again = await resend(there);
    assert.equal(again.status, 200, again.text);
    assert.equal(again.json<CustomerProfile>().userEmailWaiting, target);
    assert.equal((await subjectsTo(app, config, target)).length, 2);
    const givenUp = await giveUp(here);
    assert.equal(givenUp.json<CustomerProfile>().userEmailWaiting, undefined);
    assertRefused(await confirm(await link(CONFIRM, target)), 422, 'emailLink.givenUp');
  });

  it('is the last one that was requested: an earlier change’s link has no effect', async () => {
    const { target, here, ask } = await somebody();
    await ask();
    await ask(`autre-${target}`);
    assertRefused(await confirm(await link(CONFIRM, target)), 422, 'emailLink.givenUp');
    assert.equal((await confirm(await link(CONFIRM, `autre-${target}`))).status, 200);
    assert.equal((await profile(here)).userEmail, `autre-${target}`);
  });

  it('is refused at the link when another account got the address meanwhile, or when the account was suspended', async () => {
    const { email, target, here, ask } = await somebody();
    await ask();
    const other = await somebody();
    await other.ask(target);
    assert.equal((await confirm((await tokensTo(target))[1] ?? '')).status, 200);
    assertRefused(await confirm((await tokensTo(target))[0] ?? ''), 409, 'emailLink.taken');
    assert.equal((await profile(here)).userEmail, email);
    await ask(`autre-${target}`);
    await app.db.updateTable('users').set({ status: 'desactive' }).where('email', '=', email).execute();
    assertRefused(await confirm(await link(CONFIRM, `autre-${target}`)), 403, 'auth.accountDisabled');
  });

  it('is invalid once the password was changed, whose answer names it', async () => {
    const { target, here, ask } = await somebody();
    await ask();
    const password = 'Tout-Neuf-2027!';
    const payload = { currentPassword: DEMO_PASSWORD, password, passwordConfirm: password };
    const changed = await here('/api/customer/password', { method: 'PUT', payload });
    assert.deepEqual(changed.json<PasswordChanged>(), {
      message: 'Le mot de passe a été mis à jour',
      emailGivenUp: target,
    });
    assert.equal((await profile(here)).userEmailWaiting, undefined);
    assertRefused(await confirm(await link(CONFIRM, target)), 422, 'emailLink.givenUp');
    const again = { ...payload, currentPassword: password };
    const nothingWaited = await here('/api/customer/password', { method: 'PUT', payload: again });
    assert.deepEqual(nothingWaited.json<PasswordChanged>(), { message: 'Le mot de passe a été mis à jour' });
  });

  it('is not confirmed by the old address’s link, by an invalid token, or by opening the page', async () => {
    const { email, target, ask } = await somebody();
    await ask();
    assertRefused(await confirm(await link(ASKED, email)), 422, 'emailLink.unknown');
    assertRefused(await takeBack(await link(CONFIRM, target)), 422, 'emailLink.unknown');
    assertRefused(await confirm('A'.repeat(32)), 422, 'emailLink.unknown');
    assertRefused(await confirm(''), 400, 'request.invalid');
    for (const method of ['GET', 'HEAD'] as const)
      assert.notEqual(
        (await app.inject({ method, url: '/api/user/email/confirm' })).statusCode,
        200,
        'a mail scanner',
      );
    assert.equal((await confirm(await link(CONFIRM, target))).status, 200);
  });

  it('is confirmed by a valid link whatever others at the same address tried', async () => {
    const { target, ask } = await somebody();
    await ask();
    for (let index = 0; index < 10; index += 1) await confirm('A'.repeat(32));
    assertRefused(await confirm('A'.repeat(32)), 429, 'throttle.tooMany');
    assert.equal((await confirm(await link(CONFIRM, target))).status, 200);
  });
});
