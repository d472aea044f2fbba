import assert from 'node:assert/strict';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import sharp from 'sharp';
import { answerIn, head, listening, type RawCall, rawCall } from '../../testing/raw-calls.ts';
import { assertRefused } from '../../testing/refusals.ts';
import { tokenOf } from '../../testing/signed-in.ts';
import { buildTestApp } from '../../testing/test-app.ts';

const SILENCE_S = 1;
const SLOWEST = 20_000;
const BOUNDARY = 'x-boundary';
const env = {
  ...{ LIMIT_HEADERS_S: '1', LIMIT_SILENCE_S: String(SILENCE_S), LIMIT_REQUEST_S: '60' },
  LIMIT_SLOWEST_BYTES_PER_S: String(SLOWEST),
};
const { app, config } = await buildTestApp({ products: 300, env });
const port = await listening(app);
const token = await tokenOf(app, 'garage@demo.example');
const bearer = `authorization: Bearer ${token}`;

const json = (path: string, length: number, ...more: string[]) =>
  head(`POST ${path}`, 'content-type: application/json', `content-length: ${length}`, ...more);
const signIn = json('/api/user/signIn', 2000);
const form = (length: number) =>
  head(
    'POST /api/admin/upload',
    bearer,
    `content-type: multipart/form-data; boundary=${BOUNDARY}`,
    `content-length: ${length}`,
  );
const fileBegins =
  `--${BOUNDARY}\r\ncontent-disposition: form-data; name="upload_id"\r\n\r\nfaq:1\r\n` +
  `--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\n`;
const halfReceived = () => {
  try {
    return readdirSync(join(config.dataDir, 'files/incoming'));
  } catch {
    return [];
  }
};

/** Sends a byte before each limit of silence is over, until the connection ends. */
async function trickle({ socket, write, ended }: RawCall): Promise<string> {
  while (!socket.destroyed) {
    write('a');
    await setTimeout(SILENCE_S * 250);
  }
  return ended;
}

describe('a caller beyond the limits', () => {
  it('is answered 408 in French when the headers do not arrive, and the connection ends', async () => {
    for (const text of ['', 'GET /api/user HTTP/1.1\r\nhost: localhost\r\n']) {
      const { ended } = await rawCall(port, text);
      assertRefused(answerIn(await ended), 408, 'request.tooSlow');
    }
  });

  it('is answered 408 when a body stops', async () => {
    const { ended } = await rawCall(port, `${signIn}{"email":"`);
    assertRefused(answerIn(await ended), 408, 'request.tooSlow');
  });

  it('is answered 408 when a body comes byte by byte', async () => {
    const received = await trickle(await rawCall(port, `${signIn}{"email":"`));
    assertRefused(answerIn(received), 408, 'request.tooSlow');
  });

  it('loses the connection when the body goes on after the refusal', async () => {
    const received = await trickle(await rawCall(port, `${json('/api/order', 2000)}{`));
    assertRefused(answerIn(received), 401, 'auth.required');
  });

  it('is answered 408 half-way through an upload, of which nothing is kept', async () => {
    for (const goOn of [({ ended }: RawCall) => ended, trickle]) {
      const call = await rawCall(port, `${form(5_000_000)}${fileBegins}${'x'.repeat(50_000)}`);
      while (halfReceived().length === 0) await setTimeout(5);
      assertRefused(answerIn(await goOn(call)), 408, 'request.tooSlow');
      assert.deepEqual(halfReceived(), []);
    }
  });

  it('loses the connection when it does not read the answers', async () => {
    const { socket } = await rawCall(port);
    socket.pause();
    let [asked, handedOver] = [0, 0];
    app.server.on('request', (_request, response) => response.once('finish', () => (handedOver += 1)));
    const open = () =>
      new Promise<number>((resolve, reject) =>
        app.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
      );
    // Asks until the system's buffers are full and the answers wait in the server.
    while ((await open()) > 0) {
      for (; asked - handedOver < 4; asked += 1) socket.write(head('GET /api/products?l=0,300', bearer));
      await setTimeout(10);
    }
    // Reset, not closed: the system keeps no buffer for it either.
    const cut = once(socket, 'error');
    socket.resume();
    assert.equal((await cut)[0].code, 'ECONNRESET');
  });
});

describe('a slow caller within the limits', () => {
  it('may send an upload steadily for longer than the limit of silence', async () => {
    const noise = Buffer.from(Array.from({ length: 200 * 200 * 3 }, (_, index) => (index * 7919) % 251));
    const picture = await sharp(noise, { raw: { width: 200, height: 200, channels: 3 } })
      .png({ compressionLevel: 0 })
      .toBuffer();
    const ends = `\r\n--${BOUNDARY}--\r\n`;
    const body = Buffer.concat([Buffer.from(fileBegins), picture, Buffer.from(ends)]);
    assert.ok(body.length / (2 * SLOWEST) > 2 * SILENCE_S, 'the test itself: long enough');
    const { socket, heard, write } = await rawCall(port, form(body.length));
    const PART = SLOWEST / 2;
    for (let start = 0; start < body.length; start += PART) {
      await setTimeout(250);
      write(body.subarray(start, start + PART));
    }
    assert.match(await heard(), /^HTTP\/1\.1 200 /);
    socket.destroy();
  });

  it('gets all answers as long as it reads them', async () => {
    const { socket, soFar } = await rawCall(port);
    const calls = 25;
    let asked = 0;
    const answers = () => soFar().split('HTTP/1.1 200 OK').length - 1;
    while (answers() < calls) {
      for (; asked < Math.min(calls, answers() + 4); asked += 1)
        socket.write(head('GET /api/products?l=0,300', bearer));
      socket.pause();
      await setTimeout(SILENCE_S * 100);
      socket.resume();
      await once(socket, 'data');
    }
    socket.destroy();
  });

  it('is not cut off while the server itself takes long', async () => {
    let call: RawCall | undefined;
    await app.db.transaction().execute(async (transaction) => {
      await transaction
        .updateTable('users')
        .set({ city: 'Lille' })
        .where('email_norm', '=', 'garage@demo.example')
        .execute();
      const body = JSON.stringify({ userCity: 'Nantes' });
      const length = `content-length: ${body.length}`;
      call = await rawCall(
        port,
        head('PUT /api/customer/profile', bearer, 'content-type: application/json', length) + body,
      );
      await setTimeout(SILENCE_S * 2500);
      assert.equal(call.soFar(), '');
    });
    assert.ok(call);
    assert.match(await call.heard(), /^HTTP\/1\.1 200 /);
    call.socket.destroy();
  });
});

describe('a request that takes too long in all', () => {
  it('is answered 408, however fast its body goes on', async () => {
    const hurried = await buildTestApp({ products: 1, env: { ...env, LIMIT_REQUEST_S: '2' } });
    const at = await listening(hurried.app);
    const call = await rawCall(at, `${json('/api/user/signIn', 900_000)}{"email":"`);
    while (!call.socket.destroyed) {
      call.write('a'.repeat(SLOWEST / 2));
      await setTimeout(250);
    }
    assertRefused(answerIn(await call.ended), 408, 'request.tooSlow');
  });
});
