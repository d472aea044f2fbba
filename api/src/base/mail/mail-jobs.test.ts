import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { recoveryMail } from '../../people/mails/account.mails.ts';
import { allMail, outgoingMail } from '../../testing/outgoing-mail.ts';
import { signedIn, visitor } from '../../testing/signed-in.ts';
import { buildTestApp } from '../../testing/test-app.ts';
import { html, markupOf } from './html.ts';
import { enqueueMail } from './outbox.queries.ts';

const { app, config } = await buildTestApp({ products: 10 });
/** A portal whose mail server does not answer. */
const dead = await buildTestApp({ products: 10, env: { SMTP_URL: 'smtp://127.0.0.1:9' } });

const letterTo = (recipient: string, firstname = 'Anne') => ({
  kind: 'recovery' as const,
  recipient,
  letter: recoveryMail(firstname, '123456'),
});

describe('mail', () => {
  it('is written as text and as HTML, and text that a person wrote becomes neither markup nor a header', async () => {
    const evil = '<img src=x onerror=alert(1)>\r\nBcc: all@example.com';
    await enqueueMail(app.db, letterTo('anne@example.com', evil), app.now());
    const mail = await outgoingMail(app, config, 'Votre code de vérification');
    assert.equal(mail.to, 'anne@example.com');
    assert.ok(!mail.html.includes('<img') && mail.html.includes('&lt;img'));
    assert.match(mail.text, /123456/);
    assert.equal(markupOf(html`<b>${'a & "b"'}</b>`), '<b>a &amp; &quot;b&quot;</b>');
  });

  it('is not sent when the transaction that enqueued it is rolled back', async () => {
    const before = (await allMail(app, config)).length;
    const failed = app.db.transaction().execute(async (transaction) => {
      await enqueueMail(transaction, letterTo('nobody@example.com'), app.now());
      throw new Error('rolled back');
    });
    await assert.rejects(failed);
    assert.equal((await allMail(app, config)).length, before);
  });

  it('is sent once when two deliveries run at the same time', async () => {
    for (let index = 0; index < 10; index += 1) {
      await enqueueMail(app.db, letterTo(`p${index}@example.com`), app.now());
    }
    await Promise.all([app.jobs.finish(), app.jobs.finish()]);
    const rows = await app.db.selectFrom('mails').select(['sent_at', 'text']).execute();
    assert.ok(rows.every(({ sent_at, text }) => sent_at !== null && text === ''));
    const files = (await allMail(app, config)).filter(({ to }) => to.startsWith('p'));
    assert.deepEqual(
      files.map(({ to }) => to).sort(),
      files.map((_, index) => `p${index}@example.com`).sort(),
    );
  });

  it('fails no request when the mail server is down, and is sent again later', async () => {
    const answer = await visitor(dead.app)('/api/user/lostPwd', {
      method: 'POST',
      payload: { email: 'garage@demo.example' },
    });
    assert.equal(answer.status, 200, answer.text);
    await dead.app.jobs.finish();
    const waiting = () =>
      dead.app.db.selectFrom('jobs').selectAll().where('kind', '=', 'mail').executeTakeFirstOrThrow();
    const first = await waiting();
    assert.ok(first.attempts === 1 && first.last_error && first.run_at);
    await dead.app.jobs.finish();
    assert.equal((await waiting()).attempts, 1);
    dead.wait(61_000);
    await dead.app.jobs.finish();
    assert.equal((await waiting()).attempts, 2);
    const call = await signedIn(dead.app, 'garage@demo.example');
    assert.equal((await call('/api/user')).status, 200);
  });

  it('is given up after nine attempts, and its row stays', async () => {
    for (let attempt = 0; attempt < 10; attempt += 1) {
      dead.wait(25 * 3_600_000);
      await dead.app.jobs.finish();
    }
    const mail = await dead.app.db.selectFrom('mails').selectAll().executeTakeFirstOrThrow();
    const job = await dead.app.db
      .selectFrom('jobs')
      .selectAll()
      .where('id', '=', mail.id)
      .executeTakeFirstOrThrow();
    assert.deepEqual([job.run_at, mail.sent_at, job.attempts], [null, null, 9]);
  });
});
