import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { emptyPng } from '../../testing/heavy-pictures.ts';
import { createPictureProcess } from './picture-process-client.ts';

const folder = mkdtempSync(join(tmpdir(), 'extranet-picture-process-'));
const pictureProcess = createPictureProcess();
after(async () => {
  await pictureProcess.close();
  rmSync(folder, { recursive: true });
});

function stored(name: string, contents: Buffer): string {
  const path = join(folder, name);
  writeFileSync(path, contents);
  return path;
}

const smallPng = () => stored('small.png', emptyPng({ width: 300, height: 200 }));

describe('the picture process', () => {
  it('ends when a picture takes more memory than its head says, and a new process reads the next picture', async () => {
    // Not as an upload: the head of an upload is checked first.
    const heavy = emptyPng({ width: 6000, height: 6000, bits: 16, channels: 4, interlaced: true });
    const path = stored('heavy.png', heavy);
    assert.deepEqual(await pictureProcess.perform({ kind: 'shrink', path, width: 100 }), {
      refused: 'memory',
    });
    assert.ok('small' in (await pictureProcess.perform({ kind: 'shrink', path: smallPng(), width: 100 })));
  });

  it('reads JPEG, PNG and WebP only, though libvips reads more', async () => {
    for (const contents of [
      '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>',
      'GIF89a\x01\0\x01\0\x80\0\0\xff\xff\xff\0\0\0!\xf9\x04\x01\0\0\0\0,\0\0\0\0\x01\0\x01\0\0\x02\x02D\x01\0;',
    ]) {
      const path = stored('other', Buffer.from(contents, 'latin1'));
      assert.deepEqual(await pictureProcess.perform({ kind: 'clean', path }), { unreadable: true });
    }
  });

  it('reports an error that is not the picture’s fault, such as a missing folder', async () => {
    const to = join(folder, 'nowhere/turned.png');
    const outcome = await pictureProcess.perform({ kind: 'turn', path: smallPng(), degrees: 90, to });
    assert.ok('failed' in outcome);
    assert.equal(outcome.failed.code, 'ENOENT');
  });

  it('ends without a word when its server ends while it starts', () => {
    const program = new URL('./picture-process.ts', import.meta.url).href;
    const server = `
      const { fork } = require('node:child_process');
      const execArgv = ['--disable-warning=ExperimentalWarning'];
      fork(new URL('${program}'), { execArgv, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
      process.exit();`;
    // Returns when nobody holds its standard error any more: the picture process has ended as well.
    const { stderr } = spawnSync(process.execPath, ['-e', server], { encoding: 'utf8' });
    assert.equal(stderr, '');
  });

  it('starts again when a picture comes after it was closed', async () => {
    await pictureProcess.close();
    assert.ok('small' in (await pictureProcess.perform({ kind: 'shrink', path: smallPng(), width: 100 })));
  });
});
