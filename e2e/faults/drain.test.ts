import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { describe, it } from 'node:test';
import { callsAt, tokenAt } from '../../bench/soak/lib/calls.ts';
import { incompleteOrders } from '../../bench/soak/lib/incomplete-orders.ts';
import { startServer } from '../../tools/lib/servers/index.ts';
import { until } from '../../tools/testing/until.ts';
import { envOf, scratch } from './harness.ts';

/** Sends the head and the start of the body of a request, and returns the rest of the body. */
async function halfSent(url: URL, token: string): Promise<{ socket: Socket; rest: string }> {
  const body = JSON.stringify({ orderInternalRef: 'pendant l’arrêt', delivery: { daId: 'd-garage-1' } });
  const head = [
    'POST /api/order HTTP/1.1',
    `host: ${url.host}`,
    `authorization: Bearer ${token}`,
    'content-type: application/json',
    `content-length: ${Buffer.byteLength(body)}`,
  ];
  const socket = connect(Number(url.port), url.hostname);
  await once(socket, 'connect');
  socket.write(`${head.join('\r\n')}\r\n\r\n${body.slice(0, 20)}`);
  return { socket, rest: body.slice(20) };
}

async function answerOn(socket: Socket): Promise<string> {
  let text = '';
  socket.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk;
  });
  await once(socket, 'close');
  return text;
}

describe('SIGTERM', () => {
  const env = envOf(scratch());

  it('lets a running request finish, refuses new connections, and exits with 0', async () => {
    const server = await startServer(env);
    const url = new URL(server.url);
    const token = await tokenAt(server.url, 'garage@demo.example');
    const call = callsAt(server.url, token);
    assert.equal((await call('/api/cart/item', { prodId: 'p-fa-00001', quantity: 2 })).status, 200);
    const { socket, rest } = await halfSent(url, token);
    // When this later request is answered, the server has read the head of the unfinished one.
    assert.equal((await call('/api/user')).status, 200);

    const ended = server.stop();
    await until(
      'a new connection is refused',
      async () => (await callsAt(server.url)('/healthz')).status === 0,
    );
    socket.write(rest);
    const answer = await answerOn(socket);
    assert.match(answer, /^HTTP\/1\.1 200 /);
    assert.match(answer, /"orderRef":"CMD-/);
    assert.equal(await ended, 0);
    assert.deepEqual(await incompleteOrders(env), []);
  });
});
