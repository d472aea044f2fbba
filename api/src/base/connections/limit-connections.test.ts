import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { head, listening, type RawCall, rawCall } from '../../testing/raw-calls.ts';
import { buildTestApp } from '../../testing/test-app.ts';

const limits = { LIMIT_CONNECTIONS: '10', LIMIT_CONNECTIONS_PER_ADDRESS: '3' };
const asked = head('GET /healthz');

/** True when the call was answered, false when its connection was closed without an answer. */
const isServed = async (call: RawCall) => (await call.heard()).startsWith('HTTP/1.1 200 ');

/** Opens connections, each with half a request. */
async function waiting(port: number, count: number): Promise<RawCall[]> {
  const calls: RawCall[] = [];
  for (let number = 0; number < count; number += 1)
    calls.push(await rawCall(port, 'GET /healthz HTTP/1.1\r\n'));
  return calls;
}

describe('the limit of connections', () => {
  it('refuses a connection when all places are taken, and accepts one again when a place is free', async () => {
    const { app } = await buildTestApp({ products: 1, env: limits });
    const port = await listening(app);
    const calls = await waiting(port, 10);
    assert.equal(await isServed(await rawCall(port, asked)), false);
    calls[0]?.socket.destroy();
    await calls[0]?.ended;
    while (!(await isServed(await rawCall(port, asked))));
    for (const call of calls.slice(1)) {
      call.write('host: localhost\r\n\r\n');
      assert.ok(await isServed(call));
      call.socket.destroy();
    }
    assert.match(
      await app.metrics.registry.metrics(),
      /extranet_connections_ended_total\{reason="full"\} [1-9]/,
    );
  });

  it('closes a connection that is idle between two requests to make room', async () => {
    const { app } = await buildTestApp({ products: 1, env: limits });
    const port = await listening(app);
    for (let number = 0; number < 25; number += 1) assert.ok(await isServed(await rawCall(port, asked)));
  });

  it('applies to each address, but not to a trusted proxy', async () => {
    const trusting = await buildTestApp({ products: 1, env: limits });
    await Promise.all((await waiting(await listening(trusting.app), 4)).map(served));
    const { app } = await buildTestApp({ products: 1, env: { ...limits, TRUSTED_PROXIES: '10.0.0.7' } });
    const port = await listening(app);
    const calls = await waiting(port, 3);
    assert.equal(await isServed(await rawCall(port, asked)), false);
    await Promise.all(calls.map(served));
  });
});

async function served(call: RawCall): Promise<void> {
  call.write('host: localhost\r\n\r\n');
  assert.ok(await isServed(call));
  call.socket.destroy();
}
