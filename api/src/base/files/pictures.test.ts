import assert from 'node:assert/strict';
import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it, mock } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import type { UploadResponse } from '@extranet/shared/contracts';
import sharp from 'sharp';
import { startBucketServer } from '../../testing/bucket-server.ts';
import { emptyPng } from '../../testing/heavy-pictures.ts';
import { assertRefused } from '../../testing/refusals.ts';
import { signedIn, tokenOf, visitor, withToken } from '../../testing/signed-in.ts';
import { buildTestApp } from '../../testing/test-app.ts';
import { upload } from '../../testing/upload.ts';
import { keyOf, thumbnailKey } from './file-keys.ts';
import { findFile } from './files.queries.ts';
import { bucketOfFiles } from './open-files.ts';

const { filesEnv } = await startBucketServer();
for (const [where, env] of Object.entries({ 'in a folder': {}, 'in a bucket': filesEnv }))
  await picturesAt(where, env);

async function picturesAt(where: string, env: Record<string, string>): Promise<void> {
  const { app, config, wait } = await buildTestApp({ products: 60, env });
  const token = await tokenOf(app, 'garage@demo.example');
  const garage = withToken(app, token);
  const send = (contents: Buffer, name = 'photo.png') =>
    upload(app, token, { uploadId: 'faq:1', name, contents });
  const striped = await sharp({ create: { width: 900, height: 600, channels: 3, background: 'red' } })
    .composite([
      {
        input: await sharp(emptyPng({ width: 450, height: 600 }))
          .png()
          .toBuffer(),
        left: 0,
        top: 0,
      },
    ])
    .png()
    .toBuffer();

  const uploaded = async () => {
    const { path } = (await send(striped)).json<UploadResponse>();
    const row = async () => {
      const file = await findFile(app.db, path);
      assert.ok(file);
      return file;
    };
    return { path, row, url: `/api/utils/file?path=${path}` };
  };
  const keys = async () => {
    mkdirSync(join(config.dataDir, 'files'), { recursive: true });
    const entries = readdirSync(join(config.dataDir, 'files'), { recursive: true, withFileTypes: true });
    const here = entries.filter((entry) => entry.isFile()).map(({ name }) => name);
    const there = (await (await bucketOfFiles(config))?.list('')) ?? [];
    return [...here, ...there.map(({ key }) => key)].sort();
  };
  /** Counts the jobs that the picture process got during the work. */
  const turnsTaken = async (work: () => Promise<unknown>) => {
    const spy = mock.method(app.pictures, 'inTurn');
    await work();
    spy.mock.restore();
    return spy.mock.calls.length;
  };

  describe(`${where}: a picture that cannot be read safely`, () => {
    const heads = [
      ['picture.side', /16\u00a0000 pixels de côté/, { width: 1, height: 60_000_000, channels: 1 }],
      ['picture.pixels', /60 millions de pixels/, { width: 15_000, height: 15_000 }],
      ['picture.memory', /JPEG/, { width: 7000, height: 7000, bits: 16, channels: 4, interlaced: true }],
      ['picture.memory', /4\u00a0000 pixels/, { width: 16_000, height: 3000, bits: 16, channels: 4 }],
    ] as const;

    it('is refused by its head before a pixel is decoded, and the answer says what is possible', async () => {
      const before = await keys();
      for (const [code, possible, head] of heads) {
        // It has no pixels: decoded, it would be refused as unreadable instead.
        const { message } = assertRefused(await send(emptyPng({ ...head, pixels: 'none' })), 422, code);
        assert.match(message, possible);
        assert.match(message, /^L’image "photo.png" ne peut être traitée\u00a0: .+, puis renvoyez-la\.$/);
      }
      assert.deepEqual(await keys(), before);
    });

    it('is not the large one of a camera, which is accepted and turned upright', async () => {
      const camera = await sharp({
        create: { width: 6000, height: 4500, channels: 3, background: '#808080' },
      })
        .withMetadata({ orientation: 6 })
        .jpeg()
        .toBuffer();
      const { path } = (await send(camera, 'photo.jpg')).json<UploadResponse>();
      const answer = await garage(`/api/utils/file?path=${path}`);
      const kept = Buffer.from(answer.json<{ contents: string }>().contents, 'base64');
      const { width, height } = await sharp(kept).metadata();
      assert.deepEqual([width, height], [1800, 2400]);
    });
  });

  describe(`${where}: thumbnails`, () => {
    it('are made once and stored, however many requests come at once', async () => {
      const { url, row } = await uploaded();
      const key = thumbnailKey(await row(), 200);
      const asked = () => Promise.all(Array.from({ length: 20 }, () => garage(`${url}&size=150`)));
      const first = await turnsTaken(async () => {
        assert.ok((await asked()).every(({ status }) => status === 200));
      });
      assert.equal(first, 1);
      assert.ok((await keys()).includes(key));
      assert.equal(await turnsTaken(asked), 0);
    });

    it('are stored once when two accounts ask at once', async () => {
      const { url, row } = await uploaded();
      const admin = await signedIn(app, 'admin@demo.example', 'admin');
      const write = mock.method(app.files, 'write');
      await Promise.all([garage(`${url}&size=400`), admin(`${url}&size=400`)]);
      write.mock.restore();
      const key = thumbnailKey(await row(), 400);
      assert.equal(write.mock.calls.filter((call) => call.arguments[0] === key).length, 1);
    });

    it('are made again when they are missing, and answered even when there is no room to store them', async () => {
      const { url, row } = await uploaded();
      const key = thumbnailKey(await row(), 100);
      const full = mock.method(app.files, 'write', () => Promise.reject(new Error('ENOSPC')));
      assert.equal((await garage(`${url}&size=100`)).status, 200);
      full.mock.restore();
      assert.ok(!(await keys()).includes(key));
      assert.equal((await garage(`${url}&size=100`)).status, 200);
      await app.files.remove([key]);
      assert.equal((await garage(`${url}&size=100`)).status, 200);
      assert.ok((await keys()).includes(key));
    });

    it('are removed with the contents they were made from: when the picture is turned, and when it is removed', async () => {
      const { path, url, row } = await uploaded();
      for (const size of [100, 800]) await garage(`${url}&size=${size}`);
      const before = await row();
      const payload = { path, deg: -90 };
      assert.equal((await garage('/api/file/rotate', { method: 'PUT', payload })).status, 200);
      assert.deepEqual(
        (await keys()).filter((key) => key.startsWith(path)),
        [keyOf(await row())],
      );
      assert.notEqual((await row()).sha256, before.sha256);
      await garage(`${url}&size=100`);
      wait(3 * 24 * 3_600_000);
      const later = await tokenOf(app, 'garage@demo.example');
      await upload(app, later, { uploadId: 'faq:2', name: 'x.png', contents: striped });
      assert.deepEqual(
        (await keys()).filter((key) => key.startsWith(path)),
        [],
      );
      wait(-3 * 24 * 3_600_000);
    });

    it('show the turned picture when it was turned while they were made', async () => {
      const { path, url, row } = await uploaded();
      const [thumbnail] = await Promise.all([
        garage(`${url}&size=200`),
        garage('/api/file/rotate', { method: 'PUT', payload: { path, deg: 90 } }),
      ]);
      assert.equal(thumbnail.status, 200);
      const left = (await keys()).filter((key) => key.startsWith(path));
      assert.ok(
        left.every((key) => key.startsWith(keyOf({ id: path, sha256: '' }))),
        left.join(),
      );
      const current = keyOf(await row());
      assert.deepEqual(
        left.filter((key) => !key.startsWith(current)),
        [],
      );
    });
  });

  describe(`${where}: turns of a picture`, () => {
    it('are added up while another is made: sixteen at once take at most eight jobs', async () => {
      const { path } = await uploaded();
      const turn = () => garage('/api/file/rotate', { method: 'PUT', payload: { path, deg: -90 } });
      const taken = await turnsTaken(async () => {
        const turns = await Promise.all(Array.from({ length: 16 }, turn));
        assert.ok(turns.every(({ status }) => status === 200));
      });
      // How many are added up depends on when each request arrives.
      assert.ok(taken <= 8, `${taken} were made`);
    });

    it('have a limit for each account', async () => {
      const { path } = await uploaded();
      const moderator = await signedIn(app, 'moderateur@demo.example');
      const payload = { path: 'nothing', deg: -90 };
      assert.equal((await moderator('/api/file/rotate', { method: 'PUT', payload })).status, 404);
      const statuses: number[] = [];
      for (let times = 0; times < 130 && statuses.at(-1) !== 429; times += 1) {
        const answer = await garage('/api/file/rotate', { method: 'PUT', payload: { path, deg: 180 } });
        statuses.push(answer.status);
        if (answer.status === 429) assert.ok(Number(answer.headers['retry-after']) > 0);
      }
      assert.equal(statuses.at(-1), 429);
    });
  });

  describe(`${where}: pictures that take long`, () => {
    it('do not delay signing in: two sign-ins, one after the other, end before eight pictures are read', async () => {
      const heavy = emptyPng({ width: 3750, height: 15_990, channels: 3 });
      const answered: string[] = [];
      const pictures = Array.from({ length: 8 }, () => send(heavy).then(() => answered.push('picture')));
      // Waits until the pictures are being read.
      await setTimeout(300);
      const payload = { email: 'atelier@demo.example', password: 'Demo-2026!' };
      for (let times = 1; times <= 2; times += 1) {
        const { status } = await visitor(app)('/api/user/signIn', { method: 'POST', payload });
        assert.equal(status, 200);
        answered.push('sign-in');
      }
      await Promise.all(pictures);
      assert.ok(answered.lastIndexOf('sign-in') < answered.lastIndexOf('picture'), answered.join());
    });

    it('are refused with a message beyond thirty of one account, while other accounts may send theirs', async () => {
      const answers = await Promise.all(Array.from({ length: 50 }, () => send(striped)));
      const refused = answers.filter(({ status }) => status !== 200);
      // Fewer than the surplus: pictures finished while the others were arriving made room again.
      assert.ok(refused.length > 0 && refused.length <= 20, String(refused.length));
      for (const answer of refused) {
        assertRefused(answer, 429, 'picture.tooMany');
        assert.equal(answer.headers['retry-after'], '10');
      }
      assert.equal((await send(striped)).status, 200);
    });
  });

  describe(`${where}: a file as JSON`, () => {
    it('is streamed, and is complete for any length of the chunks', async () => {
      const admin = await tokenOf(app, 'admin@demo.example', 'admin');
      for (const bytes of [65_534, 65_535, 65_536, 200_001, 1_000_000]) {
        const body = Buffer.alloc(bytes, 'x');
        body.write('%PDF-1.4\n');
        body.write('%%EOF\n', bytes - 6);
        const sent = await upload(app, admin, {
          uploadId: 'prodDatasheet:1',
          name: 'été.pdf',
          contents: body,
        });
        const { path } = sent.json<UploadResponse>();
        const answer = await withToken(app, admin)(`/api/utils/file?path=${path}`);
        const { contents, ...rest } = answer.json<{ contents: string }>();
        assert.ok(Buffer.from(contents, 'base64').equals(body), String(bytes));
        assert.deepEqual(rest, {
          name: 'été.pdf',
          filename: 'été.pdf',
          mimetype: 'application/pdf',
        });
      }
    });
  });
}
