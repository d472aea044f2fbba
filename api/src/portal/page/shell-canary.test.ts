import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { publishSample, sampleEntry } from '../../testing/published.ts';
import { type Answer, type Caller, signedIn, visitor } from '../../testing/signed-in.ts';
import { buildTestApp } from '../../testing/test-app.ts';
import { nameAccounts } from '../releases/named-accounts.ts';
import { changeRegistry, readRegistry, type ShellCanary } from '../releases/store-registry.ts';

const { app, wait } = await buildTestApp({ products: 40 });
const { objects } = app.releases;
const A_SECOND = 1_100;
const canary = '1.7.0-b';
const NAMES = ['garage', 'atelier', 'lecteur', 'moderateur'] as const;
const [garage, atelier, lecteur] = (await Promise.all(
  NAMES.map((name) => signedIn(app, `${name}@demo.example`)),
)) as [Caller, Caller, Caller, Caller];

async function publish(offered: Omit<ShellCanary, 'release'> | null): Promise<void> {
  await publishSample(objects, [sampleEntry('faq')]);
  const facts = { platform: {}, version: '1.7.0', contract: 1, provides: {} };
  await objects.write(`host/${canary}/index.html`, Buffer.from('<head><!--data--></head><p>tried</p>'));
  await objects.write(`host/${canary}/shell.json`, Buffer.from(JSON.stringify(facts)));
  if (offered)
    await changeRegistry(objects, (before) => ({
      ...before,
      shell: { ...before.shell, canary: { release: { id: canary }, ...offered } },
    }));
  await app.db.deleteFrom('remote_failures').execute();
  await app.db.deleteFrom('remote_loads').execute();
  // The server reads the store at most once a second.
  wait(A_SECOND);
}

const cookieOf = ({ headers }: Pick<Answer, 'headers'>) => String(headers['set-cookie'] ?? '');
const ENDED = /^shell=; .*Max-Age=0/;

describe('the page of a browser', () => {
  beforeEach(() => publish({ percent: 0, named: nameAccounts(['garage@demo.example']) }));
  const page = (cookie?: string) =>
    visitor(app)('/home', cookie === undefined ? {} : { headers: { cookie } });

  it('is that of the canary for its cookie: watched, with the facts of that shell, and in no shared cache', async () => {
    const { text, headers } = await page(`i18next=fr; shell=${canary}`);
    assert.match(text, /^<head>\s*<script src="\/assets\/shell-watch.js"><\/script>/);
    assert.match(text, /<p>tried<\/p>/);
    assert.match(text, /"shell":\{"id":"1.7.0-b","version":"1.7.0"/);
    assert.equal(headers['cache-control'], 'private, no-cache');
    assert.match(String(headers.vary), /cookie/);
    assert.equal(headers['set-cookie'], undefined);
  });

  it('is the live shell’s without a cookie, and says to caches that another one may differ', async () => {
    for (const cookie of [undefined, 'i18next=fr', 'myshell=1.7.0-b', '=;;shellshell']) {
      const { text, headers } = await page(cookie);
      assert.doesNotMatch(text, /tried|shell-watch/, String(cookie));
      assert.equal(headers['set-cookie'], undefined, String(cookie));
      assert.equal(headers['cache-control'], 'no-cache');
      assert.match(String(headers.vary), /cookie/);
    }
  });

  it('is the live shell’s for the id of an earlier canary or of none, and the cookie ends', async () => {
    for (const value of ['1.6.0-a', '1', '', '__proto__', '../1.7.0-b', `"${canary}"`, 'failed.1.6.0-a']) {
      const answer = await page(`shell=${value}`);
      assert.doesNotMatch(answer.text, /tried|shell-watch/, value);
      assert.match(cookieOf(answer), ENDED, value);
      assert.equal(answer.headers['cache-control'], 'private, no-cache');
    }
  });

  it('is the live shell’s where the canary failed, and that is remembered; of two cookies the failure counts', async () => {
    for (const cookie of [
      `shell=failed.${canary}`,
      `shell=${canary}; shell=failed.${canary}`,
      `shell=failed.${canary}; shell=${canary}`,
    ]) {
      const answer = await page(cookie);
      assert.doesNotMatch(answer.text, /tried|shell-watch/, cookie);
      assert.equal(answer.headers['set-cookie'], undefined, cookie);
    }
    assert.match((await page(`shell=1.6.0-a; shell=${canary}`)).text, /tried/);
  });

  it('is the live shell’s once the canary is gone, and the same for everybody again', async () => {
    await publish(null);
    const answer = await page(`shell=${canary}`);
    assert.doesNotMatch(answer.text, /tried|shell-watch/);
    assert.match(cookieOf(answer), ENDED);
  });

  it('has its watch at an address that stays', async () => {
    const { status, text, headers } = await visitor(app)('/assets/shell-watch.js');
    assert.equal(status, 200);
    assert.match(String(headers['content-type']), /javascript/);
    assert.equal(headers['cache-control'], 'no-cache');
    assert.match(text, /remotes\/failures/);
  });
});

describe('an account', () => {
  beforeEach(() => publish({ percent: 0, named: nameAccounts(['garage@demo.example']) }));
  const GIVEN = new RegExp(`^shell=${canary}; Path=/; SameSite=Lax; Max-Age=\\d+$`);
  const signIn = (name: string, cookie = '') =>
    visitor(app)('/api/user/signIn', {
      method: 'POST',
      payload: { email: `${name}@demo.example`, password: 'Demo-2026!' },
      headers: { cookie },
    });

  it('that is offered the canary gets the cookie with its data and when it signs in; nobody else does', async () => {
    assert.match(cookieOf(await garage('/api/user')), GIVEN);
    assert.match(cookieOf(await signIn('garage')), GIVEN);
    assert.equal(cookieOf(await atelier('/api/user')), '');
    assert.equal(cookieOf(await signIn('atelier')), '');
    const { text } = await visitor(app)('/remotes/registry.json');
    assert.doesNotMatch(text, new RegExp(canary));
  });

  it('that has it already, or in whose browser it failed, is not given it again', async () => {
    for (const cookie of [`shell=${canary}`, `shell=failed.${canary}`])
      assert.equal(cookieOf(await garage('/api/user', { headers: { cookie } })), '', cookie);
    assert.match(cookieOf(await garage('/api/user', { headers: { cookie: 'shell=failed.1.6.0-a' } })), GIVEN);
  });

  it('that is not offered it loses the cookie of who was here before, and so does who signs out', async () => {
    const headers = { cookie: `shell=${canary}` };
    assert.match(cookieOf(await atelier('/api/user', { headers })), ENDED);
    assert.match(cookieOf(await signIn('atelier', headers.cookie)), ENDED);
    const leaving = await signedIn(app, 'garage@demo.example');
    assert.match(cookieOf(await leaving('/api/user/signOut', { method: 'POST', headers })), ENDED);
  });

  it('keeps the cookie while an administrator signs out beside it', async () => {
    const administrator = await signedIn(app, 'admin@demo.example', 'admin');
    const headers = { cookie: `shell=${canary}` };
    const answer = await administrator('/api/user/signOut', { method: 'POST', headers });
    assert.equal(answer.status, 200);
    assert.equal(cookieOf(answer), '');
  });

  it('within the share is offered it too, by a cookie for https alone where the portal is', async () => {
    await publish({ percent: 100 });
    for (const call of [garage, atelier, lecteur]) assert.match(cookieOf(await call('/api/user')), GIVEN);
    const forwarded = { 'x-forwarded-proto': 'https' };
    assert.match(cookieOf(await garage('/api/user', { headers: forwarded })), /; Secure$/);
  });
});

describe('a canary of the shell that fails', () => {
  const report = { remote: 'host', release: canary, reason: 'evaluation', detail: 'x is not defined' };
  const tell = async (call: Caller, more: Partial<typeof report> = {}) =>
    (await call('/api/remotes/failures', { method: 'POST', payload: { ...report, ...more } })).status;
  const came = (call: Caller) =>
    call('/api/remotes/loads', {
      method: 'POST',
      payload: { loads: [{ remote: 'host', release: canary }] },
    });
  const shell = async () => (await readRegistry(objects)).shell;

  beforeEach(() => publish({ percent: 100 }));

  it('is withdrawn with the third account, the journal says why, and its voices are forgotten', async () => {
    for (const call of [garage, atelier]) assert.equal(await tell(call), 204);
    assert.equal((await shell()).canary?.release.id, canary);
    await tell(lecteur, { reason: 'network' });
    const { id, canary: left, withdrawn } = await shell();
    assert.deepEqual([id, left, withdrawn?.release, withdrawn?.accounts], ['1', undefined, canary, 3]);
    assert.deepEqual(withdrawn?.reasons, ['evaluation', 'network']);
    const { action, by, remote, release, before } = (await readRegistry(objects)).journal?.at(-1) ?? {};
    assert.deepEqual([action, by, remote, release, before], ['withdrawal', 'server', 'host', '1', canary]);
    assert.equal((await app.db.selectFrom('remote_failures').selectAll().execute()).length, 0);
  });

  it('stays where it came up for others, and whatever visitors, strangers to it or reports of other shells say', async () => {
    const moderateur = await signedIn(app, 'moderateur@demo.example');
    await came(moderateur);
    for (const call of [garage, atelier, lecteur]) await tell(call);
    assert.equal((await shell()).canary?.release.id, canary);
    await publish({ percent: 0, named: nameAccounts(['garage@demo.example']) });
    for (const call of [garage, atelier, lecteur, visitor(app), visitor(app), visitor(app)]) await tell(call);
    for (const call of [garage, atelier, lecteur]) await tell(call, { release: '1' });
    assert.equal((await shell()).canary?.release.id, canary);
  });

  it('is counted by its name in the figures, and a made-up one is not', async () => {
    await came(garage);
    await tell(garage, { release: 'made-up' });
    const { text } = await visitor(app)('/metrics');
    assert.match(text, /extranet_remote_loads_total\{remote="host",release="1.7.0-b"\} \d/);
    assert.doesNotMatch(text, /made-up/);
  });
});
