import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type {
  ApiError,
  Config,
  LanguageOverrides,
  Registry,
  SupplierSettings,
} from '@extranet/shared/contracts';
import sharp from 'sharp';
import { render } from '../../base/mail/layout.ts';
import { readSupplier } from '../../base/settings/supplier.ts';
import { publishSample, sampleEntry } from '../../testing/published.ts';
import { assertRefused } from '../../testing/refusals.ts';
import { signedIn, visitor } from '../../testing/signed-in.ts';
import { buildTestApp } from '../../testing/test-app.ts';

const { app } = await buildTestApp({ products: 1 });
const admin = await signedIn(app, 'admin@demo.example', 'admin');
const call = visitor(app);
const read = async () => (await admin('/api/admin/supplier')).json<SupplierSettings>();
const save = async (changes: Partial<SupplierSettings>) =>
  admin('/api/admin/supplier', { method: 'PUT', payload: { ...(await read()), ...changes } });
const decoded = (text: string) => JSON.parse(Buffer.from(text, 'base64').toString()) as Config;
const config = async () => decoded((await call('/api/config')).text);
const fieldsOf = (answer: { text: string }) =>
  (JSON.parse(answer.text) as ApiError).error.fields?.map(({ field }) => field);
const textOf = (section: unknown, key: string) => (section as Record<string, string> | undefined)?.[key];
async function aLogo(format: 'png' | 'jpeg' = 'png'): Promise<string> {
  const picture = sharp({ create: { width: 1200, height: 300, channels: 3, background: '#1f6fd6' } });
  return `data:image/${format};base64,${(await picture.toFormat(format).toBuffer()).toString('base64')}`;
}

describe('the supplier’s settings [B9.07]', () => {
  it('reach the configuration, open pages and the order forms at once', async () => {
    const saved = await save({ name: 'Attelages du Ponant', phone: '02 98 11 22 33', header: '#123456' });
    assert.equal(saved.status, 200, saved.text);
    const { brand, phone_number } = await config();
    assert.deepEqual(
      [brand.name, brand.look['--color-header'], phone_number],
      ['Attelages du Ponant', '#123456', '02 98 11 22 33'],
    );
    await publishSample(app.releases.objects, [sampleEntry('faq')]);
    const registry = JSON.parse((await app.inject('/remotes/registry.json')).body) as Registry;
    assert.equal(decoded(registry.config ?? '').brand.name, 'Attelages du Ponant');
    const paper = JSON.parse((await call('/api/config/supplier')).text) as { name: string; phone: string };
    assert.deepEqual([paper.name, paper.phone], ['Attelages du Ponant', '02 98 11 22 33']);
  });

  it('colour the mails', async () => {
    await save({ accent: '#7dd3fc', header: '#123456' });
    const letter = {
      subject: 's',
      title: 't',
      greeting: 'g',
      parts: [{ kind: 'button', label: 'Ouvrir', url: 'https://x.example' }],
    } as const;
    const { html } = render(letter, await readSupplier(app.db));
    assert.match(html, /background:#123456;color:#fff/);
    assert.match(html, /padding:12px 24px;background:#7dd3fc/);
  });

  it('refuse a colour that could not be read, and offer the nearest one that can', async () => {
    const refused = await save({ accent: '#1d4ed8', header: '#ffffff' });
    assertRefused(refused, 422, 'request.invalid');
    assert.deepEqual(fieldsOf(refused), ['accent', 'header']);
    assert.deepEqual(fieldsOf(await save({ accent: '#ffffff' })), ['accent'], 'no button on a white page');
    assert.match(refused.text, /la plus proche est #[0-9a-f]{6}/);
    assert.equal((await save({ accent: 'red' })).status, 422);
    assert.equal((await read()).accent, '#7dd3fc');
  });

  it('refuse no name, a wrong mail address, number and colour all at once, each on its field', async () => {
    const wrong = { name: '', email: 'x', phone: '12', postcode: '4410', accent: '#ffffff' };
    assert.deepEqual(fieldsOf(await save(wrong)), ['name', 'email', 'phone', 'postcode', 'accent']);
    assert.equal((await save({ name: '  ' })).status, 422);
    assert.equal((await save({ name: 'Deux\r\nlignes' })).status, 422);
  });

  it('are not overwritten by who had read an older state', async () => {
    const before = await read();
    assert.equal((await save({ city: 'Brest' })).status, 200);
    const late = { ...before, city: 'Quimper' };
    const refused = await admin('/api/admin/supplier', { method: 'PUT', payload: late });
    assertRefused(refused, 409, 'supplier.changedMeanwhile');
    assert.equal((await read()).city, 'Brest');
    const now = await read();
    const both = await Promise.all(
      ['Brest', 'Quimper'].map((name) =>
        admin('/api/admin/supplier', { method: 'PUT', payload: { ...now, name } }),
      ),
    );
    assert.deepEqual(both.map(({ status }) => status).toSorted(), [200, 409]);
  });

  it('take a picture as logo, encoded anew and small, and give it to everybody', async () => {
    for (const format of ['png', 'jpeg'] as const) {
      const saved = await save({ logo: await aLogo(format) });
      assert.equal(saved.status, 200, saved.text);
      const { logo } = saved.json<SupplierSettings>();
      assert.match(logo, /^\/api\/config\/logo\/[0-9a-f]{16}$/);
      assert.equal((await config()).brand.logo, logo);
      const picture = await app.inject(logo);
      assert.equal(picture.headers['content-type'], 'image/webp');
      assert.match(String(picture.headers['cache-control']), /immutable/);
      assert.equal((await sharp(picture.rawPayload).metadata()).width, 480);
      assert.equal((await save({ city: 'Brest' })).json<SupplierSettings>().logo, logo, 'it stays');
    }
    assert.equal((await save({ logo: '' })).json<SupplierSettings>().logo, '');
  });

  it('refuse an SVG, what only calls itself a picture, and somebody else’s address as a logo', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    for (const logo of [
      `data:image/svg+xml;base64,${svg.toString('base64')}`,
      `data:image/png;base64,${svg.toString('base64')}`,
      'https://elsewhere.example/logo.png',
      '/api/config/logo/0123456789abcdef',
    ])
      assertRefused(await save({ logo }), 422, 'supplier.logo');
    assert.equal((await call('/api/config/logo/0123456789abcdef')).status, 404);
  });

  it('stand in the legal notice', async () => {
    await save({ name: 'Attelages du Ponant', hosting: 'Hébergé à Brest.' });
    const { legal } = (await call('/api/config/languages/fr')).json<LanguageOverrides>();
    assert.equal(textOf(legal?.publisher, 'item1'), 'Attelages du Ponant');
    assert.equal(textOf(legal?.host, 'text1'), 'Hébergé à Brest.');
  });
});
