import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import type { ApiError, AuditLine, DrillName, DrillsOverview } from '@extranet/shared/contracts';
import { signedIn } from '../../testing/signed-in.ts';
import { buildTestApp } from '../../testing/test-app.ts';
import { openDrills } from './drills.ts';

const folder = mkdtempSync(join(tmpdir(), 'extranet-drills-test-'));
const PIDS = join(folder, 'pids');

/** A command that does what its drill is called for, without a portal: these tests are about who starts and ends it. */
const program = join(folder, 'command.ts');
writeFileSync(
  program,
  `
import { spawn } from 'node:child_process';
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
const [name, flag, folder] = process.argv.slice(2);
const report = (facts) => writeFileSync(folder + '/report.json', JSON.stringify({ lines: [], ...facts }));
const plays = {
  'entry-missing': () => {
    writeFileSync(folder + '/picture.jpg', 'a picture');
    report({ ms: 331.4, lines: [[name, flag, ...Object.keys(process.env).sort()].join(' ')] });
  },
  'texts-hang': () => report({ failure: 'nobody was told' }),
  leaks: () => { console.error('There is no browser here.'); process.exit(1); },
  'server-gone': () => {
    const helper = spawn(process.execPath, ['-e', 'process.on("SIGTERM", () => {}); setInterval(() => {}, 1000)'], { stdio: 'inherit' });
    process.on('SIGTERM', () => {});
    writeFileSync(${JSON.stringify(PIDS)}, [process.pid, helper.pid, folder].join(' '));
    setInterval(() => {}, 1000);
  },
};
plays[name]();
`,
);

const { app } = await buildTestApp({
  products: 40,
  env: { DEMO_DRILLS: program, METRICS_TOKEN: 'a-secret-of-this-portal' },
});
process.env.METRICS_TOKEN = 'a-secret-of-this-portal';
after(() => delete process.env.METRICS_TOKEN);
const office = await signedIn(app, 'admin@demo.example', 'admin');
const start = (name: string) => office(`/api/admin/drills/${name}`, { method: 'POST' });
const overview = async () => (await office('/api/admin/drills')).json<DrillsOverview>();

async function until<T>(look: () => T | null | undefined | false | Promise<T | null | undefined | false>) {
  for (let tries = 0; tries < 400; tries += 1) {
    const found = await look();
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error('it did not come');
}
const resultOf = (name: DrillName) =>
  until(async () => {
    const { running, drills } = await overview();
    return running === null && drills.find((drill) => drill.name === name)?.last;
  });
/** Where nobody collects them, as in a container without an init, the dead keep their number. */
const isDead = (pid: number) => {
  const facts = `/proc/${pid}/status`;
  return existsSync(facts) && /^State:\s+Z/m.test(readFileSync(facts, 'utf8'));
};
const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0) && !isDead(pid);
  } catch {
    return false;
  }
};
/** The command, its helper, and the folder that it was given. */
async function hanging() {
  const [command, helper, given] = (await until(() => existsSync(PIDS) && readFileSync(PIDS, 'utf8'))).split(
    ' ',
  );
  writeFileSync(PIDS, '');
  return { pids: [Number(command), Number(helper)], given: given ?? '' };
}

describe('the drills of the demonstration', () => {
  it('are listed in French; one runs and leaves its time, its picture and a line in the journal', async () => {
    const before = await overview();
    assert.equal(before.running, null);
    assert.ok(before.drills.length === 18 && before.drills.every(({ last }) => last === null));
    assert.equal((await office('/api/admin/drills/entry-missing/picture')).status, 404);
    const answer = await start('entry-missing');
    assert.equal(answer.status, 202);
    assert.equal(answer.json<DrillsOverview>().running?.name, 'entry-missing');
    const result = await resultOf('entry-missing');
    assert.equal(result.ms, 331);
    assert.equal(result.failure, null);
    assert.ok(result.tookMs > 0);
    const picture = await office('/api/admin/drills/entry-missing/picture');
    assert.equal(picture.headers['content-type'], 'image/jpeg');
    assert.equal(picture.text, 'a picture');
    const lines = (await office('/api/admin/audit')).json<AuditLine[]>();
    const line = lines.find(({ auAction }) => auAction === 'drill.run');
    assert.equal(line?.auObject, 'Les fichiers d’une partie ont disparu');
  });

  it('get the name and a folder, and nothing of the server’s environment that is secret or names its data', async () => {
    await start('entry-missing');
    const [line = ''] = (await resultOf('entry-missing')).lines;
    const [name, flag, ...environment] = line.split(' ');
    assert.deepEqual([name, flag], ['entry-missing', '--report']);
    const allowed = ['CHROMIUM', 'HOME', 'LANG', 'NODE_COMPILE_CACHE', 'PATH', 'TMPDIR'];
    assert.deepEqual(
      environment.filter((variable) => !allowed.includes(variable)),
      [],
    );
  });

  it('say why they failed, by their report or by what the command said at its end', async () => {
    await start('texts-hang');
    assert.equal((await resultOf('texts-hang')).failure, 'nobody was told');
    await start('leaks');
    const { failure, ms, pictured } = await resultOf('leaks');
    assert.deepEqual([failure, ms, pictured], ['There is no browser here.', null, false]);
  });

  it('are known by their names alone: another one is not found, and starts nothing', async () => {
    for (const name of ['no-such-drill', '--report', '%2e%2e%2fdev', 'entry-missing%20leaks']) {
      assert.equal((await start(name)).status, 404, name);
      assert.equal((await office(`/api/admin/drills/${name}/picture`)).status, 404, name);
    }
    assert.equal((await overview()).running, null);
  });

  it('run one at a time: a second one is refused in French, without a line; all end with the server', async () => {
    await start('server-gone');
    const { pids, given } = await hanging();
    assert.ok(pids.every(isAlive) && existsSync(given));
    const journal = async () => (await office('/api/admin/audit')).json<AuditLine[]>().length;
    const lines = await journal();
    const refused = await start('leaks');
    assert.equal(refused.status, 409);
    const { error } = refused.json<ApiError>();
    assert.equal(error.code, 'drills.running');
    assert.match(error.message, /^L’exercice «\u00a0Le serveur ne répond plus\u00a0» est en cours\./);
    assert.equal(await journal(), lines);
    await app.close();
    assert.deepEqual(pids.map(isAlive), [false, false]);
    assert.equal(existsSync(given), false);
  });

  it('that take too long are ended, with what they have started', async () => {
    const drills = openDrills({ program, now: () => new Date(), limitMs: 1_500 });
    drills.start('server-gone');
    const { pids } = await hanging();
    await until(() => drills.overview().running === null);
    const last = drills.overview().drills.find(({ name }) => name === 'server-gone')?.last;
    assert.equal(last?.failure, 'It was ended after 1.5 seconds.');
    assert.deepEqual(pids.map(isAlive), [false, false]);
  });
});

describe('a portal that nobody told of a command', () => {
  it('has none of these routes, and says so to the page that would lead to them', async () => {
    const { app: other } = await buildTestApp({ products: 40, env: { DEMO: '0' } });
    const call = await signedIn(other, 'admin@demo.example', 'admin');
    for (const [method, url] of [
      ['GET', '/api/admin/drills'],
      ['POST', '/api/admin/drills/entry-missing'],
      ['GET', '/api/admin/drills/entry-missing/picture'],
    ] as const)
      assert.equal((await call(url, { method })).status, 404, url);
    assert.equal((await call('/api/admin/remotes/figures')).json<{ drills: boolean }>().drills, false);
  });
});
