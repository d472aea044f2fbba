import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { publicConfig } from '../../base/settings/public-config.ts';
import { publishSample, sampleEntry } from '../../testing/published.ts';
import { buildTestApp } from '../../testing/test-app.ts';
import type { Published } from '../releases/store-registry.ts';
import { changeRegistry } from '../releases/store-registry.ts';
import { framedPage } from './frames.ts';

const html = {
  landing:
    '<p style>%name%</p><a class="x" href="tel:+33100200300">+33 100 200 300</a><svg data-logo viewBox="0 0 44 32" height="32"><g stroke="%colour%"></g></svg>',
  home: '<i>home</i>',
  page: '<i>page</i>',
};
const frames = {
  styles: '/assets/frames.1.css',
  html,
  pages: { '/': ['home', 'landing'], '/home': ['home', 'landing'] },
  remotePages: ['page', 'landing'],
};
const published = (own: Published['shell']['frames'] | null = frames) =>
  ({
    registry: {
      remotes: [
        sampleEntry('faq', { mounts: ['/faq'] }),
        sampleEntry('admin', { mounts: ['/extradmin'], access: 'admin' }),
      ],
    },
    shell: { html: '', platform: {}, frames: own ?? undefined },
  }) as unknown as Published;
const brand = { name: 'Roux & <b>Fils</b>', colour: '#1f6fd6', look: {}, logo: '' };
const config = { ...publicConfig, phone_number: '02 98 11 22 33', brand };

describe('what a page paints before its programs run', () => {
  it('is the frame of who is signed in beside the landing page, on pages of the shell and of remotes', () => {
    const names = (url: string) =>
      framedPage(published(), url, config)?.body.match(/home|page(?=<)|landing/g);
    assert.deepEqual(names('/'), ['home', 'landing']);
    assert.deepEqual(names('/home?v=peugeot.308ii.2016'), ['home', 'landing']);
    assert.deepEqual(names('/faq/FA-00001'), ['page', 'landing']);
    for (const url of ['/extradmin', '/confirmation', '/nothing', '/?adminAuthToken=x&userId=y'])
      assert.equal(framedPage(published(), url, config), undefined, url);
    assert.equal(framedPage(published(null), '/', config), undefined, 'a shell of before');
  });

  describe('of a page that its remote has painted', () => {
    const coming =
      '<main id="m"><div role="status" data-coming="true"><i></i></div></main><main>landing</main>';
    const painted = {
      ...{ styles: '/r/remote-faq/1.0.0-a/frames.2.css', integrity: 'sha384-y' },
      pages: { '/faq': '<b>$& drawn</b>' },
    };
    const withPainted = (script?: string) => ({
      ...published({
        ...frames,
        html: { ...html, page: coming },
        ...(script && { painted: script }),
      }),
      frames: { '/r/remote-faq/1.0.0-a/': painted },
    });

    it('is that page in the place of the skeleton, with its style sheet and the script that keeps it', () => {
      const framed = framedPage(withPainted('/assets/painted.3.js'), '/faq', config);
      assert.match(
        framed?.body ?? '',
        /<main id="m"><div data-painted="\/faq"><b>\$& drawn<\/b><\/div><\/main><main>landing<\/main>/,
      );
      assert.match(
        framed?.head ?? '',
        /integrity="sha384-y" href="\/r\/remote-faq\/1.0.0-a\/frames.2.css">\s*<script type="module" src="\/assets\/painted.3.js">/,
      );
    });

    it('is the general one where the address asks for more, is another page, or the shell would draw over it', () => {
      const general = (url: string, script?: string) =>
        framedPage(withPainted(script), url, config)?.body.includes('data-coming');
      assert.equal(general('/faq?q=prise', '/assets/painted.3.js'), true);
      assert.equal(general('/faq/FA-00001', '/assets/painted.3.js'), true);
      assert.equal(general('/faq'), true, 'a shell of before');
    });
  });

  it('fetches the pictures of the landing page at its own address only: elsewhere they wait for being seen', () => {
    const drawn = { ...frames, html: { ...html, landing: '<img alt="" src="/assets/kit.svg">' } };
    const body = (url: string) => framedPage(published(drawn), url, config)?.body ?? '';
    assert.match(body('/'), /<img alt="" src="\/assets\/kit\.svg">/);
    assert.match(body('/home'), /<img loading="lazy" alt="" src="\/assets\/kit\.svg">/);
  });

  it('names the supplier as text, with the number to call where there is one [W1.36]', () => {
    const body = framedPage(published(), '/', config)?.body ?? '';
    assert.match(body, /<p style>Roux &amp; &lt;b&gt;Fils&lt;\/b&gt;<\/p>/);
    assert.match(body, /href="tel:0298112233">02 98 11 22 33<\/a><svg[^>]*><g stroke="#1f6fd6">/);
    const bare = framedPage(published(), '/', {
      ...config,
      phone_number: '',
      brand: { ...brand, name: '', colour: '' },
    });
    assert.match(bare?.body ?? '', /<p style><\/p>.*<g stroke="currentcolor">/);
  });

  it('has the supplier’s picture where it has one, as high as the drawn logo [B9.07]', () => {
    const logo = '/api/config/logo/0123456789abcdef';
    const body = framedPage(published(), '/', { ...config, brand: { ...brand, logo } })?.body ?? '';
    assert.match(body, /<img alt="" src="\/api\/config\/logo\/0123456789abcdef" height="32">/);
    assert.doesNotMatch(body, /<svg data-logo/);
  });

  it('is sent compressed, and is the same for everybody: a page in a cache holds nothing of a person', async () => {
    const { app } = await buildTestApp({ products: 1 });
    const { objects } = app.releases;
    await publishSample(objects, [sampleEntry('faq')]);
    await objects.write(
      'host/3/index.html',
      Buffer.from('<head><!--data--><!--preloads--></head><!--frames-->'),
    );
    await objects.write('host/3/shell.json', Buffer.from(JSON.stringify({ platform: {}, frames })));
    await changeRegistry(objects, (before) => ({ ...before, shell: { id: '3' } }));
    const get = (headers: Record<string, string>) => app.inject({ url: '/home', headers });
    const plain = await get({});
    assert.match(plain.body, /data-frame="signed-in"><i>home<\/i>/);
    assert.match(plain.body, /<link rel="stylesheet" id="frames" href="\/assets\/frames.1.css">/);
    assert.equal(plain.headers['content-encoding'], undefined);
    const brotli = await get({ 'accept-encoding': 'gzip, br' });
    assert.equal(brotli.headers['content-encoding'], 'br');
    assert.equal(brotliDecompressSync(brotli.rawPayload).toString(), plain.body);
    const gzip = await get({ 'accept-encoding': 'gzip' });
    assert.equal(gunzipSync(gzip.rawPayload).toString(), plain.body);
    assert.match(String(gzip.headers.vary), /accept-encoding/i);
    const signedIn = await get({ authorization: 'Bearer somebody', cookie: 'a=b' });
    assert.equal(signedIn.body, plain.body);
  });
});
