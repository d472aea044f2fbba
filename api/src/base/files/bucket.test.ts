import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { startBucketServer } from '../../testing/bucket-server.ts';
import { assertRefused } from '../../testing/refusals.ts';
import { signedIn, tokenOf } from '../../testing/signed-in.ts';
import { buildTestApp } from '../../testing/test-app.ts';
import { upload } from '../../testing/upload.ts';
import { parseConfig } from '../config/config.ts';
import { assertFiles } from './open-files.ts';

const bucket = await startBucketServer();
const { app } = await buildTestApp({ products: 60, env: bucket.filesEnv });
const pdf = '%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n';

describe('a bucket of files', () => {
  it('that does not answer stops the start with one sentence that names the variable', async () => {
    await assertFiles(parseConfig(bucket.filesEnv));
    const nowhere = parseConfig({ ...bucket.filesEnv, FILES_URL: 's3://not-there/files' });
    await assert.rejects(
      assertFiles(nowhere),
      /^Error: FILES_URL s3:\/\/not-there\/files\/ does not answer: .+\.$/,
    );
    const silent = parseConfig({ ...bucket.filesEnv, AWS_ENDPOINT_URL: 'http://127.0.0.1:9' });
    await assert.rejects(
      assertFiles(silent),
      /^Error: FILES_URL s3:\/\/extranet\/files\/ does not answer: .+\.$/,
    );
  });

  it('that fails later is reported in French, and no row is left without its contents', async () => {
    const admin = await signedIn(app, 'admin@demo.example', 'admin');
    const token = await tokenOf(app, 'admin@demo.example', 'admin');
    const send = () => upload(app, token, { uploadId: 'prodDatasheet:1', name: 'a.pdf', contents: pdf });
    const rows = async () => (await app.db.selectFrom('files').select('id').execute()).length;
    const kept = (await send()).json<{ path: string }>();
    assert.equal((await admin(`/api/utils/file?path=${kept.path}`)).status, 200);
    const before = await rows();
    await bucket.stop();
    const { message } = assertRefused(await send(), 503, 'files.unavailable');
    assert.match(message, /momentanément indisponibles/);
    assertRefused(await admin(`/api/utils/file?path=${kept.path}`), 503, 'files.unavailable');
    assert.equal(await rows(), before);
    assert.equal((await admin('/api/admin/products?l=0,1')).status, 200);
  });
});
