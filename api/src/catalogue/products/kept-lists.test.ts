import assert from 'node:assert/strict';
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { after, describe, it } from 'node:test';
import { gunzipSync } from 'node:zlib';
import { keptLists } from './kept-lists.ts';
import { listFiles } from './list-files.ts';
import { compressed } from './list-stream.ts';

const root = await mkdtemp(join(tmpdir(), 'extranet-lists-'));
after(() => rm(root, { recursive: true }));

const warnings: string[] = [];
const log = { warn: (_: unknown, text?: string) => void warnings.push(String(text)) };
/** Longer ones go to files. */
const LONG = 40;
const opened = (folder: string, bytesMax?: number) =>
  keptLists(listFiles(join(root, folder), bytesMax), log as Parameters<typeof keptLists>[1], LONG);
const tagOf = (name: string) => `W/"${name}"`;
/** Compresses badly: each letter another. */
const long = Array.from({ length: 4000 }, (_, at) => String.fromCharCode(33 + ((at * at * 31) % 90))).join(
  '',
);

async function send(lists: ReturnType<typeof opened>, name: string, text: string): Promise<Buffer> {
  return buffer(compressed(Readable.from([text.slice(0, 5), text.slice(5)]), lists.keeper(tagOf(name))));
}
async function found(lists: ReturnType<typeof opened>, name: string): Promise<string | undefined> {
  const list = await lists.find(tagOf(name));
  if (!list) return undefined;
  const body = Buffer.isBuffer(list.body) ? list.body : await buffer(list.body);
  assert.equal(body.length, list.bytes);
  return gunzipSync(body).toString();
}

describe('kept lists', () => {
  it('are sent as they are made, and the next time as they were kept: short ones from memory, long ones from a file', async () => {
    const lists = opened('both');
    assert.equal(await found(lists, 'short'), undefined);
    for (const [name, text] of [
      ['short', 'a'.repeat(500)],
      ['long', long],
    ] as const) {
      assert.equal(gunzipSync(await send(lists, name, text)).toString(), text);
      assert.equal(await found(lists, name), text);
    }
    assert.deepEqual(await readdir(join(root, 'both')), ['long']);
  });

  it('in files are there for the next process too', async () => {
    await send(opened('next'), 'long', long);
    assert.equal(await found(opened('next'), 'long'), long);
  });

  it('that were not sent to their end are not kept, and leave nothing behind', async () => {
    const lists = opened('broken');
    const breaks = Readable.from(
      (async function* () {
        yield long;
        throw new Error('the database is gone');
      })(),
    );
    await assert.rejects(buffer(compressed(breaks, lists.keeper(tagOf('long')))), /database is gone/);
    const left = () => readdir(join(root, 'broken')).catch(() => []);
    while ((await left()).length > 0) await new Promise(setImmediate);
    assert.equal(await found(lists, 'long'), undefined);
  });

  it('take no more room than they may: what was read longest ago goes first, and so does what a dead process left', async () => {
    const bytes = (await send(opened('measure'), 'long', long)).length;
    const lists = opened('room', 2 * bytes + LONG);
    const folder = join(root, 'room');
    const readAt = (name: string, second: number) => utimes(join(folder, name), second, second);
    await send(lists, 'one', long);
    await writeFile(join(folder, 'died.part'), Buffer.alloc(bytes));
    await readAt('died.part', 1);
    await readAt('one', 2);
    await send(lists, 'two', long);
    assert.deepEqual((await readdir(folder)).sort(), ['one', 'two']);
    await readAt('two', 3);
    assert.equal(await found(lists, 'one'), long);
    await send(lists, 'three', long);
    assert.deepEqual((await readdir(folder)).sort(), ['one', 'three']);
  });

  it('are sent all the same where nothing can be written', async () => {
    await writeFile(join(root, 'no-folder'), '');
    const lists = opened('no-folder');
    assert.equal(gunzipSync(await send(lists, 'long', long)).toString(), long);
    assert.equal(await found(lists, 'long'), undefined);
    assert.deepEqual(warnings, ['a long list could not be kept']);
  });
});
