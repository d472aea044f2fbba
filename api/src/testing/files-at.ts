import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { UploadResponse } from '@extranet/shared/contracts';
import sharp from 'sharp';
import { bucketOfFiles } from '../base/files/open-files.ts';
import { startBucketServer } from './bucket-server.ts';
import { tokenOf, withToken } from './signed-in.ts';
import { buildTestApp } from './test-app.ts';
import { upload } from './upload.ts';

type Place = Awaited<ReturnType<typeof openAt>>;

/** Runs the tests in both places where files may lie. */
export async function inEachPlace(tests: (place: Place) => void): Promise<void> {
  const { filesEnv } = await startBucketServer();
  tests(await openAt('in a folder', {}));
  tests(await openAt('in a bucket', filesEnv));
}

async function openAt(where: string, env: Record<string, string>) {
  const { app, config, wait } = await buildTestApp({ products: 60, env });
  const tokens = {
    garage: await tokenOf(app, 'garage@demo.example'),
    atelier: await tokenOf(app, 'atelier@demo.example'),
    lecteur: await tokenOf(app, 'lecteur@demo.example'),
    moderateur: await tokenOf(app, 'moderateur@demo.example'),
    admin: await tokenOf(app, 'admin@demo.example', 'admin'),
  };

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

  const garage = withToken(app, tokens.garage);
  const admin = withToken(app, tokens.admin);
  return { where, app, wait, tokens, garage, admin, allFiles, uploaded };
}

/** Half red, half blue, so that a turn is visible; with a camera's metadata. */
export async function photo(format: 'jpeg' | 'png' | 'webp' = 'jpeg', width = 300): Promise<Buffer> {
  const half = await sharp({ create: { width: width / 2, height: 120, channels: 3, background: 'blue' } })
    .png()
    .toBuffer();
  return sharp({ create: { width, height: 120, channels: 3, background: 'red' } })
    .composite([{ input: half, left: 0, top: 0 }])
    .withExif({ IFD0: { Copyright: 'Jean Secret', Make: 'Camera' } })
    .toFormat(format)
    .toBuffer();
}

export const pdf = '%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n';
