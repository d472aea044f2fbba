import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { ApiError } from '@extranet/shared/contracts';
import { signedIn, visitor } from '../../testing/signed-in.ts';
import { buildTestApp } from '../../testing/test-app.ts';

interface Line {
  readonly reqId?: string;
  readonly call?: string;
  readonly msg: string;
  readonly err?: { message: string };
}

const written: string[] = [];
const { app } = await buildTestApp({
  products: 1,
  env: { LOG_LEVEL: 'info' },
  logStream: { write: (line) => written.push(line) },
});
const linesOf = (id: string) =>
  written.map((line) => JSON.parse(line) as Line).filter(({ reqId }) => reqId === id);

describe('a request’s id', () => {
  it('is in the message on the screen and in the line of the log with the cause', async () => {
    const customer = await signedIn(app, 'garage@demo.example');
    await app.db.schema.alterTable('deliveries').renameTo('deliveries_away').execute();
    const answer = await customer('/api/deliveries', { headers: { 'x-request-id': 'K7PQ2MWX9A' } });
    await app.db.schema.alterTable('deliveries_away').renameTo('deliveries').execute();
    assert.equal(answer.status, 500);
    assert.equal(answer.headers['x-request-id'], 'K7PQ2MWX9A');
    const { message, requestId } = answer.json<ApiError>().error;
    assert.equal(requestId, 'K7PQ2MWX9A');
    assert.match(message, /Numéro de l’incident\u00a0: K7PQ2MWX9A$/);
    const cause = linesOf('K7PQ2MWX9A').find(({ msg }) => msg === 'request failed');
    assert.match(cause?.err?.message ?? '', /deliveries/);
    assert.doesNotMatch(answer.text, /deliveries/);
  });

  it('may be sent twice: the lines of the two calls stay distinguishable', async () => {
    const headers = { 'x-request-id': 'TWICE-0001' };
    await Promise.all([visitor(app)('/api/config', { headers }), visitor(app)('/api/nothing', { headers })]);
    const byCall = Map.groupBy(linesOf('TWICE-0001'), ({ call }) => call);
    assert.equal(byCall.size, 2);
    for (const [call, lines] of byCall) {
      assert.ok(call);
      const ownWords = lines.filter(({ msg }) => msg !== 'request refused');
      assert.deepEqual(
        ownWords.map(({ msg }) => msg),
        ['incoming request', 'request completed'],
      );
    }
  });

  it('is made by the server when the caller sent no valid one', async () => {
    for (const odd of ['short', 'x'.repeat(65), 'a b c d e f', '<script>alert(1)</script>']) {
      const answer = await visitor(app)('/healthz', { headers: { 'x-request-id': odd } });
      assert.match(String(answer.headers['x-request-id']), /^[0-9a-f-]{36}$/, odd);
    }
  });
});
