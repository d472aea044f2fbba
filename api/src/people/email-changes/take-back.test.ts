import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import type { RecoveryStarted, User } from '@extranet/shared/contracts';
import { DEMO_PASSWORD } from '../../demo/load.ts';
import { ASKED, CHANGED, CONFIRM, emailChangesOn, TAKEN } from '../../testing/email-changes.ts';
import { subjectsTo } from '../../testing/mailed-link.ts';
import { outgoingMail } from '../../testing/outgoing-mail.ts';
import { assertRefused } from '../../testing/refusals.ts';
import { signedIn } from '../../testing/signed-in.ts';
import { buildTestApp } from '../../testing/test-app.ts';
import { findUserByEmail } from '../users/users.queries.ts';

const { app, config, wait } = await buildTestApp({ products: 20 });
const { post, confirm, takeBack, giveUp, signIn, link, somebody } = emailChangesOn({ app, config });
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Of the newest mail with one. */
const recoveryCode = async () =>
  /^ {4}(\d{6})$/m.exec((await outgoingMail(app, config, 'Votre code de vérification')).text)?.[1] ?? '';

beforeEach(async () => {
  await app.db.deleteFrom('throttles').execute();
});

describe('the old address takes its account back [D10]', () => {
  it('within seven days of the confirmation: it is restored, every session ends, and a new password is required', async () => {
    const { email, target, here, ask } = await somebody();
    await ask();
    await confirm(await link(CONFIRM, target));
    const thief = await signedIn(app, target);
    const { token: handle } = (await post('/api/user/lostPwd', { email: target })).json<RecoveryStarted>();
    const code = await recoveryCode();
    wait(7 * DAY - HOUR);
    const token = await link(CHANGED, email);
    const answers = await Promise.all([takeBack(token), takeBack(token)]);
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 422]);
    assertRefused(await takeBack(token), 422, 'emailLink.takenBack');
    for (const session of [here, thief]) assert.equal((await session('/api/user')).status, 401);
    for (const address of [email, target]) assertRefused(await signIn(address), 401, 'auth.badCredentials');
    assertRefused(
      await post('/api/user/lostPwd', { token: handle, recoveryCode: code }),
      422,
      'recovery.closed',
    );
    assertRefused(await post('/api/user/lostPwd', { email: target }), 404, 'recovery.unknownAccount');
    const mine = (await post('/api/user/lostPwd', { email })).json<RecoveryStarted>();
    const password = 'Retrouve-2027!';
    const chosen = {
      password,
      confirmPassword: password,
      token: mine.token,
      recoveryCode: await recoveryCode(),
    };
    assert.equal((await post('/api/user/updatePwd', chosen)).status, 200);
    assert.equal((await signIn(email, password)).status, 200);
  });

  it('also before the confirmation, and after the change was abandoned, because the requester knows the password', async () => {
    for (const before of [async () => undefined, giveUp]) {
      const { email, target, here, there, ask } = await somebody();
      await ask();
      await before(here);
      assert.equal((await takeBack(await link(ASKED, email))).status, 200);
      for (const session of [here, there]) assert.equal((await session('/api/user')).status, 401);
      assertRefused(await signIn(email), 401, 'auth.badCredentials');
      assertRefused(await confirm(await link(CONFIRM, target)), 422, 'emailLink.givenUp');
    }
  });

  it('also after further changes of address; the addresses in between cannot take it back', async () => {
    const { email, target, here, ask } = await somebody();
    await ask();
    await confirm(await link(CONFIRM, target));
    await ask(`encore-${target}`);
    await confirm(await link(CONFIRM, `encore-${target}`));
    assert.equal((await here('/api/user')).json<User>().userEmail, `encore-${target}`);
    assert.equal((await takeBack(await link(CHANGED, email))).status, 200);
    assert.ok(await findUserByEmail(app.db, email));
    assertRefused(await takeBack(await link(CHANGED, target)), 422, 'emailLink.takenBack');
    assert.ok(await findUserByEmail(app.db, email));
  });

  it('and stays reserved meanwhile against sign-up, changes of address and administrators', async () => {
    const { email, target, ask } = await somebody();
    await ask();
    await confirm(await link(CONFIRM, target));
    const other = await somebody();
    await other.ask(email);
    assert.equal((await subjectsTo(app, config, email)).at(-1), TAKEN);
    const form = { userFirstname: 'A', userName: 'B', userPhone: '+33 612345678', password: DEMO_PASSWORD };
    await post('/api/user/signUp', { ...form, userEmail: email });
    assert.equal((await subjectsTo(app, config, email)).at(-1), 'Vous avez déjà un compte');
    const admin = await signedIn(app, 'admin@demo.example', 'admin');
    const payload = { userEmail: email, password: DEMO_PASSWORD };
    const create = () => admin('/api/admin/customer', { method: 'POST', payload });
    assertRefused(await create(), 409, 'customer.reservedEmail');
    wait(7 * DAY + HOUR);
    assertRefused(await takeBack(await link(CHANGED, email)), 422, 'emailLink.tooLate');
    const later = await signedIn(app, 'admin@demo.example', 'admin');
    assert.equal((await later('/api/admin/customer', { method: 'POST', payload })).status, 200);
  });
});
