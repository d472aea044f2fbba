import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { NotificationList, OrderDocument } from '@extranet/shared/contracts';
import { paperOffice } from '../../testing/paper-office.ts';
import { assertRefused } from '../../testing/refusals.ts';
import { signedIn, tokenOf } from '../../testing/signed-in.ts';
import { buildTestApp } from '../../testing/test-app.ts';

const { app } = await buildTestApp({ products: 20 });
const ADMIN = 'admin@demo.example';
const admin = await signedIn(app, ADMIN, 'admin');
const garage = await signedIn(app, 'garage@demo.example');
const { order, send, attach } = paperOffice(app, admin, await tokenOf(app, ADMIN, 'admin'));
const mine = await order(garage);
const theirs = await order(await signedIn(app, 'atelier@demo.example'));

const ofOrder = async ({ orderId } = mine) => {
  const answer = await admin(`/api/admin/orders/${orderId}/documents`);
  assert.equal(answer.status, 200, answer.text);
  return answer.json<OrderDocument[]>();
};
const seen = async () => (await garage(`/api/order/${mine.orderId}/documents`)).json<OrderDocument[]>();
const withdraw = (id = '', reason = 'Le montant est faux.') =>
  admin(`/api/admin/documents/${id}/withdraw`, { method: 'POST', payload: { reason } });
const numbered = (list: readonly OrderDocument[], number: string) =>
  list.find((one) => one.number === number && one.withdrawnAt === null);

describe('papers dropped on an order', () => {
  it('need not name it, a delivery note among them; what they name must be true [B4.08]', async () => {
    const paths = [
      await send('F-100.pdf'),
      await send('BL 2026-55.pdf'),
      await send(`F-101_${theirs.orderRef}.pdf`),
      await send(`F-102_${mine.orderRef}.pdf`, { number: 'F-102', order: theirs.orderRef }),
      await send('F-999.pdf', { number: 'FX-103', order: 'BC 77 du garage' }),
    ];
    const results = await attach(paths, mine.orderId);
    assert.deepEqual(
      results.map(({ outcome }) => outcome),
      ['attached', 'attached', 'otherOrder', 'contradicts', 'attached'],
    );
    // The data count; that the name says another number is told.
    assert.deepEqual([results[4]?.number, results[4]?.otherNumber], ['FX-103', 'F-999']);
    assert.deepEqual((await ofOrder()).map(({ number, kind }) => `${kind} ${number}`).sort(), [
      'delivery BL 2026-55',
      'invoice F-100',
      'invoice FX-103',
    ]);
    const [first = ''] = await Promise.all([send('F-104.pdf')]);
    assert.equal((await attach([first], 'nothing'))[0]?.outcome, 'unknownOrder');
  });

  it('vanish while nobody has opened them, and their number is free [B4.08]', async () => {
    assert.equal((await withdraw(numbered(await ofOrder(), 'F-100')?.id)).status, 200);
    assert.equal(numbered(await seen(), 'F-100'), undefined);
    assert.equal((await attach([await send('F-100.pdf')], mine.orderId))[0]?.outcome, 'attached');
  });

  it('stay in sight once opened, with the word, and the right one takes their number [B4.08]', async () => {
    const data = { number: 'FX-200', order: mine.orderRef, total: '240.00' };
    await attach([await send('facture.pdf', data)]);
    const opened = numbered(await seen(), 'FX-200');
    assert.equal((await garage(`/api/utils/file?path=${opened?.path}`)).status, 200);
    assert.notEqual(numbered(await ofOrder(), 'FX-200')?.fetchedAt, null);
    assert.equal((await withdraw(opened?.id)).status, 200);
    assertRefused(await withdraw(opened?.id), 409, 'document.withdrawn');
    const kept = (await seen()).find(({ id }) => id === opened?.id);
    assert.equal(kept?.withdrawnReason, 'Le montant est faux.');
    assert.doesNotMatch((await garage('/api/documents/statement')).text, /FX-200/);
    const right = await attach([await send('facture.pdf', { ...data, total: '204.00' })]);
    assert.equal(right[0]?.outcome, 'attached');
    assert.match((await garage('/api/documents/statement')).text, /FX-200.*;204,00;/);
    const { notifications } = (await garage('/api/notifications')).json<NotificationList>();
    assert.ok(notifications.some(({ title }) => /FX-200.*ne compte plus/.test(title)));
  });

  it('are withdrawn with a word only, and where there are some [B4.08]', async () => {
    assertRefused(await withdraw('nothing'), 404, 'notFound');
    assertRefused(await withdraw('nothing', '  '), 400, 'request.invalid');
    assertRefused(await admin('/api/admin/orders/nothing/documents'), 404, 'notFound');
  });

  it('were not opened because the office looked at them [B4.08]', async () => {
    const { path = '' } = numbered(await ofOrder(), 'F-100') ?? {};
    assert.equal((await admin(`/api/utils/file?path=${path}`)).status, 200);
    assert.equal(numbered(await ofOrder(), 'F-100')?.fetchedAt, null);
  });
});
