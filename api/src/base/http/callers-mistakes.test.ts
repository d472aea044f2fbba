import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { answerIn, head, listening, rawCall } from '../../testing/raw-calls.ts';
import { assertRefused } from '../../testing/refusals.ts';
import { tokenOf } from '../../testing/signed-in.ts';
import { buildTestApp } from '../../testing/test-app.ts';

interface Line {
  readonly level: number;
  readonly msg: string;
  readonly reason?: string;
}

const INFO = 30;
let log: Line[] = [];
const { app } = await buildTestApp({
  products: 300,
  env: { LOG_LEVEL: 'info' },
  logStream: { write: (line) => log.push(JSON.parse(line)) },
});
const port = await listening(app);
const bearer = `authorization: Bearer ${await tokenOf(app, 'garage@demo.example')}`;

const part = (name: string, contents: string, more = '') =>
  `--b\r\ncontent-disposition: form-data; name="${name}"${more}\r\n\r\n${contents}\r\n`;
const file = part('file', 'x'.repeat(50), '; filename="a.png"');
const form = (body: string, type = 'multipart/form-data; boundary=b') =>
  head('POST /api/admin/upload', bearer, `content-type: ${type}`, `content-length: ${body.length}`) + body;
const json = (body: string, ...headers: string[]) =>
  head('POST /api/user/signIn', 'content-type: application/json', ...headers) + body;
const account = '{"email":"a@b.example","password":"Secret-2026!"}';

/** What a caller sends, and how it is answered. */
const mistakes: Readonly<Record<string, readonly [sent: string, status: number, code: string]>> = {
  'a form without a boundary': [form(file, 'multipart/form-data'), 400, 'upload.broken'],
  'a form cut short in a file': [form(file.slice(0, -20)), 400, 'upload.broken'],
  'a form cut short after a file': [form(`${file}--b`), 400, 'upload.broken'],
  'a form cut short in a field': [form(part('upload_id', 'faq:1').slice(0, -4)), 400, 'upload.broken'],
  'a form with another boundary': [form(file.replace('--b', '--c')), 400, 'upload.broken'],
  'a form with a field that says it is JSON': [
    form(
      `--b\r\ncontent-disposition: form-data; name="upload_id"\r\ncontent-type: application/json\r\n\r\n{\r\n--b--\r\n`,
    ),
    400,
    'upload.broken',
  ],
  'a form with a field named __proto__': [form(`${part('__proto__', 'x')}--b--\r\n`), 400, 'upload.broken'],
  'a form with too many fields': [
    form(`${part('upload_id', 'faq:1').repeat(9)}${file}--b--\r\n`),
    413,
    'request.tooLarge',
  ],
  'two hosts': [head('GET /api/user', 'host: elsewhere.example'), 400, 'request.malformed'],
  'no host': ['GET /api/user HTTP/1.1\r\n\r\n', 400, 'request.malformed'],
  'a broken escape in an address': [head('GET /api/product/%zz'), 400, 'request.malformed'],
  'a broken escape in a page’s address': [head('GET /produits/%E0%A4%A'), 400, 'request.malformed'],
  'headers that are too long': [
    head('GET /', `x-long: ${'x'.repeat(40_000)}`),
    431,
    'request.headersTooLarge',
  ],
  'a length that is not a number': [json(account, 'content-length: ten'), 400, 'request.malformed'],
  'two lengths': [json(account, 'content-length: 49', 'content-length: 12'), 400, 'request.malformed'],
  'a length and chunks': [
    json(account, 'content-length: 49', 'transfer-encoding: chunked'),
    400,
    'request.malformed',
  ],
  'an unknown transfer encoding': [json(account, 'transfer-encoding: gzip'), 400, 'request.malformed'],
  'chunks whose length is not a number': [
    json('zz\r\nabc\r\n0\r\n\r\n', 'transfer-encoding: chunked'),
    400,
    'request.malformed',
  ],
  'chunks of a file whose length is not a number': [
    `${head(
      'POST /api/admin/upload',
      bearer,
      'content-type: multipart/form-data; boundary=b',
      'transfer-encoding: chunked',
    )}${file.length.toString(16)}\r\n${file}\r\nzz\r\n`,
    400,
    'request.malformed',
  ],
  'an unknown method': ['HELLO / HTTP/1.1\r\nhost: localhost\r\n\r\n', 400, 'request.malformed'],
  'an unknown version of HTTP': ['GET / HTTP/9.9\r\nhost: localhost\r\n\r\n', 400, 'request.malformed'],
  'no HTTP at all': ['\u0016\u0003\u0001\u0000\u00a5', 400, 'request.malformed'],
  'an unknown expectation': [head('GET /api/user', 'expect: miracles'), 417, 'request.malformed'],
  'a body that is not JSON': [json('{"password":"Secr', 'content-length: 17'), 400, 'request.malformed'],
};

const failures = () => log.filter(({ level }) => level > INFO);

describe('a caller’s mistake', () => {
  beforeEach(() => {
    log = [];
  });

  for (const [name, [sent, status, code]] of Object.entries(mistakes)) {
    it(`${name}: is answered ${status} in the shape of all refusals and logged at level info`, async () => {
      const call = await rawCall(port, sent);
      await call.heard();
      call.socket.end();
      assertRefused(answerIn(await call.ended), status, code);
      assert.deepEqual(failures(), []);
      assert.ok(log.some(({ msg, level }) => msg === 'request refused' && level === INFO));
      assert.ok(!JSON.stringify(log).includes('Secr'), 'nothing of the body is told');
    });
  }

  it('logs no failure when a caller disconnects during a body, a file or an answer', async () => {
    const bodies = [
      json(account.slice(0, 20), 'content-length: 49'),
      head(
        'POST /api/admin/upload',
        bearer,
        'content-type: multipart/form-data; boundary=b',
        'content-length: 5000',
      ) + file,
      head('GET /api/products?l=0,300', bearer).repeat(8),
    ];
    for (const body of bodies) {
      for (const leave of ['destroy', 'resetAndDestroy', 'end'] as const) {
        const { socket } = await rawCall(port, body);
        await setTimeout(50);
        socket[leave]();
      }
    }
    assert.equal(
      (await rawCall(port, head('GET /healthz')).then((call) => call.heard())).slice(9, 12),
      '200',
    );
    await setTimeout(200);
    assert.deepEqual(failures(), []);
  });
});
