import assert from 'node:assert/strict';
import { Readable } from 'node:stream';
import { describe, it } from 'node:test';
import { limitListsPerAccount } from './list-limiter.ts';

const list = async () => Readable.from(['[', ']']);
const read = async (readable: Readable) => (await readable.toArray()).join('');

describe('whole lists of one account', () => {
  it('are made three at a time: the fourth starts when one was read', async () => {
    const turns = limitListsPerAccount();
    let made = 0;
    const asked = Array.from({ length: 4 }, () =>
      turns('garage', () => {
        made += 1;
        return list();
      }),
    );
    const [first] = await Promise.all(asked.slice(0, 3));
    assert.equal(made, 3);
    assert.ok(first);
    assert.equal(await read(first), '[]');
    assert.equal(await read((await asked[3]) as Readable), '[]');
    assert.equal(made, 4);
  });

  it('do not keep another account waiting', async () => {
    const turns = limitListsPerAccount();
    await Promise.all([1, 2, 3].map(() => turns('garage', list)));
    assert.equal(await read(await turns('atelier', list)), '[]');
  });

  it('free their turn when the reader hangs up, and when the list could not be made', async () => {
    const turns = limitListsPerAccount();
    const held = await Promise.all([1, 2].map(() => turns('garage', list)));
    await assert.rejects(turns('garage', () => Promise.reject(new Error('no database'))));
    held[0]?.destroy();
    await Promise.all([1, 2].map(async () => read(await turns('garage', list))));
  });

  it('are refused with a message when the earlier ones stay unread for too long', async () => {
    const turns = limitListsPerAccount(20);
    await Promise.all([1, 2, 3].map(() => turns('garage', list)));
    await assert.rejects(turns('garage', list), { statusCode: 429, code: 'list.tooMany' });
  });
});
