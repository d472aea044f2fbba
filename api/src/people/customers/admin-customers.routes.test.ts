import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { AdminCustomerRow, CustomerRules } from '@extranet/shared/contracts';
import { assertRefused } from '../../testing/refusals.ts';
import { signedIn, visitor } from '../../testing/signed-in.ts';
import { buildTestApp } from '../../testing/test-app.ts';

const { app } = await buildTestApp({ products: 20 });
const admin = await signedIn(app, 'admin@demo.example', 'admin');
const listed = async (search = '') => {
  const answer = await admin(`/api/admin/customers${search}`);
  assert.equal(answer.status, 200, answer.text);
  return answer.json<AdminCustomerRow[]>();
};

describe('GET /admin/customers', () => {
  it('answers the columns of the list for every customer, without administrators [A7.04 A2.11 A3.02]', async () => {
    const rows = await listed();
    assert.equal(rows.length, 86);
    assert.ok(!rows.some((row) => row.userEmail === 'admin@demo.example'));
    const garage = rows.find((row) => row.userEmail === 'garage@demo.example');
    assert.equal(garage?.userCompName, 'Garage Delaunay');
    assert.deepEqual(garage?.userCatalogs, ['Faisceau', 'Kit', 'Attelage']);
    assert.ok(!JSON.stringify(rows).includes('scrypt'));
  });

  it('answers deleted accounts only on request [D9]', async () => {
    await app.db.updateTable('users').set({ status: 'supprime' }).where('id', '=', 'u-client001').execute();
    assert.ok(!(await listed()).some((row) => row.userId === 'u-client001'));
    const query = encodeURIComponent(JSON.stringify({ 'userStatus:eq': 'supprimé' }));
    assert.deepEqual(
      (await listed(`?query=${query}`)).map((row) => row.userId),
      ['u-client001'],
    );
  });

  it('refuses visitors, customers and forum administrators', async () => {
    assertRefused(await visitor(app)('/api/admin/customers'), 401, 'auth.required');
    for (const email of ['garage@demo.example', 'moderateur@demo.example']) {
      assertRefused(await (await signedIn(app, email))('/api/admin/customers'), 403, 'auth.forbidden');
    }
  });

  it('says above which discount the supplier’s setting warns [W2.05]', async () => {
    const warning = async () =>
      (await admin('/api/admin/customers/rules')).json<CustomerRules>().discountWarning;
    assert.equal(await warning(), 40);
    await app.db.insertInto('settings').values({ key: 'discounts.warnAbove', value: '25' }).execute();
    assert.equal(await warning(), 25);
  });
});
