import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { NotificationChoices, NotificationCount, NotificationList } from '@extranet/shared/contracts';
import { allMail } from '../../testing/outgoing-mail.ts';
import { assertRefused } from '../../testing/refusals.ts';
import { signedIn, tokenOf } from '../../testing/signed-in.ts';
import { buildTestApp } from '../../testing/test-app.ts';
import { findUserByEmail } from '../users/users.queries.ts';
import { type News, notify } from './notify.ts';

const EMAIL = 'garage@demo.example';
const { app, config, wait } = await buildTestApp({ products: 20 });
const garage = await signedIn(app, EMAIL);
const phone = await signedIn(app, EMAIL);
const other = await signedIn(app, 'atelier@demo.example');
const userId = (await findUserByEmail(app.db, EMAIL))?.id ?? '';

const tell = async (more: Partial<News> = {}) => {
  const news: News = { userId, kind: 'document', title: 'Facture reçue', path: '/orders', ...more };
  await app.db.transaction().execute((transaction) => notify(transaction, news, config.publicUrl, app.now()));
  wait(1000);
};
const list = async (call = garage, more = '') =>
  (await call(`/api/notifications${more}`)).json<NotificationList>();
const unread = async (call = garage) =>
  (await call('/api/notifications/unread')).json<NotificationCount>().unread;

describe('notifications', () => {
  it('are listed newest first with their place, for their own account only [B4.05]', async () => {
    await tell({ title: 'Première', detail: 'FA-00001', path: '/order/1' });
    await tell({ title: 'Seconde', path: '/order/2' });
    const { notifications, unread: waiting, more } = await list();
    assert.deepEqual(
      notifications.map(({ title, detail, path, read }) => [title, detail, path, read]),
      [
        ['Seconde', '', '/order/2', false],
        ['Première', 'FA-00001', '/order/1', false],
      ],
    );
    assert.deepEqual([waiting, more], [2, false]);
    assert.deepEqual((await list(other)).notifications, []);
  });

  it('read on one device are read on all; nobody else can read them [B4.05]', async () => {
    const [newest] = (await list()).notifications;
    const url = `/api/notifications/${newest?.id}/read`;
    assertRefused(await other(url, { method: 'POST' }), 404, 'notFound');
    assert.equal(await unread(phone), 2);
    for (let click = 0; click < 2; click += 1)
      assert.equal((await garage(url, { method: 'POST' })).status, 200);
    assert.equal(await unread(phone), 1);
    assert.equal((await phone('/api/notifications/read', { method: 'POST' })).status, 200);
    assert.equal(await unread(), 0);
    assert.ok((await list()).notifications.every(({ read }) => read));
  });

  it('are rolled back with what they tell of [B4.05]', async () => {
    const before = (await list()).notifications.length;
    const failing = app.db.transaction().execute(async (transaction) => {
      const news: News = { userId, kind: 'order', title: 'Jamais', path: '/orders' };
      await notify(transaction, news, config.publicUrl, app.now());
      throw new Error('undone');
    });
    await assert.rejects(failing, /undone/);
    assert.equal((await list()).notifications.length, before);
    assert.equal(await unread(), 0);
  });

  it('ten thousand unread are counted to a hundred, paged and read at once [B4.05]', async () => {
    const at = app.now().getTime();
    const rows = Array.from({ length: 10_000 }, (_, index) => ({
      id: `many-${String(index).padStart(5, '0')}`,
      user_id: userId,
      kind: 'forum' as const,
      title: `Réponse ${index}`,
      detail: '',
      path: '/faq',
      created_at: new Date(at + (index >> 1)).toISOString(),
      read_at: null,
    }));
    for (let start = 0; start < rows.length; start += 1000)
      await app.db
        .insertInto('notifications')
        .values(rows.slice(start, start + 1000))
        .execute();
    assert.equal(await unread(), 100);
    const seen = new Set<string>();
    let page = await list();
    for (let turn = 0; turn < 5; turn += 1) {
      assert.equal(page.notifications.length, 30);
      for (const { id } of page.notifications) seen.add(id);
      page = await list(garage, `?before=${page.notifications.at(-1)?.id}`);
    }
    assert.equal(seen.size, 150);
    const started = performance.now();
    assert.equal((await garage('/api/notifications/read', { method: 'POST' })).status, 200);
    assert.ok(performance.now() - started < 2000);
    assert.equal(await unread(), 0);
  });

  it('go by mail as the account chose, and lead to their place [B4.05]', async () => {
    const subjects = async () => (await allMail(app, config)).map(({ subject }) => subject);
    await tell({ title: 'Document sans email' });
    await tell({ kind: 'stock', title: 'De nouveau en stock', path: '/catalog?p=1' });
    assert.deepEqual(
      (await subjects()).filter((one) => /Document sans|De nouveau/.test(one)),
      ['De nouveau en stock'],
    );
    const mail = (await allMail(app, config)).find(({ subject }) => subject === 'De nouveau en stock');
    assert.match(mail?.text ?? '', /https:\/\/extranet\.example\/catalog\?p=1/);
    const choices = [
      { kind: 'document', mail: true, push: true },
      { kind: 'stock', mail: false, push: false },
    ];
    const saved = await garage('/api/notifications/choices', { method: 'PUT', payload: { choices } });
    assert.equal(saved.status, 200, saved.text);
    assert.deepEqual(
      saved.json<NotificationChoices>().choices.filter(({ kind }) => kind === 'document' || kind === 'stock'),
      [choices[1], choices[0]],
    );
    await tell({ title: 'Document par email' });
    await tell({ kind: 'stock', title: 'Stock sans email' });
    assert.deepEqual(
      (await subjects()).filter((one) => /par email|sans email/.test(one)),
      ['Document par email'],
    );
  });

  it('are gone after half a year [B4.05]', async () => {
    wait(181 * 24 * 3_600_000);
    await app.sweep();
    const back = await signedIn(app, EMAIL);
    assert.deepEqual((await list(back)).notifications, []);
  });
});

describe('the stream of notifications', () => {
  it('tells an open page within a second what happened, then ends with the server [B4.05]', async () => {
    const address = await app.listen({ port: 0, host: '127.0.0.1' });
    const token = await tokenOf(app, EMAIL);
    const headers = { authorization: `Bearer ${token}` };
    const refused = await fetch(`${address}/api/notifications/stream?token=${token}`);
    assert.equal(refused.status, 401);
    await refused.body?.cancel();
    const answer = await fetch(`${address}/api/notifications/stream`, { headers });
    assert.equal(answer.headers.get('content-type'), 'text/event-stream');
    const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
    assert.ok(reader);
    const next = async () => (await reader.read()).value;
    assert.equal(await next(), 'data: {"unread":0}\n\n');
    const started = performance.now();
    await tell({ title: 'En direct' });
    assert.equal(await next(), 'data: {"unread":1}\n\n');
    assert.ok(performance.now() - started < 1000);
    await app.close();
    assert.equal((await reader.read()).done, true);
  });
});
