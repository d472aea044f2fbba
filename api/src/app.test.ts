import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { RouteOptions } from 'fastify';
import { assertRefused } from './testing/refusals.ts';
import { visitor } from './testing/signed-in.ts';
import { buildTestApp } from './testing/test-app.ts';

interface Operation {
  readonly operationId: string;
  readonly summary?: string;
  readonly tags?: string[];
  readonly security?: unknown;
  readonly responses: Readonly<Record<string, { content?: unknown }>>;
}

const routes: RouteOptions[] = [];
const { app } = await buildTestApp({ products: 1, onRoute: (route) => routes.push(route) });
const call = visitor(app);

describe('the application', () => {
  it('answers an unknown call in the shape of all errors, and an unknown content type with 415 [A8.13]', async () => {
    assertRefused(await call('/api/nothing'), 404, 'notFound');
    const headers = { 'content-type': 'application/xml' };
    const answer = await app.inject({ method: 'POST', url: '/api/user/signIn', headers, payload: '<a/>' });
    assert.equal(answer.statusCode, 415);
    assert.equal(answer.json().error.code, 'request.mediaType');
  });

  it('keeps a balancer’s request id and makes one otherwise', async () => {
    const kept = await call('/api/nothing', { headers: { 'x-request-id': 'balancer-00001' } });
    assert.equal(assertRefused(kept, 404, 'notFound').requestId, 'balancer-00001');
    assert.equal(kept.headers['x-request-id'], 'balancer-00001');
    const odd = await call('/api/nothing', { headers: { 'x-request-id': 'a\tb' } });
    assert.notEqual(odd.headers['x-request-id'], 'a\tb');
  });

  it('describes every call under /api by the schemas that validate it', async () => {
    const { paths } = (await call('/api/openapi.json')).json<{
      paths: Record<string, Record<string, Operation>>;
    }>();
    const operations = Object.entries(paths).flatMap(([path, verbs]) =>
      Object.entries(verbs).map(([verb, operation]) => ({ name: `${verb} ${path}`, ...operation })),
    );
    assert.ok(operations.length > 50);
    const poor = operations.filter(
      ({ summary, tags, responses, security }) =>
        !summary ||
        !tags?.length ||
        !(responses['200']?.content || responses['204']) ||
        (security && !responses['4XX']),
    );
    assert.deepEqual(
      poor.map(({ name }) => name),
      [],
    );
    const ids = operations.map(({ operationId }) => operationId);
    assert.equal(new Set(ids).size, ids.length);
    const page = await call('/api/docs');
    assert.equal(page.status, 200);
    for (const path of Object.keys(paths)) assert.ok(page.text.includes(`<code>${path}</code>`), path);
    assert.ok(!page.text.includes('<script'));
  });

  it('describes which token each call needs, as its gate requires it', () => {
    const gates = new Map<unknown, string[]>([
      [app.customer, ['customer']],
      [app.admin, ['admin']],
      [app.anyone, ['customer', 'admin']],
    ]);
    const asked = routes.flatMap(({ method, url, onRequest, schema }) => {
      const needed = [onRequest].flat().flatMap((gate) => gates.get(gate) ?? []);
      if (needed.length === 0 || method === 'HEAD') return [];
      return [{ name: `${method} ${url}`, needed, said: schema?.security?.flatMap(Object.keys) ?? [] }];
    });
    assert.ok(asked.length > 40);
    assert.deepEqual(
      asked.filter(({ needed, said }) => needed.join() !== said.join()),
      [],
    );
  });
});
