import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { FileResponse, Order } from '@extranet/shared/contracts';
import sharp from 'sharp';
import { inEachPlace, photo } from '../../testing/files-at.ts';
import { assertRefused } from '../../testing/refusals.ts';
import { visitor, withToken } from '../../testing/signed-in.ts';

await inEachPlace(({ where, app, tokens, garage, admin, allFiles, uploaded }) => {
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
});
