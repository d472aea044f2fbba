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

  it('is asked for once by all who ask at the same moment, and again by the next when that failed', async () => {
    let times = 0;
    const { promise, reject } = Promise.withResolvers<readonly Matches[]>();
    const find = () => {
      times += 1;
      return times === 1 ? promise : Promise.resolve(kits);
    };
    const ask = () => remembered(app.db, '1', { all: [['wtogether']] }, ['Kit'], find);
    const refused = [ask(), ask()];
    reject(new Error('the database is gone'));
    for (const one of refused) await assert.rejects(one, /is gone/);
    assert.equal(times, 1);
    assert.deepEqual(await Promise.all([ask(), ask(), ask()]), [kits, kits, kits]);
    assert.equal(times, 2);
  });

  it('counts for one version of the catalogue, the same words and the same catalogues only', async () => {
    const { ask, times } = asking(kits);
    await ask('1', 'wpolo');
    await ask('2', 'wpolo');
    await ask('2', 'wpolo', ['Kit', 'Faisceau']);
    await ask('2', 'wup');
    assert.equal(times(), 4);
  });

  it('is known by catalogue: who has one more asks for that one alone', async () => {
    const asked: string[] = [];
    const find = async (own: readonly Catalogue[]): Promise<Matches[]> => {
      asked.push(own.join());
      return own.includes('Faisceau') ? [...kits, { catalogue: 'Faisceau', ids: ['p-fa-00001'] }] : kits;
    };
    const ask = (...catalogs: Catalogue[]) => remembered(app.db, '1', { all: [['wapart']] }, catalogs, find);
    assert.deepEqual(await ask('Kit'), kits);
    const both = [{ catalogue: 'Faisceau', ids: ['p-fa-00001'] }, ...kits];
    assert.deepEqual(await ask('Faisceau', 'Attelage', 'Kit'), both);
    // That there is nothing of one is known as well, where the same answer had something of another.
    assert.deepEqual(await ask('Attelage', 'Kit'), kits);
    assert.deepEqual(asked, ['Kit', 'Faisceau,Attelage']);
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
