import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { FileResponse } from '@extranet/shared/contracts';
import sharp from 'sharp';
import { inEachPlace, photo } from '../../testing/files-at.ts';
import { assertRefused } from '../../testing/refusals.ts';
import { signedIn, withToken } from '../../testing/signed-in.ts';

await inEachPlace(({ where, app, tokens, garage, allFiles, uploaded }) => {
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
});
