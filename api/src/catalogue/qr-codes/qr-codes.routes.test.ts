import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { FileResponse, QrCode } from '@extranet/shared/contracts';
import sharp from 'sharp';
import { assertRefused } from '../../testing/refusals.ts';
import { signedIn } from '../../testing/signed-in.ts';
import { buildTestApp } from '../../testing/test-app.ts';

const { app } = await buildTestApp({ products: 20 });
const admin = await signedIn(app, 'admin@demo.example', 'admin');
const post = (string: unknown) => admin('/api/admin/product/qrcode', { method: 'POST', payload: { string } });

describe('POST /admin/product/qrcode', () => {
  it('draws one picture for each text, which is read by its file name [A7.20 A3.12 A2.33 A7.21]', async () => {
    const [first, again] = await Promise.all([post('https://exemple.fr/é'), post(' https://exemple.fr/é ')]);
    const code = first?.json<QrCode>();
    assert.equal(code?.string, 'https://exemple.fr/é');
    assert.match(code?.filename ?? '', /^qrcode-[0-9a-f]{16}\.png$/);
    assert.deepEqual(again?.json(), code);
    const file = (await admin(`/api/utils/file?path=${code?.filename}`)).json<FileResponse>();
    assert.equal(file.mimetype, 'image/png');
    const { width, height } = await sharp(Buffer.from(file.contents, 'base64')).metadata();
    assert.deepEqual([width, height], [600, 600]);
    const garage = await signedIn(app, 'garage@demo.example');
    assertRefused(await garage(`/api/utils/file?path=${code?.filename}`), 404, 'notFound');
  });

  it('refuses an empty text, and one that is too long [A5.23 A8.02]', async () => {
    assertRefused(await post('   '), 422, 'qrcode.empty');
    assertRefused(await post('é'.repeat(2000)), 422, 'qrcode.tooLong');
    assertRefused(await post(7), 400, 'request.invalid');
  });
});
