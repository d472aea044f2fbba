import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Config, DialCode } from '@extranet/shared/contracts';
import { DEMO_PASSWORD } from '../../demo/load.ts';
import { assertRefused } from '../../testing/refusals.ts';
import { visitor } from '../../testing/signed-in.ts';
import { buildTestApp } from '../../testing/test-app.ts';

const { app, wait } = await buildTestApp({ products: 1 });
const call = visitor(app);

async function readConfig(): Promise<Config> {
  const answer = await call('/api/config');
  assert.match(String(answer.headers['content-type']), /^text\/plain/);
  return JSON.parse(Buffer.from(answer.text, 'base64').toString('utf8')) as Config;
}

describe('GET /config', () => {
  it('answers the JSON configuration as base64, to everybody [C7.10, C3.03]', async () => {
    const config = await readConfig();
    assert.equal(config.vat_rate, 20);
    assert.match(config.phone_number, /^[\d ]+$/);
    assert.equal(config.upload.ldec.maxBytes, 10_485_760);
    assert.deepEqual(config.upload.ldec.extensions, ['.csv', '.xlsx']);
    assert.deepEqual(config.upload.prodDatasheet.extensions, ['.pdf']);
  });

  it('names the supplier by its settings, at most a minute late, and takes no colour that is none [W1.36]', async () => {
    const look = { '--color-accent': '', '--color-accentHover': '', '--color-header': '' };
    const own = { colour: '', look, logo: '' };
    assert.deepEqual((await readConfig()).brand, { ...own, name: 'Extranet Faisceaux & Attelages' });
    const set = (key: string, value: unknown) =>
      app.db
        .insertInto('settings')
        .values({ key, value: JSON.stringify(value) })
        .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: JSON.stringify(value) }))
        .execute();
    const later = async () => {
      wait(61_000);
      await readConfig();
      await new Promise((resolve) => setTimeout(resolve, 200));
      return (await readConfig()).brand;
    };
    await set('supplier', { name: 'Attelages du Ponant' });
    await set('brand.colour', '#1f6fd6');
    assert.deepEqual(await later(), { ...own, name: 'Attelages du Ponant', colour: '#1f6fd6' });
    await set('brand.colour', 'red;background:url(x)');
    assert.equal((await later()).colour, '');
    await app.db.deleteFrom('settings').where('key', 'in', ['supplier', 'brand.colour']).execute();
  });

  it('contains a password rule that accepts a strong password and refuses each weakness [C5.03]', async () => {
    const { form_rules } = await readConfig();
    const rule = new RegExp(form_rules.password.regex);
    assert.ok(rule.test(DEMO_PASSWORD));
    assert.ok(rule.test('aB3@efghi'));
    for (const weak of [
      'demo-2026!',
      'DEMO-2026!',
      'Demo-deux!',
      'Demo20266',
      'De-26!',
      `Demo-2026!${'x'.repeat(64)}`,
    ]) {
      assert.ok(!rule.test(weak), weak);
    }
    const email = new RegExp(form_rules.email.regexp);
    assert.ok(email.test('garage@demo.example'));
    assert.ok(!email.test('garage@demo') && !email.test('garage demo@x.fr'));
  });
});

describe('GET /config/languages/{lng}', () => {
  it('answers the server’s overrides by namespace [C7.11]', async () => {
    const value = JSON.stringify({ catalog: { search: { empty: 'Rien trouvé.' } } });
    await app.db.insertInto('settings').values({ key: 'languages.fr', value }).execute();
    assert.deepEqual((await call('/api/config/languages/fr')).json(), {
      catalog: { search: { empty: 'Rien trouvé.' } },
    });
  });

  it('answers an empty object for a language without overrides, and refuses a malformed name', async () => {
    const answer = await call('/api/config/languages/de');
    assert.equal(answer.status, 200);
    assert.deepEqual(answer.json(), {});
    assertRefused(await call('/api/config/languages/..%2Fetc'), 400, 'request.invalid');
  });
});

describe('GET /config/dial_codes', () => {
  it('answers dial codes, France first [C7.12, C3.04]', async () => {
    const codes = (await call('/api/config/dial_codes')).json<DialCode[]>();
    assert.deepEqual(codes[0], { dial_code: '+33', code: 'FR' });
    assert.ok(codes.length > 100);
    assert.ok(codes.every(({ dial_code, code }) => /^\+\d{1,3}$/.test(dial_code) && /^[A-Z]{2}$/.test(code)));
    assert.equal(new Set(codes.map(({ code }) => code)).size, codes.length);
  });
});
