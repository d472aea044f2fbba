import assert from 'node:assert/strict';
import { closeSync, mkdtempSync, openSync, readdirSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { callsAt, sentenceOf, tokenAt } from '../../bench/soak/lib/calls.ts';
import { incompleteOrders, ordersByInternalRef } from '../../bench/soak/lib/incomplete-orders.ts';
import { run } from '../../tools/lib/run.ts';
import { type RunningServer, startServer } from '../../tools/lib/servers/index.ts';
import { envOf } from './harness.ts';

let server: RunningServer | undefined;

/** Mounts a small disk in memory. Null without root, who alone may mount one. */
async function smallDisk(): Promise<string | null> {
  const folder = mkdtempSync(join(tmpdir(), 'extranet-disk-'));
  const { code } = await run('mount', ['-t', 'tmpfs', '-o', 'size=24m', 'tmpfs', folder]);
  after(async () => {
    await server?.stop();
    await run('umount', [folder]);
    rmSync(folder, { recursive: true });
  });
  return code === 0 ? folder : null;
}

/** Writes until the disk is full to the last byte. */
function fill(path: string): void {
  const file = openSync(path, 'a');
  try {
    for (const size of [65_536, 4096, 1]) fillBy(file, Buffer.alloc(size));
  } finally {
    closeSync(file);
  }
}

function fillBy(file: number, chunk: Buffer): void {
  try {
    for (;;) if (writeSync(file, chunk) < chunk.length) return;
  } catch (error) {
    assert.equal((error as NodeJS.ErrnoException).code, 'ENOSPC');
  }
}

/** All files below the folder, including uploads that are being received. */
const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .toSorted();

describe('a full disk', () => {
  it('makes writes answer 507 with a sentence, leaves no incomplete order or file, and writes work again once there is room', async (test) => {
    const disk = await smallDisk();
    if (!disk) return test.skip('only root may mount a small disk');
    const dataDir = join(disk, 'data');
    const env = envOf(dataDir);
    server = await startServer(env);
    const token = await tokenAt(server.url, 'garage@demo.example');
    const call = callsAt(server.url, token);
    const order = (tag: string) =>
      call(
        '/api/order',
        { orderInternalRef: tag, delivery: { daId: 'd-garage-1' } },
        { 'idempotency-key': tag },
      );
    const add = () => call('/api/cart/item', { prodId: 'p-fa-00001', quantity: 1 });
    const upload = async () => {
      const form = new FormData();
      form.set('upload_id', 'faq');
      form.set('file', new Blob([await picture()], { type: 'image/png' }), 'photo.png');
      const answer = await fetch(`${server?.url}/api/admin/upload`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}` },
        body: form,
      });
      return { status: answer.status, body: await answer.json() };
    };
    assert.equal((await add()).status, 200);
    assert.equal((await order('faute-avant')).status, 200);
    assert.equal((await upload()).status, 200);
    const stored = filesBelow(join(dataDir, 'files'));

    fill(join(disk, 'filler'));
    // SQLite's log may have space left inside its file: order until that is used up.
    const acknowledged = ['faute-avant'];
    let refusal = await add();
    for (let number = 1; refusal.status === 200 && number <= 2000; number += 1) {
      const placed = await order(`faute-plein-${number}`);
      if (placed.status === 200) acknowledged.push(`faute-plein-${number}`);
      refusal = placed.status === 200 ? await add() : placed;
    }
    assert.equal(refusal.status, 507);
    assert.match(sentenceOf(refusal), /^Le service ne peut rien enregistrer pour le moment/);
    const refused = await upload();
    assert.equal(refused.status, 507);
    assert.match(sentenceOf(refused), /^Le service ne peut rien enregistrer pour le moment/);
    assert.deepEqual(filesBelow(join(dataDir, 'files')), stored);
    assert.equal((await call('/api/orders')).status, 200);
    assert.equal((await call('/api/products/search?q=peugeot')).status, 200);

    rmSync(join(disk, 'filler'));
    assert.equal((await add()).status, 200);
    assert.equal((await order('faute-apres')).status, 200);
    assert.equal((await upload()).status, 200);
    assert.deepEqual(await incompleteOrders(env), []);
    const counts = await ordersByInternalRef(env, '');
    for (const tag of [...acknowledged, 'faute-apres']) assert.equal(counts.get(tag), 1, tag);
  });
});

async function picture(): Promise<ArrayBuffer> {
  const { default: sharp } = await import('sharp');
  const noise = Buffer.from(Array.from({ length: 400 * 400 * 3 }, (_, index) => (index * 7919) % 251));
  const bytes = await sharp(noise, { raw: { width: 400, height: 400, channels: 3 } })
    .png()
    .toBuffer();
  return bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer;
}
