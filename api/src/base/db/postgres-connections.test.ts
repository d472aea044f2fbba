import assert from 'node:assert/strict';
import { EventEmitter } from 'node:events';
import { after, describe, it } from 'node:test';
import type pg from 'pg';
import { freshSchema } from '../../testing/test-app.ts';
import { OpenConnections } from './postgres-connections.ts';
import { openPool } from './postgres-pool.ts';
import { troubleOf } from './postgres-trouble.ts';

const AT_ONCE = 5;
const STATEMENT_WITHIN_MS = 500;

const schema = await freshSchema(process.env.DATABASE_URL_TEST);

describe('the connections of a pool', { skip: !schema && 'PostgreSQL only' }, async () => {
  if (!schema) return;
  const pool = openPool(schema.url, {
    connectWithinMs: 10_000,
    statementWithinMs: () => STATEMENT_WITHIN_MS,
  });
  after(async () => {
    await pool.end();
    await schema.drop();
  });
  const backend = async (client: pg.ClientBase): Promise<number> =>
    (await client.query('select pg_backend_pid() as pid')).rows[0]?.pid;
  async function ask(statement: string): Promise<void> {
    const client = await pool.connect();
    try {
      await client.query(statement);
    } finally {
      client.release();
    }
  }
  const stillOpen = (before: ReadonlySet<number>, now: ReadonlySet<number>): number[] =>
    [...now].filter((one) => before.has(one));
  async function opened(): Promise<Set<number>> {
    const clients = await Promise.all(Array.from({ length: AT_ONCE }, () => pool.connect()));
    const backends = await Promise.all(clients.map(backend));
    for (const client of clients) client.release();
    return new Set(backends);
  }

  it('that rest end with one whose statement was given up, and those in use go on', async () => {
    const used = await pool.connect();
    try {
      const before = await backend(used);
      const resting = await opened();
      assert.equal(resting.size, AT_ONCE, 'the test itself');
      await assert.rejects(ask('select pg_sleep(3)'), /Query read timeout/);
      assert.deepEqual(stillOpen(resting, await opened()), []);
      assert.equal(await backend(used), before);
    } finally {
      used.release();
    }
  });

  it('that rest end with one that was told that the server takes no writes', async () => {
    const resting = await opened();
    await assert.rejects(ask('begin read only; create table nowhere ()'), { code: '25006' });
    assert.deepEqual(stillOpen(resting, await opened()), []);
  });
});

describe('the connections to several servers', () => {
  const OLD = { host: 'one', port: 5432 };
  const NEW = { host: 'two', port: 5432 };

  it('end where another server takes the writes, also those in use, and only those that are still open', () => {
    const pool = new EventEmitter();
    const connections = new OpenConnections(pool as pg.Pool);
    const ended: string[] = [];
    const open = (name: string, place: typeof OLD) => {
      const stream = { destroy: ({ message }: Error) => ended.push(`${name}: ${message}`) };
      const client = { ...place, connection: { stream } };
      pool.emit('acquire', client);
      return client;
    };
    open('in use', OLD);
    pool.emit('release', undefined, open('resting', OLD));
    pool.emit('remove', open('closed before', OLD));
    open('new', NEW);
    connections.endElsewhere(NEW);
    const why = 'Connection terminated: another PostgreSQL takes the writes';
    assert.deepEqual(ended, [`in use: ${why}`, `resting: ${why}`]);
    assert.equal(troubleOf(new Error(why)), 'unavailable');
  });
});
