import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import type { SearchMiss } from '@extranet/shared/contracts';
import { signedIn } from '../../testing/signed-in.ts';
import { buildTestApp } from '../../testing/test-app.ts';

const { app } = await buildTestApp({ products: 300 });
const garage = await signedIn(app, 'garage@demo.example');
const atelier = await signedIn(app, 'atelier@demo.example');
const admin = await signedIn(app, 'admin@demo.example', 'admin');
const ask = (q: string, more = '', call = garage) => call(`/api/search?q=${encodeURIComponent(q)}${more}`);
const WHOLE_LIST = '&n=100';
type Report = 'misses' | 'ignored';
const report = async (of: Report) => {
  const rows = (await admin(`/api/admin/search/${of}`)).json<SearchMiss[]>();
  return rows.map(({ text, times, customers }) => [text, times, customers]);
};
/** What a question leaves is written behind its answer. */
const reportOf = async (of: Report, count: number) => {
  while ((await report(of)).length < count) await new Promise(setImmediate);
  return report(of);
};

beforeEach(async () => {
  for (const table of ['search_misses', 'search_ignored'] as const) await app.db.deleteFrom(table).execute();
});

describe('what was searched without result', () => {
  it('is told to the back office: the question that was meant, not each letter on the way [B3.07]', async () => {
    for (const typed of ['zqxa', 'zqxar', 'zqxart']) await ask(typed);
    await ask('zqxart', WHOLE_LIST);
    await ask('qwzt');
    await ask('peugeot');
    assert.deepEqual(await reportOf('misses', 1), [['zqxart', 1, 1]]);
  });

  it('is the whole question where a word of it stands for a car that nobody knows [B3.06 B3.07]', async () => {
    await ask('cybertruck attelage', WHOLE_LIST);
    assert.deepEqual(await reportOf('misses', 1), [['cybertruck attelage', 1, 1]]);
    assert.deepEqual(await report('ignored'), []);
  });
});

describe('words that were left out of what was found', () => {
  it('are told by themselves, with how often and by how many customers [B3.07]', async () => {
    await ask('pijo 308', WHOLE_LIST);
    await ask('PIJO 308 faisceau', WHOLE_LIST, atelier);
    await ask('308 pijo zorglub', WHOLE_LIST);
    const rows = await reportOf('ignored', 2);
    assert.deepEqual(
      rows.map(([text, ...counts]) => [String(text).toLowerCase(), ...counts]),
      [
        ['pijo', 3, 2],
        ['zorglub', 1, 1],
      ],
    );
    assert.deepEqual(await report('misses'), []);
  });

  it('are no numbers and single letters, and none of a question that names somebody', async () => {
    await ask('308 1.6 110 z', WHOLE_LIST);
    await ask('308 dupont 0612345678', WHOLE_LIST);
    await ask('308 zorglub', WHOLE_LIST);
    assert.deepEqual(await reportOf('ignored', 1), [['zorglub', 1, 1]]);
  });

  it('are not told of letters on the way to a word that is known', async () => {
    for (const typed of ['308 zz', '308 zzq']) await ask(typed);
    await ask('308 escamotable');
    await ask('golf zorglub', WHOLE_LIST);
    assert.deepEqual(await reportOf('ignored', 1), [['zorglub', 1, 1]]);
  });
});
