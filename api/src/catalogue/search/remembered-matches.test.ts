import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Catalogue } from '@extranet/shared/contracts';
import { buildTestApp } from '../../testing/test-app.ts';
import type { Matches } from '../search-index/engine.ts';
import { remembered } from './remembered-matches.ts';

const { app } = await buildTestApp({ products: 0 });

/** Asks like a search, and says how often the index itself was asked. */
function asking(answer: readonly Matches[]) {
  let times = 0;
  const find = async () => {
    times += 1;
    return answer;
  };
  return {
    ask: (version: string, words: string, catalogs: readonly Catalogue[] = ['Kit']) =>
      remembered(app.db, version, { all: [[words]] }, catalogs, find),
    times: () => times,
  };
}

describe('what the index answered before [B3.09]', () => {
  const kits: Matches[] = [{ catalogue: 'Kit', ids: ['p-ki-00001', 'p-ki-00002'] }];

  it('is not asked for again, by whomever', async () => {
    const { ask, times } = asking(kits);
    assert.deepEqual(await ask('1', 'wgolf'), kits);
    assert.deepEqual(await ask('1', 'wgolf'), kits);
    assert.equal(times(), 1);
  });

  it('counts for one version of the catalogue, the same words and the same catalogues only', async () => {
    const { ask, times } = asking(kits);
    await ask('1', 'wpolo');
    await ask('2', 'wpolo');
    await ask('2', 'wpolo', ['Kit', 'Faisceau']);
    await ask('2', 'wup');
    assert.equal(times(), 4);
  });

  it('is looked at again where nothing was found: somebody may have emptied the index meanwhile', async () => {
    const { ask, times } = asking([]);
    await ask('1', 'wzzzz');
    await ask('1', 'wzzzz');
    assert.equal(times(), 2);
  });

  it('is forgotten when there is more than a process should hold, the oldest first', async () => {
    const many: Matches[] = [
      { catalogue: 'Kit', ids: Array.from({ length: 200_000 }, (_, at) => `p-${at}`) },
    ];
    const { ask, times } = asking(many);
    await ask('1', 'wall');
    await ask('1', 'wevery');
    await ask('1', 'wall');
    assert.equal(times(), 3);
  });
});
