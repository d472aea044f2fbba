import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import type { AdminCustomersSlice } from '@extranet/shared/contracts';
import { customerKeys, customerSearch } from '@extranet/shared/rules/customer';
import { sql } from 'kysely';
import { insertRows } from '../../../base/db/insert-rows.ts';
import type { UsersTable } from '../../../base/db/schema/accounts.ts';
import { plansOf } from '../../../testing/plans.ts';
import { signedIn } from '../../../testing/signed-in.ts';
import { buildTestApp } from '../../../testing/test-app.ts';
import { lettersOf } from './letters.ts';
import { countCustomers, nextCustomers } from './list-pages.ts';
import { lettersOfSearch } from './listed-customers.ts';

const { app, database } = await buildTestApp({ products: 20 });
const isEmbedded = database.dialect.name === 'sqlite';
const admin = await signedIn(app, 'admin@demo.example', 'admin');
const slice = async (params: Record<string, string>) =>
  (
    await admin(`/api/admin/customers/slice?${new URLSearchParams({ limit: '1000', ...params })}`)
  ).json<AdminCustomersSlice>();

const TOWNS = ['Brest', 'Nantes', 'Angoulême', 'Saint-Étienne', 'Жуковка', 'Groß-Gerau'];
const MANY = 1500;
const searched = (user: UsersTable, search: string) =>
  customerSearch(search)(
    customerKeys({
      ...user,
      ...{ company: user.comp_name, loyaltyNumber: user.loyalty_number },
    }),
  );

describe('a search among many customers', () => {
  let users: UsersTable[] = [];

  before(async () => {
    const garage = await app.db
      .selectFrom('users')
      .selectAll()
      .where('id', '=', 'u-garage')
      .executeTakeFirstOrThrow();
    const copies = Array.from({ length: MANY }, (_, at) => ({
      ...{
        ...garage,
        id: `u-many-${at}`,
        email: `many${at}@demo.example`,
        email_norm: `many${at}@demo.example`,
      },
      ...{ comp_name: `Garage ${at}`, city: TOWNS[at % TOWNS.length] ?? '' },
      ...{ postcode: String(10_000 + 7 * at), phone: `+33 2${String(98_000_000 + 37 * at)}` },
    }));
    await insertRows(app.db, 'users', copies);
    users = await app.db
      .selectFrom('users')
      .selectAll()
      .where('is_admin', '=', 0)
      .where('status', '!=', 'supprime')
      .execute();
  });

  it('finds exactly those whom the rule finds, whether few or many fit [A2.08]', async () => {
    const searches = [
      ...['garage 77', 'garage 1499', '77', 'garage', 'brest', 'angouleme many7', 'e', 'zz', 'zzz', 'rest'],
      ...[
        'st etienne',
        'saint-étienne garage',
        'жуков',
        'уко',
        'gross',
        'gerau 1',
        '02 98 00 1',
        '980001',
        '201',
      ],
      ...['garage 12 brest 10', 'ageg', 'garagemany', 'tnes', 'nan tes', '10007', '1000', '10 007'],
    ];
    for (const search of searches) {
      const expected = users.filter((user) => searched(user, search));
      const { customers, count } = await slice({ search });
      assert.equal(count, Math.min(expected.length, 1001), search);
      const ids = new Set(expected.map(({ id }) => id));
      assert.equal(customers.length, Math.min(ids.size, 1000), search);
      assert.ok(
        customers.every(({ userId }) => ids.has(userId)),
        search,
      );
    }
  });

  it('comes in the order of the list page by page, of few as of many [A2.10]', async () => {
    for (const search of ['garage 77', 'brest', 'garage']) {
      for (const sort of ['email-up', 'city-down']) {
        const whole = (await slice({ search, sort })).customers.map(({ userId }) => userId);
        const pages: string[] = [];
        for (let more = true; more && pages.length < whole.length; ) {
          const after = pages.at(-1);
          const page = await slice({ search, sort, limit: '60', ...(after && { after }) });
          pages.push(...page.customers.map(({ userId }) => userId));
          more = page.more;
        }
        assert.deepEqual(pages.slice(0, whole.length), whole, `${search} ${sort}`);
      }
    }
  });

  it('reads those alone who have its letters', async () => {
    const wanted = { conditions: [], withDeleted: false, search: 'garage 1499', catalogues: null };
    const letters = lettersOfSearch(wanted.search) ?? [];
    const page = { columns: ['id'], after: null, limit: 100, beginning: letters } as const;
    await sql`analyze customer_letters`.execute(database.db).catch(() => undefined);
    for (const plan of [
      await plansOf(database, (db) => countCustomers(db as typeof app.db, wanted)),
      await plansOf(database, (db) =>
        nextCustomers(db as typeof app.db, { ...wanted, sort: 'name-up' }, page),
      ),
    ])
      assert.match(plan, isEmbedded ? /SCAN customer_letters VIRTUAL TABLE/ : /customer_letters_all/, plan);
  });

  it('keeps no letter of somebody who was erased, and all of the others', async () => {
    const rare = 'Qxwjzk';
    await app.db.updateTable('users').set({ comp_name: rare }).where('id', '=', 'u-client020').execute();
    assert.equal((await slice({ search: rare })).count, 1);
    assert.ok((await allLetters()).has(isEmbedded ? 'xwj' : 'XWJ'));
    const { email } = users.find(({ id }) => id === 'u-client020') ?? assert.fail();
    const erased = await admin('/api/admin/customer/u-client020/erasure', {
      method: 'POST',
      payload: { confirm: email },
    });
    assert.equal(erased.status, 200, erased.text);
    assert.ok(!(await allLetters()).has(isEmbedded ? 'xwj' : 'XWJ'));
    assert.equal((await slice({ search: rare })).count, 0);
    const others = users.filter((user) => searched(user, 'garage 1499')).length;
    assert.equal((await slice({ search: 'garage 1499' })).count, others);
  });

  it('is not narrowed down by a single letter, nor by signs', () => {
    assert.equal(lettersOf([{ words: ['G'] }]), undefined);
    assert.equal(lettersOf([{ words: ['GARAGE'] }, { words: ['G'] }]), undefined);
    assert.equal(lettersOfSearch('%%'), undefined);
    assert.deepEqual(lettersOf([{ words: ['AB', 'C', 'DEFG'] }, { digits: '980' }]), [
      ['AB', 'DEF', 'EFG'],
      ['_980'],
    ]);
  });
});

/** What the database has of letters, of whomever. */
async function allLetters(): Promise<Set<string>> {
  const { rows } = await app.db.transaction().execute(async (db) => {
    if (!isEmbedded)
      return sql<{ term: string }>`select distinct unnest(letters) as term from customer_letters`.execute(db);
    await sql`create virtual table if not exists temp.kept_letters using fts5vocab('main', 'customer_letters', 'row')`.execute(
      db,
    );
    return sql<{ term: string }>`select term from temp.kept_letters`.execute(db);
  });
  return new Set(rows.map(({ term }) => term));
}
