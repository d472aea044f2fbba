import assert from 'node:assert/strict';
import { once } from 'node:events';
import { describe, it } from 'node:test';
import { head, listening, rawCall } from '../../testing/raw-calls.ts';
import { tokenOf } from '../../testing/signed-in.ts';
import { buildTestApp } from '../../testing/test-app.ts';

const { app } = await buildTestApp({ products: 1 });
const port = await listening(app);
const bearer = `authorization: Bearer ${await tokenOf(app, 'garage@demo.example')}`;
const answersIn = (text: string) => text.split('HTTP/1.1 200 OK').length - 1;

describe('a connection with pipelined requests', () => {
  it('gets eight requests answered, and then another', async () => {
    const { socket, soFar } = await rawCall(port, head('GET /healthz').repeat(8));
    while (answersIn(soFar()) < 8) await once(socket, 'data');
    socket.write(head('GET /healthz'));
    while (answersIn(soFar()) < 9) await once(socket, 'data');
    socket.destroy();
  });

  it('is closed when it sends a thousand at once, of which at most eight are answered', async () => {
    let begun = 0;
    app.server.on('request', (_request, response) => response.once('finish', () => (begun += 1)));
    const { ended } = await rawCall(port, head('GET /api/openapi.json').repeat(1000));
    await ended;
    assert.ok(begun <= 8, `${begun} were answered`);
    const metrics = await app.metrics.registry.metrics();
    assert.match(metrics, /extranet_connections_ended_total\{reason="pipelining"\} 1/);
  });
});

describe('a connection after an upload that was refused half-way', () => {
  const part = (disposition: string, contents: string) =>
    `--b\r\ncontent-disposition: form-data; ${disposition}\r\n\r\n${contents}\r\n`;

  for (const [uploadId, status] of [
    ['bogus', 400],
    ['prodPicture:1', 403],
  ] as const) {
    it(`answers ${status} and stays open for the next request`, async () => {
      const file = part('name="file"; filename="a.png"', 'x'.repeat(5_000_000));
      const body = `${part('name="upload_id"', uploadId)}${file}--b--\r\n`;
      const type = 'content-type: multipart/form-data; boundary=b';
      const length = `content-length: ${body.length}`;
      const { socket, soFar } = await rawCall(port, head('POST /api/admin/upload', bearer, type, length));
      socket.write(body);
      socket.write(head('GET /healthz'));
      while (answersIn(soFar()) < 1) await once(socket, 'data');
      assert.match(soFar(), new RegExp(`^HTTP/1.1 ${status} `));
      socket.destroy();
    });
  }
});
