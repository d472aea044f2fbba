import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Company, FileResponse, Order } from '@extranet/shared/contracts';
import { pdfText } from '../../testing/pdf-text.ts';
import { assertRefused } from '../../testing/refusals.ts';
import { signedIn } from '../../testing/signed-in.ts';
import { buildTestApp } from '../../testing/test-app.ts';

const { app } = await buildTestApp();
const garage = await signedIn(app, 'garage@demo.example');
const COMPANY = { siret: '73282932000074', vatNumber: 'FR44732829320', instructions: 'Livrer au quai 2' };
const put = (payload: object) => garage('/api/customer/company', { method: 'PUT', payload });

describe('the company of an account', () => {
  it('keeps numbers that are right, in one writing, and refuses others by their field [B4.10]', async () => {
    const empty = { siret: '', vatNumber: '', instructions: '' };
    assert.deepEqual((await garage('/api/customer/company')).json<Company>(), empty);
    const written = {
      siret: '732 829 320 00074',
      vatNumber: 'fr 44 732.829.320',
      instructions: ' Livrer au quai 2 ',
    };
    assert.deepEqual((await put(written)).json<Company>(), COMPANY);
    assert.deepEqual((await garage('/api/customer/company')).json<Company>(), COMPANY);
    for (const wrong of [{ siret: '73282932000075' }, { vatNumber: 'FR45732829320' }, { siret: '1' }]) {
      const error = assertRefused(await put({ ...COMPANY, ...wrong }), 422, 'request.invalid');
      assert.ok(JSON.stringify(error).includes(Object.keys(wrong)[0] ?? ''));
    }
    assertRefused(await put({ ...COMPANY, instructions: 'x'.repeat(501) }), 400, 'request.invalid');
    assert.deepEqual((await put(empty)).json<Company>(), empty);
  });

  it('stands on later orders and their form, as it was then [B4.10]', async () => {
    await put(COMPANY);
    await garage('/api/cart/item', { method: 'POST', payload: { prodId: 'p-fa-00001', quantity: 1 } });
    const payload = { delivery: { daId: 'd-garage-1' } };
    const order = (await garage('/api/order', { method: 'POST', payload })).json<Order>();
    assert.deepEqual(order.company, COMPANY);
    await put({ ...COMPANY, instructions: 'Autre' });
    const again = (await garage(`/api/order/${order.orderId}`)).json<Order>();
    assert.deepEqual(again.company, COMPANY);
    const form = (await garage(`/api/order/pdf/${order.orderId}`)).json<FileResponse>();
    const [page = ''] = await pdfText(Buffer.from(form.contents, 'base64'));
    for (const words of ['73282932000074', 'FR44732829320', 'Livrerauquai2'])
      assert.ok(page.includes(words), words);
  });
});
