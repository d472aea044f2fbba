import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { emptyPng } from '../../testing/heavy-pictures.ts';
import { startDrawing } from './drawing.ts';

const folder = mkdtempSync(join(tmpdir(), 'extranet-drawing-'));
const drawing = startDrawing();
after(async () => {
  await drawing.close();
  rmSync(folder, { recursive: true });
});

function kept(name: string, contents: Buffer): string {
  const path = join(folder, name);
  writeFileSync(path, contents);
  return path;
}

const small = () => kept('small.png', emptyPng({ width: 300, height: 200 }));

describe('the picture process', () => {
  it('ends when a picture takes more memory than its head says, and the next picture is read by another', async () => {
    // Not as an upload: those are judged by their heads first.
    const heavy = emptyPng({ width: 6000, height: 6000, bits: 16, channels: 4, interlaced: true });
    const path = kept('heavy.png', heavy);
    assert.deepEqual(await drawing.perform({ kind: 'shrink', path, width: 100 }), { refused: 'memory' });
    assert.ok('small' in (await drawing.perform({ kind: 'shrink', path: small(), width: 100 })));
  });

  it('reads nothing but JPEG, PNG and WebP, whatever libvips could read', async () => {
    for (const contents of [
      '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>',
      'GIF89a\x01\0\x01\0\x80\0\0\xff\xff\xff\0\0\0!\xf9\x04\x01\0\0\0\0,\0\0\0\0\x01\0\x01\0\0\x02\x02D\x01\0;',
    ]) {
      const path = kept('other', Buffer.from(contents, 'latin1'));
      assert.deepEqual(await drawing.perform({ kind: 'clean', path }), { unreadable: true });
    }
  });

  it('says what is not the picture’s fault: a folder that is not there', async () => {
    const to = join(folder, 'nowhere/turned.png');
    const outcome = await drawing.perform({ kind: 'turn', path: small(), degrees: 90, to });
    assert.ok('failed' in outcome);
    assert.equal(outcome.failed.code, 'ENOENT');
  });

  it('begins anew after it was closed', async () => {
    await drawing.close();
    assert.ok('small' in (await drawing.perform({ kind: 'shrink', path: small(), width: 100 })));
  });
});
