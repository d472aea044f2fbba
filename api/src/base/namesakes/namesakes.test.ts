import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { AdminOrderRow, OrderFigures, SpecialPrice } from '@extranet/shared/contracts';
import { signedIn } from '../../testing/signed-in.ts';
import { buildTestApp } from '../../testing/test-app.ts';
import { namesakePlaces } from './namesakes.queries.ts';

const { app } = await buildTestApp({ products: 40 });
const admin = await signedIn(app, 'admin@demo.example', 'admin');
const name = async (id: string, comp_name: string, city: string) => {
  const change = { comp_name, city, postcode: '29200' };
  await app.db.updateTable('users').set(change).where('id', '=', id).execute();
};
await name('u-garage', 'Garage Kermorvan', 'Brest');
await name('u-atelier', 'GARAGE KERMORVAN', 'Plouzané');
await name('u-lecteur', 'Sans pareil', 'Quimper');

describe('customers of the same name', () => {
  it('are told apart by postcode and town, and others have none [B9.04]', async () => {
    const places = await namesakePlaces(app.db, ['u-garage', 'u-atelier', 'u-lecteur']);
    assert.equal(places.get('u-garage'), '29200 Brest');
    assert.equal(places.get('u-atelier'), '29200 Plouzané');
    assert.equal(places.has('u-lecteur'), false);
    assert.deepEqual([...(await namesakePlaces(app.db, ['u-garage'])).keys()], ['u-garage']);
  });

  it('have their town in the lists of orders, of special prices and of the figures [W2.20] [B9.02]', async () => {
    const query = encodeURIComponent(JSON.stringify({ 'orderUserId:eq': 'u-garage' }));
    const [order] = (await admin(`/api/admin/orders?query=${query}`)).json<AdminOrderRow[]>();
    assert.equal(order?.customer.userPlace, '29200 Brest');
    await admin('/api/admin/customer/u-atelier/specialPrices', {
      method: 'PUT',
      payload: [{ spProdRef: 'FA-00002', spPrice: 10 }],
    });
    const prices = (await admin('/api/admin/product/FA-00002/specialPrices')).json<SpecialPrice[]>();
    assert.equal(prices.find(({ spUserId }) => spUserId === 'u-atelier')?.spUserPlace, '29200 Plouzané');
    const figures = async () => (await admin('/api/admin/figures/orders?days=365')).json<OrderFigures>();
    const first = (await figures()).best[0]?.userId ?? '';
    await name(first, 'Garage Kermorvan', 'Le Conquet');
    assert.equal((await figures()).best[0]?.name, 'Garage Kermorvan · 29200 Le Conquet');
  });
});
