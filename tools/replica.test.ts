import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import type { FaqThread, Order, Product } from '@extranet/shared/contracts';
import { sql } from 'kysely';
import { parseConfig } from '../api/src/base/config/index.ts';
import { type Database, openDatabase } from '../api/src/base/db/index.ts';
import { examineReplica, ReplicaWatch } from '../api/src/base/replica/index.ts';
import { openSession } from '../api/src/people/index.ts';
import { publishShellOnly } from '../api/src/testing/published.ts';
import { node } from './lib/run.ts';
import { type OwnPostgres, type RunningServer, startOwnPostgres, startServer } from './lib/servers/index.ts';
import { root } from './lib/workspaces.ts';
import { type Answered, withToken } from './testing/call-at.ts';
import { until } from './testing/until.ts';

const REF = 'FA-00001';
const PRODUCT = 'p-fa-00001';
const SLICE = '/products/slice?cat=Faisceau&ref=FA-00001&l=0,5';
const folder = mkdtempSync(join(tmpdir(), 'extranet-replica-'));
const primary = (await startOwnPostgres()) as OwnPostgres;
const replica = await primary?.replica();

describe('a server with a replica', { skip: !primary && 'no PostgreSQL on this machine' }, () => {
  let env: Record<string, string>;
  let [one, other] = ['', ''];
  const servers: RunningServer[] = [];
  /** Connected to both, as a server is. */
  let database: Database;

  before(async () => {
    env = {
      ...{ PATH: String(process.env.PATH), PORT: '0', DATA_DIR: folder, DEMO: '1', DEMO_PRODUCTS: '60' },
      ...{ DATABASE_URL: primary.url, DATABASE_REPLICA_URL: replica.url },
    };
    await publishShellOnly(folder);
    const start = (name: string) => startServer(env, { logFile: join(folder, `${name}.log`) });
    servers.push(...(await Promise.all([start('one'), start('other')])));
    [one, other] = servers.map(({ url }) => url) as [string, string];
    database = await openDatabase(parseConfig(env));
    await until('the search index is there', async () => {
      const { rows } = await sql<{ value: string }>`select value from search_index_state
        where name = 'builder' and exists (select 1 from search_index_docs)`.execute(database.db);
      return rows[0]?.value === '';
    });
  });
  after(async () => {
    await Promise.all(servers.map((server) => server.stop()));
    await database.close();
    await replica.stop();
    await primary.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  const onReplica = (query: string) => sql.raw(query).execute(replicaOf(database));
  const stateAt = async (url: string) =>
    ((await (await fetch(`${url}/readyz`)).json()) as { replica?: string }).replica;
  const isRead = (url: string) => until('the replica is read', async () => (await stateAt(url)) === 'used');
  async function readsAt(url: string, place: string): Promise<number> {
    const text = await (await fetch(`${url}/metrics`)).text();
    return Number(new RegExp(`^extranet_reads_total\\{place="${place}"\\} (\\d+)`, 'm').exec(text)?.[1] ?? 0);
  }

  async function sessionOf(userId: string, kind: 'customer' | 'admin' = 'customer') {
    return withToken(await openSession(database.db, userId, kind, new Date()));
  }
  type Person = Awaited<ReturnType<typeof sessionOf>>;

  const list = (person: Person, url: string, tag = '') =>
    person(url, '/products', { headers: { 'if-none-match': tag } });
  const priceIn = (answer: Answered) =>
    answer.json<Product[]>().find(({ prodRef }) => prodRef === REF)?.prodPrix;
  async function pricesSeen(person: Person, url: string) {
    const searched = await person(url, `/products/search?q=${REF}`);
    const shown = await person(url, `/product/${PRODUCT}`);
    const listed = await list(person, url);
    const slice = await person(url, SLICE);
    const inSlice = slice.json<{ rows: Product[] }>().rows.find(({ prodRef }) => prodRef === REF)?.prodPrix;
    return [priceIn(searched), shown.json<Product>().prodPrix, priceIn(listed), inSlice];
  }

  /** The replica receives what is written, and does not show it. */
  async function whilePaused(work: () => Promise<void>): Promise<void> {
    await onReplica('select pg_wal_replay_pause()');
    await until('it is paused', async () => {
      const state = sql<{ state: string }>`select pg_get_wal_replay_pause_state() as state`;
      return (await state.execute(replicaOf(database))).rows[0]?.state === 'paused';
    });
    await work().finally(() => onReplica('select pg_wal_replay_resume()'));
  }

  it('asks it what may be a moment old [B3.09]', async () => {
    const atelier = await sessionOf('u-atelier');
    for (const url of [one, other]) {
      await isRead(url);
      const earlier = await readsAt(url, 'replica');
      await until('it has the account’s session and is asked', async () => {
        for (const path of [`/search?q=${REF}`, '/products', SLICE, `/product/${PRODUCT}`, '/faq/threads'])
          assert.equal((await atelier(url, path)).status, 200);
        return (await readsAt(url, 'replica')) >= earlier + 5;
      });
    }
    assert.match(
      (await node([join(root, 'tools/doctor.ts')], { env })).output,
      /ok +DATABASE_REPLICA_URL follows, \d+ ms behind at most/,
    );
  });

  it('shows everybody what they wrote themselves at once, at each process, and others as soon as the replica has it [B3.09]', async () => {
    const [atelier, author, admin] = [
      await sessionOf('u-atelier'),
      await sessionOf('u-admin'),
      await sessionOf('u-admin', 'admin'),
    ];
    const [old] = await pricesSeen(atelier, one);
    const oldList = await list(atelier, one);
    assert.notEqual(old, '4321.00');
    let newTag = '';
    await whilePaused(async () => {
      const changed = await admin(one, `/admin/product/${PRODUCT}`, {
        method: 'PUT',
        body: { prodPrix: 4321 },
      });
      assert.equal(changed.status, 200);
      for (const url of [one, other]) {
        assert.deepEqual(await pricesSeen(author, url), Array(4).fill('4321.00'));
        assert.deepEqual(await pricesSeen(atelier, url), Array(4).fill(old));
      }
      assert.equal((await list(atelier, one, tagOf(oldList))).status, 304);
      newTag = tagOf(await list(author, one));
      assert.ok((await readsAt(other, 'own')) >= 3);
    });
    await until('the replica has it', async () => (await pricesSeen(atelier, one))[0] === '4321.00');
    const fresh = await list(atelier, one, tagOf(oldList));
    assert.equal(fresh.status, 200);
    assert.equal(priceIn(fresh), '4321.00');
    assert.equal((await list(author, one, newTag)).status, 304);
    assert.deepEqual(await pricesSeen(atelier, other), Array(4).fill('4321.00'));
    // A process asks the replica every so often how far it is, so the author may wait for the next answer.
    await until('the author reads from the replica again', async () => {
      const earlier = await readsAt(one, 'replica');
      await pricesSeen(author, one);
      return (await readsAt(one, 'replica')) >= earlier + 4;
    });
  });

  it('keeps who wrote at the primary where the write could not be noted [B3.09]', async () => {
    const [author, admin] = [await sessionOf('u-admin'), await sessionOf('u-admin', 'admin')];
    await sql`create function refuse() returns trigger language plpgsql as $$ begin raise 'no'; end $$`.execute(
      database.db,
    );
    await sql`create trigger refuse before insert on account_writes execute function refuse()`.execute(
      database.db,
    );
    await whilePaused(async () => {
      await admin(one, `/admin/product/${PRODUCT}`, { method: 'PUT', body: { prodPrix: 4322 } });
      assert.equal((await pricesSeen(author, one))[0], '4322.00');
      await sql`drop trigger refuse on account_writes`.execute(database.db);
      await admin(one, `/admin/product/${PRODUCT}`, { method: 'PUT', body: { prodPrix: 4321 } });
    });
    const atelier = await sessionOf('u-atelier');
    await until('the replica has it', async () => (await pricesSeen(atelier, other))[0] === '4321.00');
  });

  it('orders at the primary’s prices whatever the replica shows, and the order is there at once [B3.09]', async () => {
    const garage = await sessionOf('u-garage');
    const [admin, atelier] = [await sessionOf('u-admin', 'admin'), await sessionOf('u-atelier')];
    await whilePaused(async () => {
      await admin(one, `/admin/product/${PRODUCT}`, { method: 'PUT', body: { prodPrix: 77 } });
      assert.equal((await pricesSeen(garage, other))[0], '4321.00');
      await garage(other, '/cart/item', { body: { prodId: PRODUCT, quantity: 1 } });
      const placed = await garage(other, '/order', { body: { delivery: { daId: 'd-garage-1' } } });
      assert.equal(placed.status, 200);
      const order = placed.json<Order>();
      const shown = (await garage(one, `/product/${PRODUCT}`)).json<Product>();
      assert.equal(shown.prodPrix, '77.00', 'whoever wrote reads from the primary');
      const line = order.items.find(({ itProdRef }) => itProdRef === REF);
      assert.equal(line?.itMbrUnitPriceET.toFixed(2), shown.prodMbrPrice);
      const orders = (await garage(one, '/orders?l=0,1000')).json<Order[]>();
      assert.equal(orders.filter(({ orderId }) => orderId === order.orderId).length, 1);
      assert.equal((await pricesSeen(atelier, one))[0], '4321.00');
    });
  });

  it('shows a post in the forum to its author at once [B3.09]', async () => {
    const moderator = await sessionOf('u-moderateur');
    await whilePaused(async () => {
      const threads = async () => (await moderator(other, '/faq/threads')).json<FaqThread[]>();
      const earlier = (await threads()).map((thread) => JSON.stringify(thread));
      const post = {
        postRef: REF,
        postText: '<p>Montage sans découpe du pare-chocs.</p>',
        postStatus: 'validated',
      };
      assert.equal((await moderator(one, '/faq/post', { body: post })).status, 200);
      const [latest] = await threads();
      assert.ok(!earlier.includes(JSON.stringify(latest)));
    });
  });

  it('takes rights from the primary: what is taken away is not shown for another moment [B3.09]', async () => {
    const atelier = await sessionOf('u-atelier');
    await isRead(one);
    await whilePaused(async () => {
      const catalogs = (names: string) =>
        database.db.updateTable('users').set({ catalogs: names }).where('id', '=', 'u-atelier').execute();
      const { catalogs: all } = await database.db
        .selectFrom('users')
        .select('catalogs')
        .where('id', '=', 'u-atelier')
        .executeTakeFirstOrThrow();
      await catalogs('["Kit"]');
      const seen = new Set((await list(atelier, one)).json<Product[]>().map((row) => row.prodCatalogue));
      assert.deepEqual([...seen], ['Kit']);
      assert.equal((await atelier(one, `/product/${PRODUCT}`)).status, 404);
      await catalogs(all);
    });
  });

  it('is not read once it is too far behind, and again when it has caught up [B3.09]', async () => {
    const watch = new ReplicaWatch(database.db, replicaOf(database), 300);
    const state = async () => {
      await watch.measure();
      return watch.verdict.state;
    };
    await until('read', async () => (await state()) === 'used');
    await whilePaused(async () => {
      await database.db.updateTable('products').set({ featured: 1 }).where('id', '=', PRODUCT).execute();
      await until('behind', async () => (await state()) === 'behind');
    });
    await until('read again', async () => (await state()) === 'used');
  });

  it('never writes through it, also where its address is that of the primary [B3.09]', async () => {
    const same = await openDatabase(parseConfig({ ...env, DATABASE_REPLICA_URL: primary.url }));
    await same.replica?.watch.measure();
    assert.deepEqual(same.replica?.watch.verdict, {
      ...{ state: 'used', why: 'is the server of DATABASE_URL itself' },
    });
    await assert.rejects(sql`delete from counters`.execute(replicaOf(same)), { code: '25006' });
    await same.close();
  });

  it('does not read another database, nor as somebody who may not [B3.09]', async () => {
    await sql`create database elsewhere`.execute(database.db);
    await sql`create role stranger login`.execute(database.db);
    await until('the replica has both', async () => {
      const known = await onReplica("select 1 from pg_roles where rolname = 'stranger'");
      return known.rows.length === 1;
    });
    const examine = (url: string) => examineReplica(url, database.db);
    await assert.rejects(examine(replica.url.replace(/\/postgres$/, '/elsewhere')), {
      message:
        'DATABASE_REPLICA_URL names another database or schema than DATABASE_URL: the portal reads from DATABASE_URL until that has changed.',
    });
    await assert.rejects(
      examine(replica.url.replace('extranet@', 'stranger@')),
      /^Error: DATABASE_REPLICA_URL refuses to be read \(permission denied for table products\): the portal/,
    );
  });

  it('answers from the primary while the replica is dead or frozen, and from the replica once it is back [B3.09]', async () => {
    const atelier = await sessionOf('u-atelier');
    const ask = () =>
      Promise.all(
        [`/search?q=${REF}`, '/products', `/product/${PRODUCT}`, '/faq/threads'].flatMap((path) =>
          [one, other].map(async (url) => (await atelier(url, path)).status),
        ),
      );
    const allAnswer = async () => assert.deepEqual(new Set(await ask()), new Set([200]));
    await Promise.all([one, other].map(isRead));

    const underWay = ask();
    await replica.kill();
    assert.deepEqual(new Set(await underWay), new Set([200]));
    await allAnswer();
    assert.equal((await fetch(`${one}/readyz`)).status, 200);
    await until('it is said to be gone', async () => (await stateAt(one)) === 'gone');
    await replica.start();
    await Promise.all([one, other].map(isRead));
    const earlier = await readsAt(one, 'replica');
    await until('it is asked again', async () => {
      await allAnswer();
      return (await readsAt(one, 'replica')) > earlier;
    });

    replica.freeze();
    await allAnswer().finally(replica.thaw);
    await Promise.all([one, other].map(isRead));
    assert.match(
      readFileSync(join(folder, 'one.log'), 'utf8'),
      /the replica does not answer: reads go to the primary/,
    );
  });

  // The last test, because the replica follows nobody afterwards.
  it('does not read a replica that has become a server of its own [B3.09]', async () => {
    await replica.promote();
    for (const url of [one, other]) await until('strange', async () => (await stateAt(url)) === 'strange');
    assert.equal((await list(await sessionOf('u-atelier'), one)).status, 200);
  });
});

const replicaOf = ({ replica: known }: Database) => {
  assert.ok(known);
  return known.db;
};
const tagOf = ({ headers }: { headers: Headers }) => headers.get('etag') ?? '';
