import assert from 'node:assert/strict';
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { after, before, describe, it } from 'node:test';
import type { Order } from '@extranet/shared/contracts';
import { parseConfig } from '../api/src/base/config/index.ts';
import { restoreBackup, takeBackup } from './lib/backup/index.ts';
import { node } from './lib/run.ts';
import type { RunningServer } from './lib/servers/index.ts';
import { root } from './lib/workspaces.ts';
import { type Call, ordersOf, placeOrder, serve, signInAt } from './testing/portal-calls.ts';

const folder = mkdtempSync(join(tmpdir(), 'extranet-backup-'));
const config = parseConfig({ DATA_DIR: join(folder, 'live') });
const backup = join(folder, 'backup');
const other = (name: string) => parseConfig({ DATA_DIR: join(folder, name) });

describe('a backup of a portal that takes orders', () => {
  let live: RunningServer;
  let garage: Call;
  const earlier: Order[] = [];
  const acknowledged: Order[] = [];
  let ordering = false;

  before(async () => {
    live = await serve({ DATA_DIR: config.dataDir });
    garage = await signInAt(live.url, 'garage@demo.example');
    // The order form is created and stored at its first download.
    const first = await placeOrder(garage, 'garage');
    await garage(`/order/pdf/${first.orderId}`);
    earlier.push(first);
    ordering = true;
    const customer = async () => {
      try {
        while (ordering) acknowledged.push(await placeOrder(garage, 'garage'));
      } finally {
        ordering = false;
      }
    };
    const customers = customer();
    await placed(3);
    earlier.push(...acknowledged);
    const seen = acknowledged.length;
    await takeBackup(config, backup);
    await placed(seen + 1);
    ordering = false;
    await customers;
  });
  after(async () => {
    await live?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  async function placed(count: number): Promise<void> {
    while (ordering && acknowledged.length < count) await new Promise((resolve) => setTimeout(resolve, 5));
  }

  it('holds every order placed before it, and no order without all of its lines', async () => {
    const copy = new DatabaseSync(join(backup, 'extranet.db'), { readOnly: true });
    const all = (text: string) => copy.prepare(text).all() as Record<string, string | number>[];
    const refs = new Set(all('select ref from orders').map(({ ref }) => ref));
    for (const { orderRef } of earlier) assert.ok(refs.has(orderRef), orderRef);
    const torn = all(
      `select o.ref from orders o where o.total_et_cents <>
        (select coalesce(sum(i.total_et_cents), 0) from order_items i where i.order_id = o.id)`,
    );
    assert.deepEqual(torn, []);
    const [year] = all('select year, last from order_counters order by year desc limit 1');
    const newest = [...refs]
      .filter((ref) => String(ref).startsWith(`CMD-${year?.year}-`))
      .toSorted()
      .at(-1);
    assert.equal(newest, `CMD-${year?.year}-${String(year?.last).padStart(6, '0')}`);
    copy.close();
  });

  it('is restored to a portal that starts, answers and continues the order numbers', async () => {
    const restored = other('restored');
    const { manifest, putAside } = await restoreBackup(restored, backup, { force: false });
    assert.equal(putAside, null);
    assert.deepEqual(manifest.lost, []);
    const server = await serve({ DATA_DIR: restored.dataDir });
    try {
      const call = await signInAt(server.url, 'garage@demo.example');
      const orders = await ordersOf(call);
      const there = new Map((await ordersOf(garage)).map((order) => [order.orderId, order]));
      assert.ok(orders.length >= earlier.length);
      for (const order of orders) assert.deepEqual(order, there.get(order.orderId));
      const pdf = `/order/pdf/${earlier[0]?.orderId}`;
      assert.deepEqual(await call(pdf), await garage(pdf));
      const next = await placeOrder(call, 'garage');
      assert.ok(orders.every(({ orderRef }) => orderRef < next.orderRef));
    } finally {
      await server.stop();
    }
  });

  it('is never restored over a running portal, and over other data only with --force, which moves them aside', async () => {
    await assert.rejects(restoreBackup(config, backup, { force: true }), /in use by another running process/);
    const used = other('used');
    mkdirSync(used.dataDir);
    writeFileSync(join(used.dataDir, 'extranet.db'), 'what was there');
    await assert.rejects(restoreBackup(used, backup, { force: false }), /is not empty: --force/);
    const { putAside } = await restoreBackup(used, backup, { force: true });
    assert.deepEqual(readdirSync(putAside as string), ['extranet.db']);
    assert.ok(existsSync(join(used.dataDir, 'files')));
  });

  it('is refused when a file was changed, a file is missing or the manifest is missing', async () => {
    const damaged = async (name: string, harm: (copy: string) => void) => {
      const copy = join(folder, `backup-${name}`);
      await takeBackup(config, copy);
      harm(copy);
      return restoreBackup(other(`of-${name}`), copy, { force: false });
    };
    const database = (copy: string) => join(copy, 'extranet.db');
    await assert.rejects(
      damaged('changed', (copy) => appendFileSync(database(copy), 'x')),
      /is not what was/,
    );
    await assert.rejects(
      damaged('short', (copy) => rmSync(database(copy))),
      /extranet\.db is missing/,
    );
    await assert.rejects(
      damaged('bare', (copy) => rmSync(join(copy, 'manifest.json'))),
      /is no backup/,
    );
    assert.ok(!existsSync(other('of-changed').dataDir));
  });

  it('can be taken by command while the portal runs; so can a new administrator be created', async () => {
    const env = { DATA_DIR: config.dataDir, DATABASE_URL: undefined };
    const command = (name: string, ...args: string[]) =>
      node([join(root, `tools/${name}.ts`), ...args], { env });
    const taken = await command('backup', join(folder, 'by-command'));
    assert.equal(taken.code, 0, taken.output);
    assert.match(taken.output, /\d+ rows, \d+ files, \d+ orders\./);
    const twice = await command('backup', join(folder, 'by-command'));
    assert.match(twice.output, /is not empty/);
    const alice = ['--email', 'alice@supplier.example', '--name', 'Durand', '--firstname', 'Alice'];
    const made = await command('admin-create', ...alice);
    assert.equal(made.code, 0, made.output);
    assert.match(made.output, /adminAuthToken=/);
    const again = await command('admin-create', ...alice);
    assert.equal(again.code, 1);
    assert.match(again.output, /^\s*There is an account alice@supplier\.example already/);
    assert.match((await command('admin-create', '--email', 'x@y.fr')).output, /needs an address and a name/);
  });
});
