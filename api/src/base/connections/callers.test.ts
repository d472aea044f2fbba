import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { after, describe, it } from 'node:test';
import { type Calling, watchCallers } from './callers.ts';

const server = createServer((_request, response) => response.end('ok'));
const callers = watchCallers(server);
await once(server.listen(0), 'listening');
const { port } = server.address() as AddressInfo;
after(() => server.close());

const states = (): Calling[] => [...callers.values()];
const kindOf = (calling: Calling | undefined) =>
  typeof calling === 'object' && calling ? 'exchange' : calling;

async function until(wanted: unknown): Promise<void> {
  while (kindOf(states()[0]) !== wanted) await new Promise((resolve) => setImmediate(resolve));
}

describe('a connection', () => {
  it('keeps nothing of an exchange that is over, and is idle then', async () => {
    const socket = connect(port);
    await until(null);
    for (let times = 0; times < 2; times += 1) {
      socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
      await once(socket, 'data');
      await until('idle');
    }
    socket.destroy();
    await until(undefined);
  });

  it('answered before its body was read has its exchange until the body is there', async () => {
    const socket = connect(port);
    socket.write('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\n\r\nab');
    await once(socket, 'data');
    assert.equal(kindOf(states()[0]), 'exchange');
    socket.write('cd');
    await until('idle');
    socket.destroy();
    await until(undefined);
  });
});
