import assert from 'node:assert/strict';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { after, before, describe, it } from 'node:test';
import { parseConfig } from '../api/src/base/config/index.ts';
import { backUpAndProve } from './lib/backup/index.ts';
import { node, run } from './lib/run.ts';
import { root } from './lib/workspaces.ts';
import { ordersOf, placeOrder, serve, signInAt } from './testing/portal-calls.ts';
import { until } from './testing/until.ts';

const folder = mkdtempSync(join(tmpdir(), 'extranet-nightly-'));
const within = join(folder, 'backups');
const env = {
  DATA_DIR: join(folder, 'live'),
  BACKUP_DIR: within,
  BACKUP_PROGRAM: join(root, 'tools/backup.ts'),
};
const config = parseConfig(env);
const night = (day: number) => new Date(Date.UTC(2026, 10, day, 1, 0, 5));
const names = () => readdirSync(within).sort();
const takeAt = (at: Date, keep = 14) => backUpAndProve(config, { within, keep, now: () => at });

describe('backups that are taken each night', () => {
  before(async () => {
    const server = await serve(env);
    await placeOrder(await signInAt(server.url, 'garage@demo.example'), 'garage');
    await server.stop();
  });
  after(() => rmSync(folder, { recursive: true, force: true }));

  it('are taken and proven by the server, in a process of their own, and its figures say so', async () => {
    const database = new DatabaseSync(join(config.dataDir, 'extranet.db'));
    database.exec("update jobs set run_at = '' where id = 'backup'");
    database.close();
    const server = await serve(env);
    try {
      const proven = async () =>
        (await (await fetch(`${server.url}/metrics`)).text()).includes('extranet_backup{state="proven"} 1');
      await until('the backup is proven', proven);
      const [taken, ...more] = names();
      assert.match(taken ?? '', /^20\d\d-\d\d-\d\dT\d\d-\d\d-\d\d$/);
      assert.deepEqual(more, []);
    } finally {
      await server.stop();
    }
    rmSync(within, { recursive: true });
  });

  it('are kept by number, once the newest is proven; what else is in the folder stays', async () => {
    mkdirSync(join(within, 'notes'), { recursive: true });
    const stale = join(within, '2026-11-01T01-00-05.part');
    mkdirSync(stale);
    utimesSync(stale, night(1), night(1));
    for (const day of [20, 21, 22]) await takeAt(night(day), 2);
    assert.deepEqual(names(), ['2026-11-21T01-00-05', '2026-11-22T01-00-05', 'notes']);
  });

  it('are restored by an instant: the last one before it, and what is not in it is said', async () => {
    const into = { ...env, DATA_DIR: join(folder, 'restored'), DATABASE_URL: undefined };
    const restore = (at: string) => node([join(root, 'tools/restore.ts'), '--at', at], { env: into });
    const early = await restore('2026-11-20T12:00:00Z');
    assert.equal(early.code, 1);
    assert.match(
      early.output,
      /holds no backup of 2026-11-20T12.* or before: its oldest is of 2026-11-21T01:00:05/,
    );
    for (const wrong of ['2026-11-22', '2026-11-22T03:14:00', '2999-01-01T00:00:00Z', 'yesterday'])
      assert.match((await restore(wrong)).output, /or an instant that is past/, wrong);
    const { code, output } = await restore('2026-11-22T03:14:00+02:00');
    assert.equal(code, 0, output);
    assert.match(output, /written from 2026-11-22T01:00:05.000Z to 2026-11-22T01:14:00.000Z is not in it/);
    const server = await serve({ DATA_DIR: into.DATA_DIR });
    try {
      assert.ok((await ordersOf(await signInAt(server.url, 'garage@demo.example'))).length > 0);
    } finally {
      await server.stop();
    }
  });

  it('leave the last good one, and nothing of their own, on a disk that is full, and say so', async (test) => {
    const disk = join(folder, 'disk');
    mkdirSync(disk);
    const size = readFileSync(join(config.dataDir, 'extranet.db')).length;
    const mounted = await run('mount', ['-t', 'tmpfs', '-o', `size=${Math.ceil(size * 3.2)}`, 'tmpfs', disk]);
    if (mounted.code !== 0) return test.skip('only root may mount a small disk');
    test.after(() => run('umount', [disk]));
    const on = (day: number, keep = 14) =>
      backUpAndProve(config, { within: disk, keep, now: () => night(day) });
    const ballast = join(disk, 'ballast');
    const fill = (times: number) => writeFileSync(ballast, Buffer.alloc(Math.floor(size * times)));
    await on(24);
    // Room for the backup, but not for the place into which it is restored: what is not proven takes no other one's place.
    fill(0.7);
    await assert.rejects(on(25, 1), /There is no room for it in .+disk.*: the backups that are there stay/);
    assert.deepEqual(readdirSync(disk).sort(), ['2026-11-24T01-00-05', '2026-11-25T01-00-05', 'ballast']);
    rmSync(join(disk, '2026-11-25T01-00-05'), { recursive: true });
    fill(1.7);
    await assert.rejects(on(26, 1), /There is no room for it in .+disk.*: the backups that are there stay/);
    assert.deepEqual(readdirSync(disk).sort(), ['2026-11-24T01-00-05', 'ballast']);
    rmSync(ballast);
    await on(27, 1);
    assert.deepEqual(readdirSync(disk), ['2026-11-27T01-00-05']);
  });
});
