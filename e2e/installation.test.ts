import assert from 'node:assert/strict';
import { type ChildProcessByStdio, execFile, spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Readable } from 'node:stream';
import { after, describe, it } from 'node:test';
import { promisify } from 'node:util';
import type { ImportRow, UploadResponse } from '@extranet/shared/contracts';
import { copyInstallation } from '../tools/lib/installation/index.ts';
import { until } from '../tools/testing/until.ts';
import { openBrowser } from './harness/for-node.ts';
import { mailboxOf } from './harness/mailbox.ts';
import { readyAddress } from './harness/ready-address.ts';
import { signIn } from './harness/sessions.ts';
import { newVisit } from './harness/visits.ts';

const BYTES_MAX = 60_000_000;
/** A registry that nobody answers for: whatever would still be installed fails at once. */
const NO_REGISTRY = 'http://127.0.0.1:9/';
const GARAGE = 'garage@demo.example';
const run = promisify(execFile);

describe('what a portal needs to run, copied into an empty folder', async () => {
  const place = await mkdtemp(join(tmpdir(), 'extranet-installation-'));
  const folder = join(place, 'portal');
  const dataDir = join(place, 'data');
  const env = {
    ...process.env,
    ...{ DATA_DIR: dataDir, PORT: '0', DEMO_PRODUCTS: '20', DATABASE_URL: '', NODE_OPTIONS: '' },
    npm_config_registry: NO_REGISTRY,
  };
  const command = (...words: string[]) =>
    run(process.execPath, [join(folder, 'tools/launch.mjs'), ...words], { cwd: place, env });
  let npm: ChildProcessByStdio<null, Readable, Readable> | undefined;
  let url = '';
  after(async () => {
    npm?.kill('SIGTERM');
    await new Promise((resolve) => (npm && npm.exitCode === null ? npm.once('exit', resolve) : resolve(0)));
    await rm(place, { recursive: true, force: true });
  });

  const call = async (path: string, token = '', init: RequestInit = {}) => {
    const headers = { ...(token && { authorization: `Bearer ${token}` }), ...init.headers };
    const answer = await fetch(`${url}/api${path}`, { ...init, headers });
    assert.equal(answer.status, 200, `${path}: ${await answer.clone().text()}`);
    return answer;
  };
  const post = async <T>(path: string, body: unknown, token = '') => {
    const headers = { 'content-type': 'application/json' };
    const sent = { method: 'POST', headers, body: JSON.stringify(body) };
    return (await (await call(path, token, sent)).json()) as T;
  };
  const customer = async () =>
    (await post<{ token: string }>('/user/signIn', { email: GARAGE, password: 'Demo-2026!' })).token;

  it('stays small: no sources, and no library but the one in machine code', async () => {
    const { bytes } = await copyInstallation(folder);
    assert.ok(bytes < BYTES_MAX, `${bytes} bytes`);
    assert.deepEqual(readdirSync(join(folder, 'node_modules')).sort(), [
      '@img',
      'detect-libc',
      'semver',
      'sharp',
    ]);
    for (const left of ['api', 'host/src', 'package-lock.json', 'tools/start.ts'])
      assert.equal(existsSync(join(folder, left)), false, left);
    await assert.rejects(copyInstallation(folder), /is not empty/);
  });

  it('publishes its builds and serves them by npm start, without a registry of packages', async () => {
    npm = spawn('npm', ['start'], { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] });
    url = await readyAddress(npm);
    assert.equal(((await (await fetch(`${url}/readyz`)).json()) as { status: string }).status, 'ready');
  });

  it('shows a customer the catalogue, which the shell loads as a remote', async () => {
    const { page } = await newVisit(await openBrowser(), url, {});
    await signIn(page);
    await page.goto(`${url}/catalog?cat=Kit`);
    await page.getByLabel('Référence').waitFor();
  });

  it('draws a PDF and writes a spreadsheet', async () => {
    const token = await customer();
    for (const [format, begins] of [
      ['pdf', '%PDF'],
      ['xlsx', 'PK'],
    ] as const) {
      const file = Buffer.from(
        await (await call(`/products/price-list?format=${format}&cat=Kit`, token)).arrayBuffer(),
      );
      assert.equal(file.subarray(0, begins.length).toString(), begins);
      assert.ok(file.length > 4_000, `${format}: ${file.length} bytes`);
    }
  });

  it('sends a mail', async () => {
    await post('/user/lostPwd', { email: GARAGE });
    assert.match(await mailboxOf({ dataDir } as never).next(GARAGE), /code/);
  });

  it('reads a file in a thread of its own, as the administrator whose link it printed', async () => {
    const { stdout } = await command('admin-link', 'admin@demo.example');
    const { searchParams } = new URL(/http:\S+/.exec(stdout)?.[0] ?? '');
    const { token } = await post<{ token: string }>('/admin/signin', {
      adminAuthToken: searchParams.get('adminAuthToken'),
      userId: searchParams.get('userId'),
    });
    const form = new FormData();
    form.append('upload_id', 'ldec:clients');
    form.append(
      'file',
      new File(['Email;Nom;Prénom;Société\nneuf@x.example;Neuf;Luc;Garage Neuf\n'], 'c.csv'),
    );
    const { path } = (await (
      await call('/admin/upload', token, { method: 'POST', body: form })
    ).json()) as UploadResponse;
    const { imId } = await post<ImportRow>('/admin/imports', { kind: 'customers', path }, token);
    await until('the file is read', async () => {
      const { imStatus } = (await (await call(`/admin/import/${imId}`, token)).json()) as ImportRow;
      return imStatus === 'preview';
    });
  });

  it('has the commands of operators, beside the running server', async () => {
    const backup = join(place, 'backup');
    for (const words of [['reindex'], ['doctor'], ['releases'], ['backup', backup]]) await command(...words);
    await command('backup', '--prove', backup);
    assert.ok(existsSync(join(backup, 'manifest.json')));
    await assert.rejects(command('start'), /in use by another running process/);
  });

  it('names the lines of the sources where something fails that nobody foresaw', async () => {
    const odd = join(place, 'odd');
    await mkdir(odd);
    new DatabaseSync(join(odd, 'extranet.db')).exec('create view migrations as select * from nowhere');
    const migrating = run(process.execPath, [join(folder, 'programs/migrate.js')], {
      env: { ...env, DATA_DIR: odd },
    });
    await assert.rejects(migrating, (error: { stderr: string }) => {
      assert.match(error.stderr, /at .*api\/src\/base\/db\/[\w-]+\.ts:\d+:\d+/);
      return true;
    });
  });
});
