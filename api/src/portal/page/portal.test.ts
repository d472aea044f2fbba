import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { describe, it } from 'node:test';
import { brotliDecompressSync } from 'node:zlib';
import { policyFor } from '../../base/http/content-policy.ts';
import { publishSample, sampleEntry } from '../../testing/published.ts';
import { type Caller, signedIn, visitor } from '../../testing/signed-in.ts';
import { buildTestApp } from '../../testing/test-app.ts';
import { changeRegistry } from '../releases/store-registry.ts';

const { app, wait } = await buildTestApp();
const garage = await signedIn(app, 'garage@demo.example');

const publish = () =>
  publishSample(app.releases.objects, [
    sampleEntry('faq', { label: '</script>' }),
    sampleEntry('admin', { access: 'admin' }),
  ]);

const get = (url: string) => app.inject({ url });

type Read = { remotes: { label: string }[] };
const readRegistry = async () => (await get('/remotes/registry.json')).json<Read>();

describe('the portal', () => {
  it('answers 404 before anything is published', async () => {
    assert.equal((await get('/')).statusCode, 404);
    await publish();
  });

  it('writes registry and configuration into the page so that their text cannot end the element [C1.05, C7.10]', async () => {
    wait(1_100);
    const page = await get('/faq');
    assert.equal(page.headers['cache-control'], 'no-cache');
    const [, data] = /id="extranet-data">(.+?)<\/script>/.exec(page.body) as unknown as [string, string];
    const read = JSON.parse(data) as { registry: { remotes: { label: string }[] }; config: string };
    assert.equal(read.registry.remotes[0]?.label, '</script>');
    const decoded = JSON.parse(Buffer.from(read.config, 'base64').toString()) as { phone_number: string };
    assert.match(decoded.phone_number, /\d/);
  });

  it('requires Trusted Types only for a shell that declares them: an older one would not start', async () => {
    const policy = String((await get('/faq')).headers['content-security-policy']);
    assert.match(policy, /^default-src 'none';script-src 'self';.*frame-ancestors 'none'$/);
    const whole = String((await get('/healthz')).headers['content-security-policy']);
    assert.ok(whole.endsWith("require-trusted-types-for 'script';trusted-types default dompurify"), whole);
    const shell = await readFile(new URL('../../../../host/src/index.html', import.meta.url), 'utf8');
    assert.equal(policyFor(shell, whole), whole);
    assert.equal(policyFor(`<!doctype html><html lang="fr"><p> data-trusted-types`, whole), policy);
  });

  it('fetches ahead the files of the remote that owns the address, and what they borrow, and no others', async () => {
    assert.match((await get('/faq/FA-00001')).body, /href="\/r\/remote-faq\/1.0.0-a\/entry.js"/);
    assert.match(
      (await get('/faq')).body,
      /<script async fetchpriority="high" src="\/assets\/t.js"><\/script>/,
    );
    assert.doesNotMatch((await get('/')).body, /rel="preload"|<script async/);
  });

  it('names what is asked for before the programs run: what the shown slots and the address draw first [W1.25]', async () => {
    const asks = {
      overlay: ['/never'],
      'header.search': ['/never'],
      '/faq': ['/faq'],
      'home.kits': ['/kits'],
    };
    const manifest = {
      label: 'x',
      mounts: [],
      slots: [],
      nav: [],
      order: 1,
      access: 'signedIn' as const,
      asks,
    };
    const { objects } = app.releases;
    await changeRegistry(objects, (before) => ({
      ...before,
      remotes: before.remotes.map((entry) =>
        entry.id === 'faq'
          ? { ...entry, slots: Object.keys(asks), stable: { ...entry.stable, manifest } }
          : entry,
      ),
    }));
    wait(1_100);
    const asked = async (address: string) => {
      const [, data] = /id="extranet-data">(.+?)<\/script>/.exec(
        (await get(address)).body,
      ) as unknown as string[];
      return (JSON.parse(data as string) as { asks: string[] }).asks;
    };
    assert.deepEqual(await asked('/'), ['/user']);
    assert.deepEqual(await asked('/extradmin'), ['/user']);
    assert.deepEqual(await asked('/faq'), ['/user', '/faq']);
    assert.deepEqual(await asked('/home'), ['/user', '/kits']);
  });

  it('reveals the administrators’ remote to administrators only [A6.02]', async () => {
    for (const address of ['/', '/admin', '/extradmin', '/remotes/registry.json'])
      assert.doesNotMatch((await get(address)).body, /remote-admin/, address);
    const asked: [Caller, number][] = [
      [visitor(app), 401],
      [garage, 403],
    ];
    for (const [call, status] of asked) assert.equal((await call('/api/admin/remotes')).status, status);
  });

  it('serves published files as immutable, and answers 404 for unknown files', async () => {
    const file = await get('/r/remote-faq/1.0.0-a/entry.js');
    assert.equal(file.body, '1+1');
    assert.match(String(file.headers['cache-control']), /immutable/);
    assert.equal(file.headers['x-content-type-options'], 'nosniff');
    assert.equal(file.headers['content-security-policy'], undefined, 'which only documents obey');
    for (const address of [
      '/r/remote-faq/1.0.0-a/none.js',
      '/assets/none.js',
      '/r/../registry.json',
      '/r/%2e%2e/registry.json',
    ])
      assert.doesNotMatch((await get(address)).body, /"shell"/, address);
    for (const address of ['/r/remote-faq/1.0.0-a/none.js', '/r/.git/HEAD', '/assets/.htpasswd'])
      assert.equal((await get(address)).statusCode, 404, address);
    assert.equal((await get('/api/nothing')).statusCode, 404);
  });

  it('answers a long registry whole, compressed or not', async () => {
    const { objects } = app.releases;
    const note = 'A remote among many. '.repeat(100);
    const described = (label: string) =>
      changeRegistry(objects, (before) => ({
        ...before,
        remotes: before.remotes.map((remote) => ({ ...remote, label })),
      }));
    const [first] = (await readRegistry()).remotes;
    await described(note);
    wait(1_100);
    assert.equal((await readRegistry()).remotes[0]?.label, note);
    const { headers, rawPayload } = await app.inject({
      url: '/remotes/registry.json',
      headers: { 'accept-encoding': 'br' },
    });
    assert.equal(headers['content-encoding'], 'br');
    const read = JSON.parse(brotliDecompressSync(rawPayload).toString()) as Read;
    assert.equal(read.remotes[0]?.label, note);
    await described(first?.label as string);
    wait(1_100);
  });

  it('tells pages which shell is live and what it has for remotes, so that those of an earlier one know', async () => {
    const registry = async () =>
      (await get('/remotes/registry.json')).json<{ revision: number; shell?: object }>();
    assert.equal((await registry()).shell, undefined, 'of a shell that does not describe itself');
    const facts = { version: '1.6.0', contract: 1, provides: { '@extranet/shared/ui': '1.6.0' } };
    const { objects } = app.releases;
    await objects.write('host/2/index.html', Buffer.from('<head><!--data--></head>'));
    await objects.write(
      'host/2/shell.json',
      Buffer.from(
        JSON.stringify({
          ...facts,
          platform: {},
          scripts: [],
          pages: { '/home': ['/assets/h.js', '/assets/h.svg'] },
        }),
      ),
    );
    await changeRegistry(objects, (before) => ({ ...before, shell: { id: '2' } }));
    wait(1_100);
    assert.deepEqual((await registry()).shell, { id: '2', ...facts });
    assert.match((await get('/')).body, /"shell":\{"id":"2","version":"1.6.0"/);
    const ahead = (await get('/home')).body.match(
      /(script async fetchpriority="high"|as="image") (href|src)="\/assets\/h\..+?"/g,
    );
    assert.deepEqual(ahead, [
      'script async fetchpriority="high" src="/assets/h.js"',
      'as="image" href="/assets/h.svg"',
    ]);
  });
});
