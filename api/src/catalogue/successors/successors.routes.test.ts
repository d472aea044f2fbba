import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { AdminSuccessor, ApiError, AuditLine, Successor } from '@extranet/shared/contracts';
import { assertRefused } from '../../testing/refusals.ts';
import { signedIn } from '../../testing/signed-in.ts';
import { buildTestApp } from '../../testing/test-app.ts';

const { app } = await buildTestApp({ products: 60 });
const admin = await signedIn(app, 'admin@demo.example', 'admin');
const garage = await signedIn(app, 'garage@demo.example');
const put = (ref: string, successor: string) =>
  admin(`/api/admin/reference/${ref}/successor`, { method: 'PUT', payload: { successor } });
const replaced = async (ref: string, successor: string) => {
  const answer = await put(ref, successor);
  assert.equal(answer.status, 200, answer.text);
};
const seenBy = async (call: typeof garage, ref: string) =>
  (await call(`/api/reference/${ref}/successor`)).json<Successor>().product?.prodRef ?? null;
const set = (ref: string, change: { stock_code?: '1' | '9'; statut?: 'disponible' | 'supprime' }) =>
  app.db.updateTable('products').set(change).where('ref', '=', ref).execute();

describe('what replaces a reference', () => {
  it('is entered in any writing, told to customers with their price, and taken back [B4.06]', async () => {
    await set('FA-00002', { stock_code: '1' });
    await replaced('fa%2000001', 'fa 00002');
    const { product } = (await garage('/api/reference/FA-00001/successor')).json<Successor>();
    assert.equal(product?.prodRef, 'FA-00002');
    assert.ok(Number(product?.prodMbrPrice) > 0);
    const entered = (await admin('/api/admin/reference/FA-00001/successor')).json<AdminSuccessor>();
    assert.equal(entered.successor, 'FA-00002');
    const [line] = (await admin('/api/admin/audit?l=0,1')).json<AuditLine[]>();
    assert.deepEqual([line?.auAction, line?.auObject], ['successor.save', 'FA-00001']);
    await replaced('FA-00001', '');
    assert.equal(await seenBy(garage, 'FA-00001'), null);
  });

  it('is found by the reference of a deleted product, along a chain to what can be ordered [B4.06]', async () => {
    await replaced('FA-00011', 'FA-00012');
    await replaced('FA-00012', 'FA-00013');
    await set('FA-00011', { statut: 'supprime' });
    await set('FA-00012', { stock_code: '9' });
    await set('FA-00013', { stock_code: '1', statut: 'disponible' });
    assert.equal(await seenBy(garage, 'FA-00011'), 'FA-00013');
    await set('FA-00013', { statut: 'supprime' });
    assert.equal(await seenBy(garage, 'FA-00011'), 'FA-00012');
  });

  it('is not named to whom its catalogue is closed [B4.06]', async () => {
    await replaced('FA-00021', 'KI-00001');
    const reader = await signedIn(app, 'lecteur@demo.example');
    assert.equal(await seenBy(garage, 'FA-00021'), 'KI-00001');
    assert.equal(await seenBy(reader, 'FA-00021'), null);
  });

  it('makes no circle, and the refusal says which [B4.06]', async () => {
    await replaced('FA-00031', 'FA-00032');
    await replaced('FA-00032', 'FA-00033');
    const circle = await put('FA-00033', 'FA-00031');
    assertRefused(circle, 422, 'successor.circle');
    const { message } = circle.json<ApiError>().error;
    assert.ok(message.includes('FA-00031') && message.includes('FA-00033'), message);
    assertRefused(await put('FA-00031', 'FA-00031'), 422, 'successor.itself');
    assertRefused(await put('FA-00031', 'ZZ-9'), 422, 'successor.unknown');
    assertRefused(await put('ZZ-9', 'FA-00031'), 404, 'notFound');
  });
});
