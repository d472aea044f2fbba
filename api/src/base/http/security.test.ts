import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { observatoryScore } from '../../testing/observatory.ts';
import { visitor } from '../../testing/signed-in.ts';
import { buildTestApp } from '../../testing/test-app.ts';

const BACK_OFFICE = 'https://backoffice.example';
const { app } = await buildTestApp({ products: 1 });
const { app: framed } = await buildTestApp({ products: 1, env: { BACKOFFICE_ORIGIN: BACK_OFFICE } });
const { app: plain } = await buildTestApp({ products: 1, env: { PUBLIC_URL: 'http://127.0.0.1:8080' } });

const headersOf = async (portal: typeof app, path = '/healthz') => {
  const { headers } = await visitor(portal)(path);
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
};
const directivesOf = (headers: Record<string, string>) =>
  new Map(
    (headers['content-security-policy'] ?? '').split(';').map((directive) => {
      const [name = '', ...values] = directive.trim().split(' ');
      return [name, values.join(' ')] as const;
    }),
  );

describe('the headers of every page', () => {
  it('earn A+ by the rules of MDN’s HTTP Observatory, with and without a back office', async () => {
    for (const portal of [app, framed]) {
      const { score, parts } = observatoryScore(await headersOf(portal));
      assert.ok(score >= 100, JSON.stringify(parts));
      assert.ok(
        parts.every(({ points }) => points >= 0),
        JSON.stringify(parts),
      );
    }
    const bare = observatoryScore({ 'content-security-policy': "script-src 'unsafe-inline'" });
    assert.ok(bare.score < 50, JSON.stringify(bare));
  });

  it('allow only the portal’s own files, and no string as HTML or code', async () => {
    const directives = directivesOf(await headersOf(app));
    assert.equal(directives.get('default-src'), "'none'");
    assert.equal(directives.get('script-src'), "'self'");
    assert.match(directives.get('style-src') ?? '', /^'self' 'sha256-47DEQ[^']+'$/);
    assert.equal(directives.get('connect-src'), "'self'");
    assert.equal(directives.get('base-uri'), "'none'");
    assert.equal(directives.get('form-action'), "'self'");
    assert.equal(directives.get('require-trusted-types-for'), "'script'");
    assert.equal(directives.get('trusted-types'), 'default dompurify');
    assert.ok(![...directives.values()].some((sources) => /unsafe|\*|https?:/.test(sources)));
  });

  it('allow framing by the configured back office only, and by nobody without one [D6]', async () => {
    const alone = await headersOf(app);
    assert.equal(directivesOf(alone).get('frame-ancestors'), "'none'");
    assert.equal(alone['x-frame-options'], 'DENY');
    const within = await headersOf(framed);
    assert.equal(directivesOf(within).get('frame-ancestors'), BACK_OFFICE);
    assert.equal(within['x-frame-options'], undefined, 'which knows no origin and would forbid it');
  });

  it('contain HSTS when the public address is https, and only then', async () => {
    assert.equal((await headersOf(app))['strict-transport-security'], 'max-age=63072000; includeSubDomains');
    assert.equal((await headersOf(plain))['strict-transport-security'], undefined);
  });

  it('name only devices that browsers know: an unknown name writes a warning to every console', async () => {
    // From https://github.com/w3c/webappsec-permissions-policy/blob/main/features.md, those that Chromium 156 knows.
    const known = ['camera', 'geolocation', 'microphone', 'payment', 'usb', 'serial', 'midi', 'hid'];
    const named = (await headersOf(app))['permissions-policy']?.split(', ') ?? [];
    assert.ok(named.length > 5);
    assert.deepEqual(
      named.filter((entry) => !known.some((name) => entry === `${name}=()`)),
      [],
    );
  });

  it('are the same on the description of the API, on calls, refusals and unknown addresses', async () => {
    const policy = (await headersOf(app))['content-security-policy'];
    for (const path of [
      '/api/docs',
      '/api/openapi.json',
      '/api/config',
      '/api/user',
      '/api/nothing',
      '/nothing.js',
    ]) {
      const headers = await headersOf(app, path);
      assert.equal(headers['content-security-policy'], policy, path);
      assert.equal(headers['x-content-type-options'], 'nosniff', path);
      assert.match(headers['permissions-policy'] ?? '', /camera=\(\)/, path);
      assert.equal(headers['access-control-allow-origin'], undefined, path);
      assert.equal(headers['x-powered-by'] ?? headers.server, undefined, path);
    }
  });
});
