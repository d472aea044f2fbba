import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { newAddress } from '../../testing/addresses.ts';
import { collector, type ReceivedSpan } from '../../testing/collector.ts';
import { type Caller, signedIn, visitor } from '../../testing/signed-in.ts';
import { buildTestApp } from '../../testing/test-app.ts';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const CLICK = '00f067aa0ba902b7';
const traceparent = `00-${TRACE}-${CLICK}-01`;

const log: string[] = [];
const received = await collector();
after(received.stop);
const { app } = await buildTestApp({
  products: 10,
  env: { ...received.env, LOG_LEVEL: 'info' },
  logStream: { write: (line) => log.push(line) },
});
const nobody = visitor(app);
const garage = await signedIn(app, 'garage@demo.example');

const withId = (call: Caller, id: string, url: string, headers: Record<string, string> = {}) =>
  call(url, { headers: { 'x-request-id': id, ...headers } });
const callOf = async (id: string): Promise<ReceivedSpan> => {
  const [span] = await received.until(({ attributes }) => attributes['extranet.request_id'] === id);
  return span as ReceivedSpan;
};
const inTrace = (traceId: string) => received.spans.filter((span) => span.traceId === traceId);
const lines = () => log.map((line) => JSON.parse(line) as Record<string, string>);

describe('a trace', () => {
  it('names a call by its route, with the id that people see, and has its statements by table', async () => {
    await withId(garage, 'ROUTE-0001', '/api/product/p-fa-00001');
    const span = await callOf('ROUTE-0001');
    assert.equal(span.name, 'GET /api/product/:id');
    assert.equal(span.attributes['http.response.status_code'], '200');
    const statements = inTrace(span.traceId).filter(({ parentSpanId }) => parentSpanId === span.spanId);
    assert.ok(statements.some(({ name }) => name === 'select products'));
    assert.equal(String(statements.length), span.attributes['extranet.statements']);
    for (const { startedAt, endedAt } of statements)
      assert.ok(startedAt >= span.startedAt - 1_000_000n && endedAt <= span.endedAt + 1_000_000n);
  });

  it('goes from the click in a page to the order, its job and the mail that it sends', async () => {
    await garage('/api/cart/item', { method: 'POST', payload: { prodId: 'p-fa-00001', quantity: 1 } });
    const placed = await garage('/api/order', {
      method: 'POST',
      payload: { delivery: newAddress },
      headers: { traceparent },
    });
    assert.equal(placed.status, 200, placed.text);
    await app.jobs.finish();
    await received.until(({ name, traceId }) => name === 'job mail' && traceId === TRACE);
    const spans = inTrace(TRACE);
    const only = (name: string) => {
      const [found, ...more] = spans.filter((span) => span.name === name);
      assert.ok(found && more.length === 0, `${name}: ${spans.map((span) => span.name).join(', ')}`);
      return found;
    };
    const [order, job, mail] = [only('POST /api/order'), only('job mail'), only('send mail')];
    assert.equal(order.parentSpanId, CLICK);
    assert.equal(job.parentSpanId, order.spanId);
    assert.equal(mail.parentSpanId, job.spanId);
    assert.equal(mail.attributes['extranet.mail.kind'], 'order');
    assert.ok(spans.some((span) => span.name === 'insert orders' && span.parentSpanId === order.spanId));
  });

  it('is in the lines of the log, of calls and of jobs', async () => {
    const span = await callOf('ROUTE-0001');
    const ofCall = lines().filter(({ reqId }) => reqId === 'ROUTE-0001');
    assert.ok(ofCall.length >= 2);
    for (const { trace_id, span_id } of ofCall)
      assert.deepEqual([trace_id, span_id], [span.traceId, span.spanId]);
    const sent = lines().find(({ msg, trace_id }) => msg === 'mail sent' && trace_id === TRACE);
    assert.equal(sent?.kind, 'order');
  });

  it('keeps jobs that are done together apart', async () => {
    const traces = ['a', 'b'].map((letter) => letter.repeat(32));
    for (const trace of traces)
      await nobody('/api/user/lostPwd', {
        method: 'POST',
        payload: { email: 'garage@demo.example' },
        headers: { traceparent: `00-${trace}-${CLICK}-01` },
      });
    await app.jobs.finish();
    for (const trace of traces)
      await received.until(({ name, traceId }) => name === 'send mail' && traceId === trace);
  });

  it('begins here where the caller’s header is no trace', async () => {
    const odd = [
      ...[
        '',
        'x',
        `00-${TRACE}-${CLICK}`,
        `00-${'0'.repeat(32)}-${CLICK}-01`,
        `00-${TRACE}-${'0'.repeat(16)}-01`,
      ],
      ...[`ff-${TRACE}-${CLICK}-01`, `00-${TRACE.toUpperCase()}-${CLICK}-01`, `${traceparent}-more`],
    ];
    for (const [index, header] of odd.entries()) {
      const id = `ODD-HEADER-${index}`;
      assert.equal((await withId(nobody, id, '/api/config', { traceparent: header })).status, 200);
    }
    for (const [index, header] of odd.entries()) {
      const span = await callOf(`ODD-HEADER-${index}`);
      assert.equal(span.parentSpanId, undefined, header);
      assert.notEqual(span.traceId, TRACE);
    }
  });

  it('says that a call failed, and what is asked every few seconds has none', async () => {
    await app.db.schema.alterTable('deliveries').renameTo('deliveries_away').execute();
    await withId(garage, 'FAILS-0001', '/api/deliveries');
    await app.db.schema.alterTable('deliveries_away').renameTo('deliveries').execute();
    await nobody('/healthz');
    await nobody('/metrics');
    const span = await callOf('FAILS-0001');
    assert.ok(span.failed);
    assert.equal(span.attributes['error.type'], '500');
    assert.ok(!received.spans.some(({ name }) => /healthz|metrics/.test(name)));
  });

  it('has the click of a page that reports it, with known names only', async () => {
    const click = { trace: 'c'.repeat(32), span: 'd'.repeat(16), page: '/home', agoMs: 1_000, ms: 40 };
    const invented = { ...click, span: 'e'.repeat(16), page: '/invented', remote: 'invented', release: 'x' };
    const told = await garage('/api/remotes/figures', {
      method: 'POST',
      payload: { figures: [], clicks: [click, invented] },
    });
    assert.equal(told.status, 204, told.text);
    const [span] = await received.until(({ spanId }) => spanId === click.span);
    assert.equal(span?.traceId, click.trace);
    assert.equal(span?.endedAt, (span?.startedAt ?? 0n) + 40_000_000n);
    assert.equal(span?.attributes['extranet.page'], '/home');
    const [other] = await received.until(({ spanId }) => spanId === invented.span);
    assert.deepEqual(Object.values(other?.attributes ?? {}), ['other', 'other', 'other']);
    for (const wrong of [
      { ...click, trace: '0'.repeat(32) },
      { ...click, span: 'x' },
      { ...click, ms: -1 },
    ])
      assert.equal(
        (await garage('/api/remotes/figures', { method: 'POST', payload: { figures: [], clicks: [wrong] } }))
          .status,
        400,
      );
  });

  it('has at most a hundred statements of a call or job, and their number', async () => {
    const { within, scopeOf } = await import('./scope.ts');
    const { tracing } = app;
    assert.ok(tracing);
    const span = tracing.begin('an import', { kind: 'CONSUMER', parent: null });
    await within(scopeOf(tracing, span), async () => {
      for (let asked = 0; asked < 150; asked += 1)
        await app.db.selectFrom('users').select('id').limit(1).execute();
    });
    span.end();
    const [told] = await received.until(({ name }) => name === 'an import');
    assert.equal(inTrace(told?.traceId ?? '').length, 101);
  });
});
