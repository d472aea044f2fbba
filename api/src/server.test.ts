import assert from 'node:assert/strict';
import { type ChildProcess, fork } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { openSqlite } from './base/db/sqlite.ts';
import { publishShellOnly } from './testing/published.ts';

const { PATH, NODE_COMPILE_CACHE } = process.env;
const folder = mkdtempSync(join(tmpdir(), 'extranet-server-'));
const running = new Set<ChildProcess>();

after(() => {
  for (const child of running) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

type Outcome = { ready: string } | { code: number | null; stderr: string };

function launch(env: Record<string, string>): { child: ChildProcess; outcome: Promise<Outcome> } {
  const child = fork(new URL('./server.ts', import.meta.url), {
    env: { PATH, NODE_COMPILE_CACHE, PORT: '0', DEMO_PRODUCTS: '5', LOG_LEVEL: 'silent', ...env },
    silent: true,
  });
  running.add(child);
  let stderr = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    stderr += chunk.toString();
  });
  const outcome = new Promise<Outcome>((resolve) => {
    child.once('message', (message) => resolve({ ready: (message as { url: string }).url }));
    child.once('exit', (code) => {
      running.delete(child);
      resolve({ code, stderr: stderr.trim() });
    });
  });
  return { child, outcome };
}

async function refusal(env: Record<string, string>): Promise<string> {
  const outcome = await launch(env).outcome;
  assert.ok('code' in outcome, 'it started');
  assert.equal(outcome.code, 1);
  assert.ok(!outcome.stderr.includes('\n'), outcome.stderr);
  assert.match(outcome.stderr, /\.$/);
  return outcome.stderr;
}

async function serving(env: Record<string, string>) {
  const { child, outcome } = launch(env);
  const result = await outcome;
  assert.ok('ready' in result, 'stderr' in result ? result.stderr : '');
  return { child, url: result.ready };
}

function stopped(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  const exit = new Promise<number | null>((resolve) => child.once('exit', resolve));
  child.kill(signal);
  return exit;
}

describe('the server process', () => {
  it('reports its address, answers, and drains on SIGTERM', async () => {
    const env = { DATA_DIR: join(folder, 'a') };
    await publishShellOnly(env.DATA_DIR);
    const { child, url } = await serving(env);
    const answer = await fetch(`${url}/readyz`);
    assert.equal(answer.status, 200);
    assert.equal(await stopped(child, 'SIGTERM'), 0);
  });

  it('serves on at SIGTERM for as long as balancers need to notice, and not a moment after SIGINT', async () => {
    const env = { DATA_DIR: join(folder, 'leaving'), LEAVING_S: '60' };
    await publishShellOnly(env.DATA_DIR);
    const { child, url } = await serving(env);
    child.kill('SIGTERM');
    let told = 200;
    while (told === 200) told = (await fetch(`${url}/readyz`)).status;
    assert.equal(told, 404);
    const page = await fetch(url);
    assert.equal(page.status, 200);
    assert.equal(page.headers.get('connection'), 'close');
    child.kill('SIGTERM');
    assert.equal((await fetch(url)).status, 200);
    assert.equal(await stopped(child, 'SIGINT'), 0);
  });

  it('refuses a second start on the same data folder, but starts after one that was killed', async () => {
    const env = { DATA_DIR: join(folder, 'b') };
    await publishShellOnly(env.DATA_DIR);
    const { child, url } = await serving(env);
    assert.match(await refusal(env), /^DATA_DIR .* is in use by another running process/);
    assert.equal((await fetch(`${url}/readyz`)).status, 200);
    const beside = openSqlite(env.DATA_DIR, { owner: false });
    await beside.close();
    await stopped(child, 'SIGKILL');
    const again = await serving(env);
    assert.equal(await stopped(again.child, 'SIGTERM'), 0);
  });

  it('refuses a port in use, naming PORT', async () => {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    assert.match(
      await refusal({ DATA_DIR: join(folder, 'c'), PORT: String(port) }),
      /^PORT \d+ on 127\.0\.0\.1 is in use/,
    );
    server.close();
  });

  it('refuses a DATA_DIR that it cannot write to', async () => {
    const file = join(folder, 'file');
    writeFileSync(file, '');
    assert.match(await refusal({ DATA_DIR: join(file, 'data') }), /^DATA_DIR .* can write to\.$/);
  });

  it('refuses a DATABASE_URL that does not answer, without its password', async () => {
    const silent = createServer();
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const { port } = silent.address() as AddressInfo;
    for (const target of [`127.0.0.1:${port}`, '127.0.0.1:1']) {
      const sentence = await refusal({ DATABASE_URL: `postgres://somebody:hunter2@${target}/x` });
      assert.match(sentence, /^DATABASE_URL does not answer/);
      assert.ok(!sentence.includes('hunter2'));
    }
    silent.close();
  });

  it('refuses a malformed variable and demonstration accounts in production', async () => {
    assert.match(await refusal({ PORT: 'http' }), /^PORT /);
    const env = { DATA_DIR: join(folder, 'd') };
    const { child } = await serving(env);
    await stopped(child, 'SIGTERM');
    assert.match(await refusal({ ...env, NODE_ENV: 'production' }), /^DEMO /);
    assert.match(await refusal({ ...env, NODE_ENV: 'production', DEMO: '0' }), /demonstration accounts/);
  });

  it('refuses a file that is not a database', async () => {
    const broken = mkdtempSync(join(folder, 'broken-'));
    writeFileSync(join(broken, 'extranet.db'), 'this is no database, but a text of some length '.repeat(50));
    assert.match(await refusal({ DATA_DIR: broken }), /^The database .* cannot be opened/);
  });
});
