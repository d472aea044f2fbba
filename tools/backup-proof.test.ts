import assert from 'node:assert/strict';
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { parseConfig } from '../api/src/base/config/index.ts';
import { openDatabase } from '../api/src/base/db/index.ts';
import { type BackupOutcomes, readOutcomes } from '../api/src/portal/backups/index.ts';
import { proveAndNote, takeBackup } from './lib/backup/index.ts';
import { node } from './lib/run.ts';
import { root } from './lib/workspaces.ts';
import { harmsOfTheDisk, harmsOfTheTaking, manifestOf } from './testing/harmed-backup.ts';
import { placeOrder, serve, signInAt } from './testing/portal-calls.ts';

const folder = mkdtempSync(join(tmpdir(), 'extranet-proof-'));
const env = { DATA_DIR: join(folder, 'live') };
const config = parseConfig(env);
const within = join(folder, 'backups');
const backup = join(within, '2026-11-26T01-00-00');
const now = () => new Date();

describe('a backup that is proven', () => {
  before(async () => {
    const server = await serve(env);
    const garage = await signInAt(server.url, 'garage@demo.example');
    const { orderId } = await placeOrder(garage, 'garage');
    await garage(`/order/pdf/${orderId}`);
    await server.stop();
    await takeBackup(config, backup, new Date('2026-11-26T01:00:00Z'));
  });
  after(() => rmSync(folder, { recursive: true, force: true }));

  async function outcomes(): Promise<BackupOutcomes> {
    const database = await openDatabase(config, { owner: false });
    try {
      return await readOutcomes(database.db);
    } finally {
      await database.close();
    }
  }

  it('was restored, each row and file compared, and the portal is told; nothing of it is left', async () => {
    assert.deepEqual(await outcomes(), { proven: null, failed: null });
    const { code, output } = await node([join(root, 'tools/backup.ts'), '--prove', within], {
      env: { ...env, DATABASE_URL: undefined },
    });
    assert.equal(code, 0, output);
    assert.match(
      output,
      /2026-11-26T01-00-00, taken at 2026-11-26T01:00.+: restored into a spare place in [\d.]+ s/,
    );
    assert.match(
      output,
      /Compared: \d+ rows; \d+ tables by their rows and checksums; integrity and foreign keys/,
    );
    const { proven, failed } = await outcomes();
    assert.equal(failed, null);
    assert.equal(proven?.backup, '2026-11-26T01-00-00');
    assert.equal(proven.takenAt, '2026-11-26T01:00:00.000Z');
    const { rows, files } = manifestOf(backup);
    assert.equal(
      proven.rows,
      Object.values(rows).reduce((sum, count) => sum + count, 0),
    );
    assert.equal(proven.files, Object.keys(files).length - 1);
    assert.deepEqual(readdirSync(within), ['2026-11-26T01-00-00']);
  });

  it('is refused by name of what was harmed, and the portal is told of that; the last proof is remembered', async () => {
    const file = Object.keys(manifestOf(backup).files).find((path) => path.startsWith('files/')) ?? '';
    for (const { what, does, said } of [...harmsOfTheDisk(file), ...harmsOfTheTaking(file)]) {
      const copy = join(folder, 'harmed');
      cpSync(backup, copy, { recursive: true });
      does(copy);
      await assert.rejects(proveAndNote(config, copy, now), said, what);
      const { proven, failed } = await outcomes();
      assert.equal(proven?.backup, '2026-11-26T01-00-00');
      assert.deepEqual([failed?.step, failed?.backup], ['proving', 'harmed']);
      assert.match(failed?.reason ?? '', said, what);
      rmSync(copy, { recursive: true });
    }
    assert.deepEqual(readdirSync(folder).sort(), ['backups', 'live']);
    await proveAndNote(config, backup, now);
    assert.equal((await outcomes()).failed, null);
  });
});
