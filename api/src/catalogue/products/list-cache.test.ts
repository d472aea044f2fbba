import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createListCache } from './list-cache.ts';

describe('the cache of lists', () => {
  it('stays within its size: the least recently used list is evicted first', () => {
    const cache = createListCache(30);
    for (const tag of ['a', 'b', 'c']) cache.set(tag, Buffer.alloc(10));
    assert.ok(cache.get('a'));
    cache.set('d', Buffer.alloc(10));
    assert.deepEqual(
      ['a', 'b', 'c', 'd'].filter((tag) => cache.get(tag)),
      ['a', 'c', 'd'],
    );
    cache.set('huge', Buffer.alloc(31));
    assert.equal(cache.get('huge'), undefined);
    cache.set('a', Buffer.alloc(30));
    assert.deepEqual(
      ['a', 'c', 'd'].filter((tag) => cache.get(tag)),
      ['a'],
    );
  });
});
