import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { AdminCustomerRow, AdminCustomersSlice } from '@extranet/shared/contracts';
import { customerKeys, customerSearch, inOrder } from '@extranet/shared/rules/customer';
import type { UsersTable } from '../../../base/db/schema/accounts.ts';
import { assertRefused } from '../../../testing/refusals.ts';
import { signedIn } from '../../../testing/signed-in.ts';
import { buildTestApp } from '../../../testing/test-app.ts';

const { app } = await buildTestApp({ products: 20 });
const admin = await signedIn(app, 'admin@demo.example', 'admin');
const slice = async (params: Record<string, string | number> = {}) => {
  const query = new URLSearchParams(Object.entries(params).map(([name, value]) => [name, String(value)]));
  const answer = await admin(`/api/admin/customers/slice?${query}`);
  assert.equal(answer.status, 200, answer.text);
  return answer.json<AdminCustomersSlice>();
};
const found = async (params: Record<string, string | number>) =>
  (await slice({ limit: 1000, ...params })).customers.map(({ userId }) => userId).sort();
const change = (id: string, columns: Partial<UsersTable>) =>
  app.db.updateTable('users').set(columns).where('id', '=', id).execute();
const everybody = () =>
  app.db
    .selectFrom('users')
    .selectAll()
    .where('is_admin', '=', 0)
    .where('status', '!=', 'supprime')
    .execute();
const keysOf = ({ name, firstname, comp_name, email, city, loyalty_number, phone, postcode }: UsersTable) =>
  customerKeys({
    name,
    firstname,
    company: comp_name,
    email,
    city,
    loyaltyNumber: loyalty_number,
    phone,
    postcode,
  });

describe('GET /admin/customers/slice', () => {
  it('answers the first rows with the numbers, and the next ones behind a row without them [A2.11] [A2.12]', async () => {
    const first = await slice({ limit: 30 });
    assert.deepEqual([first.customers.length, first.more, first.count], [30, true, 86]);
    const waiting = (await everybody()).filter(({ status }) => status === 'attente').length;
    assert.equal(first.waiting, waiting);
    const all = [...first.customers];
    for (let more = true; more; ) {
      const next = await slice({ limit: 30, after: all.at(-1)?.userId ?? '' });
      assert.deepEqual([next.count, next.waiting], [null, null]);
      all.push(...next.customers);
      more = next.more;
    }
    assert.equal(new Set(all.map(({ userId }) => userId)).size, 86);
    assert.deepEqual(all, (await slice({ limit: 1000 })).customers);
  });

  it('has the order of every column, both ways, empty values last and equal ones by company [A2.10]', async () => {
    for (const [at, comp_name] of [
      'Zoé',
      'Étoile',
      '',
      'eclair',
      'Auto Zed',
      'Autobus',
      'Garage 10',
      'Garage 9',
    ].entries())
      await change(`u-client00${at + 1}`, { comp_name, ...(at % 2 === 0 && { city: '' }) });
    const textOf: Record<string, (row: AdminCustomerRow) => string> = {
      company: ({ userCompName }) => userCompName,
      name: ({ userName, userFirstname }) => `${userName} ${userFirstname}`.trim(),
      email: ({ userEmail }) => userEmail,
      city: ({ userCity }) => userCity,
      status: ({ userStatus }) => userStatus,
      loyalty: ({ custLoyaltyNumber }) => custLoyaltyNumber,
    };
    for (const [by, text] of Object.entries(textOf))
      for (const direction of ['up', 'down'] as const) {
        const { customers } = await slice({ limit: 1000, sort: `${by}-${direction}` });
        // In pages, which begin behind filled and behind empty values.
        const paged = [];
        for (let after = ''; paged.length < customers.length; after = paged.at(-1)?.userId ?? '')
          paged.push(
            ...(await slice({ limit: 7, sort: `${by}-${direction}`, ...(after && { after }) })).customers,
          );
        assert.deepEqual(paged, customers, `${by}-${direction}`);
        const texts = customers.map(text);
        assert.deepEqual(
          texts,
          inOrder(texts, (one) => one, direction),
          `${by}-${direction}`,
        );
      }
    const { customers } = await slice({ limit: 1000, sort: 'city-down' });
    const emptyCities = customers.filter(({ userCity }) => userCity === '');
    assert.deepEqual(customers.slice(-emptyCities.length), emptyCities);
    assert.deepEqual(
      emptyCities
        .map(({ userCompName }) => userCompName)
        .filter((name) => /^(Zoé|Auto Zed|Garage 10)$/.test(name)),
      ['Auto Zed', 'Garage 10', 'Zoé'],
    );
  });

  it('finds exactly those whom the rule of the search finds [A2.08] [W2.22]', async () => {
    await change('u-garage', {
      ...{
        comp_name: 'Garage Hervé',
        name: 'Le Goff',
        firstname: 'Aurélie',
        city: 'Quimper',
        postcode: '29 000',
      },
      ...{ phone: '+33 298000000', loyalty_number: '000042' },
    });
    const users = await everybody();
    for (const search of [
      ...['herve quimper', 'QUIMPER goff', 'aurélie 000042', '  Hervé   garage@d ', 'garage', 'legoff', 'a'],
      ...['02 98 00', '0033298000000', '+33 (0)2 98', '02.98.00', '980', '+32 298', '000043', 'brest hervé'],
      ...['29000', '29', '290', '9000', 'hervé 29', 'hervé 35'],
      ...['%', '_', '!', '100%', "l'étoile", '  ', 'goffaur', 'herv\u00e9 \u{1F600}'],
    ]) {
      const expected = users.filter((user) => customerSearch(search)(keysOf(user)));
      assert.deepEqual(await found({ search }), expected.map(({ id }) => id).sort(), search);
    }
    for (const search of ['herve quimper', 'hervé 29'])
      assert.deepEqual(await found({ search }), ['u-garage']);
  });

  it('shows those of at least one ticked catalogue, and with none ticked those without any [A2.09] [D10] [W2.08]', async () => {
    await change('u-client010', { catalogs: '["Attelage"]' });
    await change('u-client011', { catalogs: '[]' });
    const ofNeither = await found({ catalogs: 'Faisceau,Kit' });
    assert.ok(!ofNeither.includes('u-client010') && !ofNeither.includes('u-client011'));
    assert.ok((await found({ catalogs: 'Attelage,Kit' })).includes('u-client010'));
    assert.ok(!(await found({ catalogs: 'Faisceau,Attelage,Kit' })).includes('u-client011'));
    assert.ok((await found({})).includes('u-client011'));
    assert.deepEqual(await found({ catalogs: 'aucun' }), ['u-client011']);
  });

  it('shows those of a status, and deleted ones only when asked for [W2.06] [D9]', async () => {
    await change('u-client012', { status: 'attente' });
    await change('u-client013', { status: 'supprime' });
    const of = (...statuses: string[]) => found({ query: JSON.stringify({ 'userStatus:in': statuses }) });
    assert.ok((await of('attente')).includes('u-client012'));
    assert.ok(!(await of('active')).includes('u-client012'));
    assert.ok(!(await found({})).includes('u-client013'));
    assert.deepEqual(await of('supprime'), ['u-client013']);
  });

  it('knows a change, a new account and one that is gone, whoever wrote it [A2.11]', async () => {
    await change('u-client014', { comp_name: 'Garage Zébulon' });
    assert.deepEqual(await found({ search: 'zebulon' }), ['u-client014']);
    const [garage] = await app.db.selectFrom('users').selectAll().where('id', '=', 'u-client014').execute();
    const [id, email] = ['u-new', 'new@demo.example'];
    await app.db
      .insertInto('users')
      .values({ ...(garage as UsersTable), id, email, email_norm: email })
      .execute();
    assert.deepEqual(await found({ search: 'zebulon' }), ['u-client014', 'u-new']);
    await app.db.deleteFrom('users').where('id', '=', 'u-new').execute();
    assert.deepEqual(await found({ search: 'zebulon' }), ['u-client014']);
    await change('u-client014', { is_admin: 1 });
    assert.deepEqual(await found({ search: 'zebulon' }), []);
  });

  it('keeps nothing of a name that was erased, also before anybody reads the list', async () => {
    await change('u-client015', { comp_name: 'Chez Secret' });
    assert.deepEqual(await found({ search: 'secret' }), ['u-client015']);
    await change('u-client015', { comp_name: '' });
    const kept = await app.db.selectFrom('customer_index').selectAll().execute();
    assert.ok(!JSON.stringify(kept).includes('SECRET'));
  });

  it('is read by many at once while names change', async () => {
    await app.db.updateTable('users').set({ city: 'Rennes' }).where('is_admin', '=', 0).execute();
    const counts = await Promise.all(Array.from({ length: 6 }, async () => (await slice()).count));
    assert.equal(new Set(counts).size, 1);
    assert.equal(counts[0], (await everybody()).length);
  });

  it('refuses an unknown order, too many rows and a place that is none', async () => {
    for (const query of ['sort=password-up', 'limit=1001', 'limit=0'])
      assertRefused(await admin(`/api/admin/customers/slice?${query}`), 400, 'request.invalid');
    assertRefused(await admin('/api/admin/customers/slice?after=nobody'), 400, 'customers.placeGone');
  });

  it('says how a name is written where nobody is found as it was heard', async () => {
    await change('u-client010', {
      ...{ name: 'Delaunay', comp_name: 'Garage Kervella', city: 'Saint-Herblain', postcode: '44800' },
    });
    const meant = async (search: string) => (await slice({ search })).meant;
    for (const heard of ['delaunai', 'Delaunnay', 'delonay', 'edlaunay'])
      assert.equal(await meant(heard), 'Delaunay', heard);
    assert.equal(await meant('garage kervela 448'), 'garage Kervella 448');
    assert.equal(await meant('kervela saint-herblin'), 'Kervella Saint-Herblain');
    assert.equal((await found({ search: 'Kervella Saint-Herblain' })).length, 1);
  });

  it('proposes no name that is far from it, and nothing that would find nobody either', async () => {
    await change('u-client010', { name: 'Delaunay', comp_name: 'Garage Kervella', city: 'Limoges' });
    const long = 'kervela '.repeat(25);
    for (const search of ['xylophone', 'dela9nay', 'abc', 'kervela 99', '', '%%%', long])
      assert.equal((await slice({ search })).meant, undefined, search);
    assert.equal((await slice({ search: 'delonay', catalogs: 'aucun' })).meant, undefined);
  });
});
