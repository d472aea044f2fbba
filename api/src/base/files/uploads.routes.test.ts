import assert from 'node:assert/strict';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, it } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import type { FileResponse, UploadResponse } from '@extranet/shared/contracts';
import sharp from 'sharp';
import { inEachPlace, pdf, photo } from '../../testing/files-at.ts';
import { assertRefused } from '../../testing/refusals.ts';
import { tokenOf, withToken } from '../../testing/signed-in.ts';
import { upload } from '../../testing/upload.ts';
import { BYTES_MAX } from './upload.service.ts';

await inEachPlace(({ where, app, wait, tokens, garage, admin, allFiles, uploaded }) => {
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
      await refused(await tokenOf(app, 'inactif@demo.example'), 'faq:1', 401, 'auth.withdrawn');
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
});
