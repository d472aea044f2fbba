import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import type { FileResponse, Order, UploadResponse } from '@extranet/shared/contracts';
import sharp from 'sharp';
import { startBucketServer } from '../../testing/bucket-server.ts';
import { assertRefused } from '../../testing/refusals.ts';
import { signedIn, tokenOf, visitor, withToken } from '../../testing/signed-in.ts';
import { buildTestApp } from '../../testing/test-app.ts';
import { upload } from '../../testing/upload.ts';
import { bucketOfFiles } from './open-files.ts';
import { BYTES_MAX } from './upload.service.ts';

const { filesEnv } = await startBucketServer();
for (const [where, env] of Object.entries({ 'in a folder': {}, 'in a bucket': filesEnv }))
  await filesAt(where, env);

async function filesAt(where: string, env: Record<string, string>): Promise<void> {
  const { app, config, wait } = await buildTestApp({ products: 60, env });
  const tokens = {
    garage: await tokenOf(app, 'garage@demo.example'),
    atelier: await tokenOf(app, 'atelier@demo.example'),
    lecteur: await tokenOf(app, 'lecteur@demo.example'),
    moderateur: await tokenOf(app, 'moderateur@demo.example'),
    admin: await tokenOf(app, 'admin@demo.example', 'admin'),
  };
  const garage = withToken(app, tokens.garage);
  const admin = withToken(app, tokens.admin);

  /** Half red, half blue, so that a turn is visible; with a camera's metadata. */
  async function photo(format: 'jpeg' | 'png' | 'webp' = 'jpeg', width = 300): Promise<Buffer> {
    const half = await sharp({ create: { width: width / 2, height: 120, channels: 3, background: 'blue' } })
      .png()
      .toBuffer();
    return sharp({ create: { width, height: 120, channels: 3, background: 'red' } })
      .composite([{ input: half, left: 0, top: 0 }])
      .withExif({ IFD0: { Copyright: 'Jean Secret', Make: 'Camera' } })
      .toFormat(format)
      .toBuffer();
  }

  const pdf = '%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n';
  /** All stored files and all that are being received. */
  const allFiles = async () => {
    const entries = readdirSync(join(config.dataDir, 'files'), { recursive: true, withFileTypes: true });
    const here = entries.filter((entry) => entry.isFile()).map((entry) => entry.name);
    const there = (await (await bucketOfFiles(config))?.list('')) ?? [];
    return [...here, ...there.map(({ key }) => key)].sort();
  };

  async function uploaded(token: string, uploadId: string, name: string, contents: Buffer | string) {
    const answer = await upload(app, token, { uploadId, name, contents });
    assert.equal(answer.status, 200, answer.text);
    return answer.json<UploadResponse>();
  }

  describe(`${where}: POST /admin/upload`, () => {
    it('stores a picture re-encoded without its metadata, in any order of the fields [A7.18 C7.43 A3.11] [D7]', async () => {
      for (const format of ['jpeg', 'png', 'webp'] as const) {
        const answer = await upload(app, tokens.garage, {
          uploadId: 'faq:4f2a',
          name: 'Été 2026 — prise.jpg',
          contents: await photo(format),
          fileFirst: format === 'png',
        });
        assert.equal(answer.status, 200, answer.text);
        const { path, name, headers } = answer.json<UploadResponse>();
        assert.equal(name, 'Été 2026 — prise.jpg');
        assert.deepEqual(headers, []);
        const file = (await garage(`/api/utils/file?path=${path}`)).json<FileResponse>();
        const kept = Buffer.from(file.contents, 'base64');
        const { exif, format: keptFormat, width } = await sharp(kept).metadata();
        assert.equal(file.mimetype, `image/${format}`);
        assert.deepEqual([exif, keptFormat, width], [undefined, format, 300]);
        assert.ok(!kept.includes('Jean Secret'));
      }
    });

    it('accepts 10,485,760 bytes and refuses one more, leaving nothing behind [C5.10 A5.20 A9.04]', async () => {
      const lines = `Réf;Prix\nFA-00001;10\n`;
      const padded = (bytes: number) =>
        Buffer.concat([Buffer.from(lines), Buffer.alloc(bytes - Buffer.byteLength(lines), '\n')]);
      const exact = await upload(app, tokens.admin, {
        uploadId: 'ldec:1',
        name: 'a.csv',
        contents: padded(BYTES_MAX),
      });
      assert.equal(exact.status, 200, exact.text);
      const before = await allFiles();
      const over = await upload(app, tokens.admin, {
        uploadId: 'ldec:1',
        name: 'a.csv',
        contents: padded(BYTES_MAX + 1),
      });
      const { message } = assertRefused(over, 413, 'file.tooLarge');
      assert.equal(message, `Le fichier "a.csv" est trop volumineux ou n'est pas d'un type attendu.`);
      assert.deepEqual(await allFiles(), before);
    });

    it('recognises types by their contents, not by their names [A5.21] [D7]', async () => {
      const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
      const before = await allFiles();
      for (const [kind, name, contents] of [
        ['faq', 'photo.jpg', pdf],
        ['faq', 'photo.png', svg],
        ['faq', 'photo.jpg', '<html><script>alert(1)</script></html>'],
        ['faq', 'photo.jpg', (await photo()).subarray(0, 400)],
        ['faq', 'vide.jpg', ''],
        ['prodDatasheet', 'fiche.pdf', await photo()],
        ['prodDatasheet', 'fiche.pdf', '%PDF-1.4 and nothing'],
        ['prodPicture', 'photo.webp', pdf],
      ] as const) {
        const answer = await upload(app, tokens.admin, { uploadId: `${kind}:x`, name, contents });
        assertRefused(answer, 415, 'file.type');
      }
      assert.deepEqual(await allFiles(), before);
      await uploaded(tokens.admin, 'prodDatasheet:1', 'fiche.pdf', pdf);
    });

    it('answers the header and the first rows of a spreadsheet [A3.11 A7.18] [D8]', async () => {
      const { headers, preview } = await uploaded(
        tokens.admin,
        'ldec:4f2a',
        'tarif.csv',
        'Référence;Prix HT;Stock;;Stock\nFA-00001;1 234,56;4;;9\n',
      );
      assert.deepEqual(headers, ['Référence', 'Prix HT', 'Stock', 'Colonne 4', 'Stock (2)']);
      assert.deepEqual(preview, [['FA-00001', '1 234,56', '4', '', '9']]);
    });

    it('accepts files of customers for the forum only, and only from those who may write there [C6.03] [D7]', async () => {
      const contents = await photo();
      const refused = async (token: string | null, uploadId: string, status: number, code: string) =>
        assertRefused(await upload(app, token, { uploadId, name: 'x.jpg', contents }), status, code);
      for (const kind of ['prodPicture', 'prodDatasheet', 'ldec']) {
        await refused(tokens.garage, `${kind}:1`, 403, 'auth.forbidden');
        await refused(tokens.moderateur, `${kind}:1`, 403, 'auth.forbidden');
      }
      await refused(tokens.lecteur, 'faq:1', 403, 'auth.forbidden');
      await refused(await tokenOf(app, 'sansfaq@demo.example'), 'faq:1', 403, 'auth.forbidden');
      await refused(await tokenOf(app, 'inactif@demo.example'), 'faq:1', 401, 'auth.required');
      await refused(null, 'faq:1', 401, 'auth.required');
      for (const uploadId of ['', 'orderPdf:1', 'constructor', 'faq:../../x', 'FAQ:1']) {
        await refused(tokens.admin, uploadId, 400, 'upload.kind');
      }
    });

    it('refuses requests that are not uploads', async () => {
      const json = await garage('/api/admin/upload', { method: 'POST', payload: { file: 'x' } });
      assertRefused(json, 415, 'request.mediaType');
    });

    it('leaves nothing behind when the sender disconnects half-way', async () => {
      await app.listen({ port: 0, host: '127.0.0.1' });
      const before = await allFiles();
      const { port } = app.server.address() as AddressInfo;
      const boundary = 'x-boundary';
      const call = request({
        port,
        method: 'POST',
        path: '/api/admin/upload',
        headers: {
          authorization: `Bearer ${tokens.garage}`,
          'content-type': `multipart/form-data; boundary=${boundary}`,
          'content-length': 5_000_000,
        },
      });
      call.on('error', () => undefined);
      call.write(
        `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n${'x'.repeat(200_000)}`,
      );
      while ((await allFiles()).length === before.length) await setTimeout(5);
      call.destroy();
      while ((await allFiles()).length !== before.length) await setTimeout(5);
      assert.deepEqual(await allFiles(), before);
    });
  });

  describe(`${where}: GET /utils/file`, () => {
    it('answers base64, type and name without a size, an image with one [C7.13 C7.14 A7.21 C3.11]', async () => {
      const { path } = await uploaded(tokens.garage, 'faq', 'prise.jpg', await photo('jpeg', 600));
      const whole = (await garage(`/api/utils/file?path=${path}`)).json<FileResponse>();
      assert.deepEqual(
        [whole.filename, whole.name, whole.mimetype],
        ['prise.jpg', 'prise.jpg', 'image/jpeg'],
      );
      const response = await app.inject({
        url: `/api/utils/file?path=${path}&size=100`,
        headers: { authorization: `Bearer ${tokens.garage}` },
      });
      assert.equal(response.headers['content-type'], 'image/webp');
      assert.equal((await sharp(response.rawPayload).metadata()).width, 100);
      const again = await garage(`/api/utils/file?path=${path}&size=100`, {
        headers: { 'if-none-match': String(response.headers.etag) },
      });
      assert.equal(again.status, 304);
    });

    it('makes datasheets and pictures of demonstration products when they are first read, and stores them', async () => {
      const kit = await app.db
        .selectFrom('products')
        .selectAll()
        .where('id', '=', 'p-ki-00001')
        .executeTakeFirstOrThrow();
      const before = (await allFiles()).length;
      const read = () => garage(`/api/utils/file?path=${kit.datasheet_id}`);
      const [first, second] = (await Promise.all([read(), read()])).map((answer) =>
        answer.json<FileResponse>(),
      );
      assert.equal(first?.mimetype, 'application/pdf');
      assert.equal(first?.contents, second?.contents);
      assert.ok(Buffer.from(first?.contents ?? '', 'base64').includes('%PDF-1.'));
      assert.equal((await allFiles()).length, before + 1);
      assert.equal((await read()).json<FileResponse>().contents, first?.contents);
      const picture = (await garage(`/api/utils/file?path=${kit.picture_id}`)).json<FileResponse>();
      assert.equal((await sharp(Buffer.from(picture.contents, 'base64')).metadata()).width, 800);
      const none = await app.db
        .selectFrom('products')
        .select('id')
        .where('datasheet_id', 'is', null)
        .execute();
      assert.ok(none.length >= 5);
    });

    it('gives a product’s file to those who may see the product [D7 D4]', async () => {
      const lecteur = withToken(app, tokens.lecteur);
      assert.equal((await lecteur('/api/utils/file?path=f-doc-p-fa-00001')).status, 200);
      for (const id of ['f-doc-p-at-00001', 'f-doc-p-fa-00008']) {
        assertRefused(await lecteur(`/api/utils/file?path=${id}`), 404, 'notFound');
        assert.equal((await admin(`/api/utils/file?path=${id}`)).status, 200);
      }
    });

    it('gives an order’s form by its file’s id to the order’s owner only [W3.08] [C7.36]', async () => {
      const payload = { prodId: 'p-fa-00001', quantity: 1 };
      await garage('/api/cart/item', { method: 'POST', payload });
      const delivery = { daId: 'd-garage-1' };
      const placed = await garage('/api/order', { method: 'POST', payload: { delivery } });
      const { orderId } = placed.json<Order>();
      assert.equal((await garage(`/api/order/pdf/${orderId}`)).status, 200);
      const order = app.db.selectFrom('orders').select('pdf_id').where('id', '=', orderId);
      const { pdf_id } = await order.executeTakeFirstOrThrow();
      const url = `/api/utils/file?path=${pdf_id}`;
      assert.equal((await garage(url)).json<FileResponse>().mimetype, 'application/pdf');
      for (const token of [tokens.atelier, tokens.moderateur])
        assertRefused(await withToken(app, token)(url), 404, 'notFound');
    });

    it('gives an unused upload to its sender only; to others it does not exist [D7]', async () => {
      const { path } = await uploaded(tokens.garage, 'faq:1', 'x.jpg', await photo());
      assert.equal((await garage(`/api/utils/file?path=${path}`)).status, 200);
      for (const token of [tokens.atelier, tokens.moderateur, tokens.lecteur]) {
        assertRefused(await withToken(app, token)(`/api/utils/file?path=${path}`), 404, 'notFound');
      }
      const sheet = await uploaded(tokens.admin, 'ldec:1', 'x.csv', 'a;b\n1;2\n');
      assertRefused(await garage(`/api/utils/file?path=${sheet.path}`), 404, 'notFound');
      assertRefused(await visitor(app)(`/api/utils/file?path=${path}`), 401, 'auth.required');
    });

    it('accepts ids only, never a path of the file system', async () => {
      for (const path of [
        '../extranet.db',
        '/etc/passwd',
        '..%2f..%2fextranet.db',
        'incoming',
        'constructor',
      ]) {
        assertRefused(await admin(`/api/utils/file?path=${path}`), 404, 'notFound');
      }
      assertRefused(await admin('/api/utils/file?path=f-doc-p-fa-00001&size=100'), 400, 'file.noPicture');
      assertRefused(await admin('/api/utils/file?path=x&size=-1'), 400, 'request.invalid');
    });
  });

  describe(`${where}: PUT /file/rotate`, () => {
    const rotate = (path: string, token: string, deg = -90) =>
      withToken(app, token)('/api/file/rotate', { method: 'PUT', payload: { path, deg } });
    const sizeOf = async (path: string) => {
      const file = (await garage(`/api/utils/file?path=${path}`)).json<FileResponse>();
      const { width, height } = await sharp(Buffer.from(file.contents, 'base64')).metadata();
      return [width, height];
    };
    const leftColour = async (path: string) => {
      const file = (await garage(`/api/utils/file?path=${path}`)).json<FileResponse>();
      const { data } = await sharp(Buffer.from(file.contents, 'base64'))
        .resize(2, 2, { fit: 'fill', kernel: 'nearest' })
        .raw()
        .toBuffer({ resolveWithObject: true });
      return (data[0] ?? 0) > (data[2] ?? 0) ? 'red' : 'blue';
    };

    it('turns by a quarter, and makes every turn when many come at once [C7.42 A7.22]', async () => {
      const { path } = await uploaded(tokens.garage, 'faq:1', 'x.png', await photo('png'));
      assert.equal(await leftColour(path), 'blue');
      assert.equal((await rotate(path, tokens.garage)).status, 200);
      assert.deepEqual(await sizeOf(path), [120, 300]);
      const before = (await allFiles()).length;
      const turns = await Promise.all(Array.from({ length: 23 }, () => rotate(path, tokens.garage)));
      assert.deepEqual(
        turns.map(({ status }) => status),
        turns.map(() => 200),
      );
      assert.deepEqual(await sizeOf(path), [300, 120]);
      assert.equal(await leftColour(path), 'blue');
      assert.equal((await allFiles()).length, before);
    });

    it('is for the sender of the picture, and for administrators', async () => {
      const { path } = await uploaded(tokens.garage, 'faq:1', 'x.jpg', await photo());
      assertRefused(await rotate(path, tokens.atelier), 404, 'notFound');
      assertRefused(await rotate('f-pic-faisceau-7-1', tokens.garage), 403, 'auth.forbidden');
      assertRefused(await rotate('f-doc-p-fa-00001', tokens.garage), 404, 'notFound');
      assertRefused(await rotate(path, tokens.garage, 45), 400, 'request.invalid');
      assert.equal((await rotate('f-pic-faisceau-13-1', tokens.admin)).status, 200);
      const { path: mine } = await uploaded(tokens.admin, 'prodPicture:1', 'x.jpg', await photo());
      assert.equal((await rotate(mine, tokens.admin)).status, 200);
      assertRefused(
        await (await signedIn(app, 'lecteur@demo.example'))('/api/file/rotate', {
          method: 'PUT',
          payload: { path, deg: -90 },
        }),
        404,
        'notFound',
      );
    });
  });

  describe(`${where}: a picture of a customer who may no longer write`, () => {
    it('cannot be turned by its sender [C6.03]', async () => {
      const role = (faq_role: 'contributor' | 'reader') =>
        app.db.updateTable('users').set({ faq_role }).where('id', '=', 'u-garage').execute();
      const { path } = await uploaded(tokens.garage, 'faq:1', 'x.jpg', await photo());
      const turn = (token: string) =>
        withToken(app, token)('/api/file/rotate', { method: 'PUT', payload: { path, deg: 90 } });
      await role('reader');
      assertRefused(await turn(tokens.garage), 403, 'auth.forbidden');
      await role('contributor');
      assert.equal((await turn(tokens.garage)).status, 200);
    });
  });

  describe(`${where}: unused uploads`, () => {
    it('are removed after two days; a file of a product stays', async () => {
      const forgotten = await uploaded(tokens.admin, 'prodDatasheet:1', 'a.pdf', pdf);
      const used = await uploaded(tokens.admin, 'prodDatasheet:2', 'b.pdf', `${pdf} `);
      const payload = { prodDatasheet: used.path };
      assert.equal((await admin('/api/admin/product/p-fa-00001', { method: 'PUT', payload })).status, 200);
      wait(3 * 24 * 3_600_000);
      const later = await tokenOf(app, 'admin@demo.example', 'admin');
      const before = (await allFiles()).length;
      await uploaded(later, 'ldec:3', 'c.csv', 'a;b\n1;2\n');
      assert.ok((await allFiles()).length <= before);
      const caller = withToken(app, later);
      assertRefused(await caller(`/api/utils/file?path=${forgotten.path}`), 404, 'notFound');
      assert.equal((await caller(`/api/utils/file?path=${used.path}`)).status, 200);
    });
  });
}
