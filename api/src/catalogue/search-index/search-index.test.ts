import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Catalogue, SearchAnswer } from '@extranet/shared/contracts';
import { sql } from 'kysely';
import { signedIn } from '../../testing/signed-in.ts';
import { buildTestApp } from '../../testing/test-app.ts';
import { searchAbilities } from './abilities.ts';
import { type IndexDocument, MATCHES_MAX } from './engine.ts';
import { engineOf, runAll } from './engine-of.ts';
import { rebuildIndex } from './rebuild.ts';
import { isThere, setState, stateOf } from './state.ts';

const { app, database } = await buildTestApp({ products: 600 });
const { db } = app;
const garage = await signedIn(app, 'garage@demo.example');
const admin = await signedIn(app, 'admin@demo.example', 'admin');
const engine = engineOf(db);
const now = () => new Date();

const ask = async (q: string) =>
  (await garage(`/api/search?n=500&q=${encodeURIComponent(q)}`)).json<SearchAnswer>();
const idsOf = ({ groups }: SearchAnswer) => groups.flatMap(({ rows }) => rows.map(({ prodId }) => prodId));
const rename = async (id: string, prodTitre: string) => {
  const answer = await admin(`/api/admin/product/${id}`, { method: 'PUT', payload: { prodTitre } });
  assert.equal(answer.status, 200, answer.text);
};

/** What every engine must do, whatever its database. */
describe('an engine of the search [B3.09]', () => {
  const document = (productId: string, more: Partial<IndexDocument> = {}): IndexDocument => ({
    productId,
    catalogue: 'Kit',
    names: 2,
    orderable: true,
    tokens: ['wxolf', 'x7', 'xKIT'],
    ...more,
  });
  const find = (all: string[][], none: string[] = []) =>
    db.transaction().execute(async (transaction) => {
      const [found] = await engine.find(transaction, { all, none }, ['Kit']);
      return found?.ids ?? [];
    });

  it('finds the documents that have one word of each group, those that can be had and the shorter names first', async () => {
    await db
      .transaction()
      .execute((own) =>
        engine.add(own, '', [
          document('x-sold', { orderable: false, names: 1 }),
          document('x-long', { names: 3 }),
          document('x-short', { tokens: ['wxolf', 'x6', 'xKIT', 'wzéro', 'r1_43_2'] }),
        ]),
      );
    assert.deepEqual(await find([['wxolf', 'wxolo'], ['xKIT']]), ['x-short', 'x-long', 'x-sold']);
    assert.deepEqual(await find([['wxolf'], ['x7', 'x8']]), ['x-long', 'x-sold']);
    assert.deepEqual(await find([['wxol']]), []);
    assert.deepEqual(await find([['wzéro']]), ['x-short']);
    assert.deepEqual(await find([['r1_43_2']]), ['x-short']);
    assert.deepEqual(await find([['wxolf', 'wxolo']], ['x7', 'x8']), ['x-short']);
    assert.deepEqual(await find([['wxolf'], ['xKIT']], ['x6']), ['x-long', 'x-sold']);
    assert.deepEqual(await find([['wxolf']], ['xKIT']), []);
  });

  it('answers each catalogue for itself, and only those asked for', async () => {
    const others = [
      document('z-harness', { catalogue: 'Faisceau' }),
      document('z-towbar', { catalogue: 'Attelage', orderable: false }),
    ];
    await db.transaction().execute((own) => engine.add(own, '', others));
    const among = async (catalogs: Catalogue[]) =>
      (await db.transaction().execute((own) => engine.find(own, { all: [['wxolf']] }, catalogs))).toSorted(
        (one, other) => one.catalogue.localeCompare(other.catalogue),
      );
    assert.deepEqual(await among(['Faisceau', 'Attelage']), [
      { catalogue: 'Attelage', ids: ['z-towbar'] },
      { catalogue: 'Faisceau', ids: ['z-harness'] },
    ]);
    assert.deepEqual(await among([]), []);
    await db.transaction().execute((own) => engine.remove(own, '', ['z-harness', 'z-towbar']));
    assert.deepEqual(await among(['Faisceau', 'Attelage']), []);
  });

  it('forgets a document, and takes another in its place', async () => {
    await db.transaction().execute(async (own) => {
      await engine.remove(own, '', ['x-long', 'x-sold', 'x-nobody']);
      await engine.add(own, '', [document('x-long', { tokens: ['wxolo'] })]);
    });
    assert.deepEqual(await find([['wxolf', 'wxolo']]), ['x-short', 'x-long']);
    assert.deepEqual(await find([['x7'], ['wxolf']]), []);
    await db.transaction().execute((own) => engine.remove(own, '', ['x-long', 'x-short']));
    assert.deepEqual(await find([['wxolf', 'wxolo']]), []);
  });

  it('looks at no more than so many of what everything has', async () => {
    const many = Array.from({ length: MATCHES_MAX + 50 }, (_, at) =>
      document(`y-${at}`, { tokens: ['wall'] }),
    );
    for (let at = 0; at < many.length; at += 100)
      await db.transaction().execute((own) => engine.add(own, '', many.slice(at, at + 100)));
    assert.equal((await find([['wall']])).length, MATCHES_MAX);
    for (let at = 0; at < many.length; at += 100)
      await db.transaction().execute((own) =>
        engine.remove(
          own,
          '',
          many.slice(at, at + 100).map(({ productId }) => productId),
        ),
      );
  });

  it('says what the database can', async () => {
    const said = (await searchAbilities(database)).join('\n');
    assert.match(said, /FTS5|text search/);
    assert.match(said, /the index has \d+ products/);
  });
});

describe('the index [B3.09]', () => {
  it('is built beside the one in use, which answers meanwhile; what is written meanwhile is in the new one', async () => {
    const before = idsOf(await ask('golf'));
    const { revision } = await stateOf(db);
    let pages = 0;
    const building = rebuildIndex(database, {
      perPage: 50,
      now,
      isStopped: () => {
        pages += 1;
        return false;
      },
    });
    while (pages < 3) await new Promise(setImmediate);
    await rename('p-fa-00001', 'Hippocampe');
    await rename('p-ki-00001', 'Hippocampe');
    assert.deepEqual(idsOf(await ask('golf')), before);
    assert.deepEqual(idsOf(await ask('hippocampe')).sort(), ['p-fa-00001', 'p-ki-00001']);
    assert.equal(await building, true);
    assert.equal((await stateOf(db)).revision, String(Number(revision) + 1));
    assert.deepEqual(idsOf(await ask('hippocampe')).sort(), ['p-fa-00001', 'p-ki-00001']);
    assert.deepEqual(idsOf(await ask('golf')), before);
  });

  it('is not built by two at once; one that died is taken over', async () => {
    await setState(db, { builder: 'another', beat: String(Date.now()) });
    assert.equal(await rebuildIndex(database, { perPage: 500, now }), false);
    await setState(db, { builder: 'another', beat: String(Date.now() - 120_000) });
    assert.equal(await rebuildIndex(database, { perPage: 500, now }), true);
    assert.equal((await stateOf(db)).builder, '');
  });

  it('leaves the one in use when it is stopped', async () => {
    assert.equal(await rebuildIndex(database, { perPage: 50, now, isStopped: () => true }), false);
    assert.ok(idsOf(await ask('golf')).length > 0);
  });

  it('knows at once what can no longer be had [B3.04]', async () => {
    const doc = () =>
      db
        .selectFrom('search_index_docs')
        .select('orderable')
        .where('product_id', '=', 'p-fa-00001')
        .executeTakeFirstOrThrow();
    assert.equal((await doc()).orderable, 1);
    await admin('/api/admin/product/p-fa-00001', { method: 'PUT', payload: { prodCodeStock: '9' } });
    assert.equal((await doc()).orderable, 0);
  });

  it('deleted under the running server is built again; until then the products are searched, slower and alike', async () => {
    for (const gone of [
      [...engine.drop('')],
      ['search_index_words', 'search_index_state', 'search_index_stale'].map(
        (table) => `drop table ${table}`,
      ),
      [...engine.drop(''), 'drop table search_index_words'],
    ]) {
      const before = [await ask('golf 13 broches'), await ask('peugot 308'), await ask('fa12')];
      await runAll(db, gone);
      // A write goes on as well, and is found.
      await rename('p-fa-00001', 'Ornithorynque');
      const meanwhile = [await ask('golf 13 broches'), await ask('peugot 308'), await ask('fa12')];
      assert.deepEqual(meanwhile, before);
      assert.deepEqual(idsOf(await ask('ornithorynque')), ['p-fa-00001']);
      while (!(await isThere(db)) || (await stateOf(db)).format === '' || (await stateOf(db)).builder !== '')
        await new Promise((resolve) => setTimeout(resolve, 20));
      assert.deepEqual([await ask('golf 13 broches'), await ask('peugot 308'), await ask('fa12')], before);
      assert.deepEqual(idsOf(await ask('ornithorynque')), ['p-fa-00001']);
      await rename('p-fa-00001', 'Faisceau');
    }
    const { rows } = await sql<{ all: number }>`select count(*) as "all" from search_index_docs`.execute(db);
    assert.ok(Number(rows[0]?.all) > 500);
  });
});
