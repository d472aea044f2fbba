import assert from 'node:assert/strict';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import type { FileResponse } from '@extranet/shared/contracts';
import { parseConfig } from '../api/src/base/config/index.ts';
import { bucketOfFiles, pathOfKey } from '../api/src/base/files/index.ts';
import { startBucketServer } from '../api/src/testing/bucket-server.ts';
import { restoreBackup, takeBackup } from './lib/backup/index.ts';
import { node } from './lib/run.ts';
import { root } from './lib/workspaces.ts';
import { placeOrder, serve, signInAt } from './testing/portal-calls.ts';

const folder = mkdtempSync(join(tmpdir(), 'extranet-files-'));
const { filesEnv } = await startBucketServer();
const embedded = { DATA_DIR: join(folder, 'live') };
const env = { ...filesEnv, ...embedded };
/** Thumbnails are never copied or backed up: the portal makes them again. */
const THUMBNAIL = 'f-some-picture.0123456789abcdef01234567.w100';

const keysIn = async (settings: Record<string, string>): Promise<string[]> =>
  ((await (await bucketOfFiles(parseConfig(settings)))?.list('')) ?? []).map(({ key }) => key);

const command = (name: string, ...args: string[]) =>
  node([join(root, `tools/${name}.ts`), ...args], { env: { ...env, DATABASE_URL: undefined } });

describe('files that move from DATA_DIR to a bucket', () => {
  let path = '';
  let form: FileResponse;

  before(async () => {
    const server = await serve(embedded);
    const garage = await signInAt(server.url, 'garage@demo.example');
    const { orderId } = await placeOrder(garage, 'garage');
    path = `/order/pdf/${orderId}`;
    form = await garage<FileResponse>(path);
    await server.stop();
    const place = join(embedded.DATA_DIR, 'files', pathOfKey(THUMBNAIL));
    mkdirSync(dirname(place), { recursive: true });
    writeFileSync(place, 'a thumbnail');
  });
  after(() => rmSync(folder, { recursive: true, force: true }));

  const formAt = async (settings: Record<string, string>) => {
    const server = await serve(settings);
    try {
      const garage = await signInAt(server.url, 'garage@demo.example');
      return await garage<FileResponse>(path);
    } finally {
      await server.stop();
    }
  };

  it('are copied by one command, without thumbnails, and are read from the bucket then', async () => {
    const copied = await command('copy', 'folder', 'bucket');
    assert.equal(copied.code, 0, copied.output);
    assert.match(copied.output, /[1-9]\d* files went to s3:\/\/extranet\/files\//);
    assert.match((await command('copy', 'folder', 'bucket')).output, /^0 files/);
    assert.ok(!(await keysIn(env)).includes(THUMBNAIL), 'a thumbnail was carried over');
    rmSync(join(embedded.DATA_DIR, 'files'), { recursive: true });
    assert.deepEqual(await formAt(env), form);
  });

  it('are in the backup, which can be restored into another bucket or into a folder', async () => {
    const backup = join(folder, 'backup');
    await (await bucketOfFiles(parseConfig(env)))?.write(THUMBNAIL, Buffer.from('a thumbnail'));
    const manifest = await takeBackup(parseConfig(env), backup);
    assert.ok(!Object.keys(manifest.files).some((name) => name.endsWith(THUMBNAIL)));
    assert.deepEqual(manifest.lost, []);
    assert.ok(Object.keys(manifest.files).some((name) => name.startsWith('files/')));
    const other = { ...filesEnv, FILES_URL: 's3://extranet/restored', DATA_DIR: join(folder, 'other') };
    await restoreBackup(parseConfig(other), backup, { force: false });
    assert.ok(!existsSync(join(other.DATA_DIR, 'files')));
    assert.ok((await keysIn(other)).length > 0);
    assert.deepEqual(await formAt(other), form);
    const plain = { DATA_DIR: join(folder, 'plain') };
    await restoreBackup(parseConfig(plain), backup, { force: false });
    assert.deepEqual(await formAt(plain), form);
  });

  it('are checked by npm run doctor', async () => {
    assert.match((await command('doctor')).output, /ok +FILES_URL: files are written to, read from/);
  });
});
