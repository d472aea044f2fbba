import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import type { NotificationChoices } from '@extranet/shared/contracts';
import { newPushKeys } from '../../../base/secrets/push-keys.ts';
import { browserKeys, pushReceiver, vapidClaims } from '../../../testing/push-receiver.ts';
import { assertRefused } from '../../../testing/refusals.ts';
import { signedIn } from '../../../testing/signed-in.ts';
import { buildTestApp } from '../../../testing/test-app.ts';
import { findUserByEmail } from '../../users/users.queries.ts';
import { notify } from '../notify.ts';
import { isPublicAddress } from './public-address.ts';
import { mayBePushedTo } from './send-push.ts';

const receiver = await pushReceiver();
after(() => receiver.close());
const keys = newPushKeys();
const { app, config } = await buildTestApp({
  products: 20,
  env: {
    PUSH_PUBLIC_KEY: keys.publicKey,
    PUSH_PRIVATE_KEY: keys.privateKey,
    PUSH_PRIVATE_ORIGIN: receiver.origin,
  },
});
const garage = await signedIn(app, 'garage@demo.example');
const other = await signedIn(app, 'atelier@demo.example');
const userId = (await findUserByEmail(app.db, 'garage@demo.example'))?.id ?? '';
const { read, ...browser } = browserKeys();
const subscribe = (path: string, call = garage, more = {}) =>
  call('/api/notifications/push', {
    method: 'POST',
    payload: { endpoint: `${receiver.origin}${path}`, ...browser, ...more },
  });
const tell = async (title: string) => {
  const news = { userId, kind: 'stock', title, detail: 'FA-00001', path: '/catalog' } as const;
  await app.db.transaction().execute((transaction) => notify(transaction, news, config.publicUrl, app.now()));
  await app.jobs.finish();
};
const stored = async () =>
  (await app.db.selectFrom('push_subscriptions').select(['user_id', 'endpoint']).execute()).map(
    ({ user_id, endpoint }) => [user_id, new URL(endpoint).pathname],
  );

describe('web push', () => {
  it('reaches a subscribed browser, encrypted for it and signed with our keys [B4.05]', async () => {
    const choices = (await garage('/api/notifications/choices')).json<NotificationChoices>();
    assert.equal(choices.pushKey, keys.publicKey);
    assert.equal((await subscribe('/one')).status, 200);
    await tell('De nouveau en stock');
    const [message] = receiver.received;
    assert.equal(receiver.received.length, 1);
    assert.equal(message?.headers['content-encoding'], 'aes128gcm');
    assert.ok(!message?.body.includes('stock'));
    const news = read(message?.body ?? Buffer.alloc(0)) as Record<string, string>;
    assert.deepEqual([news.title, news.body, news.path], ['De nouveau en stock', 'FA-00001', '/catalog']);
    const claims = vapidClaims(String(message?.headers.authorization));
    assert.deepEqual([claims.aud, claims.sub], [receiver.origin, config.publicUrl]);
    assert.ok(claims.exp > Date.now() / 1000 && claims.exp <= Date.now() / 1000 + 24 * 3600);
  });

  it('forgets a browser that is gone, and tries again one whose service fails [B4.05]', async () => {
    receiver.received.length = 0;
    receiver.answerWith(503);
    await tell('En panne');
    const [job] = await app.db.selectFrom('jobs').selectAll().where('kind', '=', 'push').execute();
    assert.deepEqual([job?.attempts, job?.last_error], [1, 'the push service answered 503']);
    await app.db.deleteFrom('jobs').where('kind', '=', 'push').execute();
    receiver.answerWith(410);
    await tell('Parti');
    assert.deepEqual(await stored(), []);
    receiver.answerWith(201);
  });

  it('pushes what was chosen only, to who subscribed last on the browser, until it says no [B4.05]', async () => {
    receiver.received.length = 0;
    await subscribe('/shared', other);
    await subscribe('/shared');
    assert.deepEqual(await stored(), [[userId, '/shared']]);
    const choose = (push: boolean) =>
      garage('/api/notifications/choices', {
        method: 'PUT',
        payload: { choices: [{ kind: 'stock', mail: true, push }] },
      });
    await choose(false);
    await tell('Sans push');
    assert.equal(receiver.received.length, 0);
    await choose(true);
    const payload = { endpoint: `${receiver.origin}/shared` };
    await other('/api/notifications/push', { method: 'DELETE', payload });
    assert.equal((await stored()).length, 1);
    await garage('/api/notifications/push', { method: 'DELETE', payload });
    await tell('Désinscrit');
    assert.equal(receiver.received.length, 0);
  });

  it('goes to no address that the Internet does not reach [B4.05]', async () => {
    const refused = [
      'https://127.0.0.1/x',
      'https://10.1.2.3/x',
      'https://169.254.169.254/latest',
      'https://[::1]/x',
      'https://[::ffff:192.168.0.1]/x',
      'https://localhost/x',
      'https://router.local/x',
      'https://push.example:8443/x',
      'https://user:secret@push.example/x',
      'http://push.example/xxxx',
    ];
    for (const endpoint of refused) {
      assert.equal(mayBePushedTo(endpoint, null), false, endpoint);
      const answer = await subscribe('', garage, { endpoint });
      assert.equal(answer.status, 400, `${endpoint}: ${answer.text}`);
    }
    assertRefused(await subscribe('', garage, { endpoint: refused[1] }), 400, 'request.invalid');
    assert.equal(mayBePushedTo('https://fcm.googleapis.com/fcm/send/abc', null), true);
    assert.equal(isPublicAddress('100.64.0.1'), false);
    // A name whose address turns out to be private is refused when it is connected to.
    const row = { id: 'dns', user_id: userId, endpoint: 'https://localtest.invalid/x', device: '' };
    await app.db
      .insertInto('push_subscriptions')
      .values({ ...row, ...browser, created_at: app.now().toISOString() })
      .execute();
    await tell('Vers nulle part');
    const [job] = await app.db.selectFrom('jobs').selectAll().where('kind', '=', 'push').execute();
    assert.ok(job?.last_error);
  });
});
