import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { SearchAnswer, SearchMiss } from '@extranet/shared/contracts';
import { signedIn } from '../../testing/signed-in.ts';
import { buildTestApp } from '../../testing/test-app.ts';

const { app } = await buildTestApp({ products: 1200 });
const atelier = await signedIn(app, 'atelier@demo.example');
const admin = await signedIn(app, 'admin@demo.example', 'admin');
const ask = async (q: string, more = '&n=100') => {
  const answer = await atelier(`/api/search?q=${encodeURIComponent(q)}${more}`);
  assert.equal(answer.status, 200, answer.text);
  return answer.json<SearchAnswer>();
};
const refsOf = ({ groups }: SearchAnswer) =>
  groups.flatMap(({ rows }) => rows.map(({ prodRef }) => prodRef)).toSorted();

describe('a model in a year in which it was not built', () => {
  it('says its years, and leads to them and to the generation of that year [B3.06]', async () => {
    const { groups, understood, nearest } = await ask('golf 6 2015');
    assert.deepEqual(groups, []);
    assert.deepEqual(understood.built, { inWords: 'Volkswagen Golf VI', from: 2008, to: 2013 });
    const [own, other] = nearest;
    assert.deepEqual([own?.inWords, other?.inWords], ['Volkswagen Golf VI', 'Volkswagen Golf VII, 2015']);
    for (const { q, count } of nearest) {
      const found = (await ask(q, '&n=500')).groups.reduce((sum, group) => sum + group.count, 0);
      assert.equal(found, count, q);
    }
  });

  it('keeps the part that was asked for, and is not said where another word is wrong [B3.06]', async () => {
    const { nearest } = await ask('faisceau golf 6 2015');
    assert.deepEqual(
      nearest.slice(0, 2).map(({ inWords }) => inWords),
      ['Volkswagen Golf VI, faisceau', 'Volkswagen Golf VII, 2015, faisceau'],
    );
    assert.equal((await ask('golf 6 2010')).understood.built, undefined);
    assert.equal((await ask('cybertruck 2015')).understood.built, undefined);
  });
});

describe('several references of which some are unknown', () => {
  it('names these, and finds the others [B3.02]', async () => {
    const answer = await ask('FA-00012 FA-99999; ZZ-00001 fa13');
    assert.deepEqual(refsOf(answer), ['FA-00012', 'FA-00013']);
    const { inWords, unknown, missing } = answer.understood;
    assert.deepEqual([inWords, unknown, missing], ['FA00012, FA13', ['FA-99999', 'ZZ-00001'], undefined]);
  });

  it('names all where none is known [B3.06]', async () => {
    const { groups, understood } = await ask('FA-99999 FA-99998');
    assert.deepEqual(groups, []);
    assert.deepEqual(understood.missing, ['FA-99999', 'FA-99998']);
  });

  it('asks in all catalogues of the customer before it calls one unknown', async () => {
    const { understood } = await ask('FA-00012 AT-00208', '&n=100&c=Faisceau');
    assert.deepEqual(understood.unknown, []);
  });
});

describe('words that were understood and left out', () => {
  it('are said by themselves, and are in no report of the back office [B3.07]', async () => {
    const { understood } = await ask('308 attelage non démontable');
    assert.deepEqual([understood.aside, understood.unknown], [['non démontable'], []]);
    await ask('308 zorglub');
    // It is written after the answer, also for the questions of the tests before.
    const report = async () =>
      (await admin('/api/admin/search/ignored')).json<SearchMiss[]>().map(({ text }) => text);
    while (!(await report()).includes('zorglub')) await new Promise(setImmediate);
    assert.deepEqual(
      (await report()).filter((text) => text.includes('démontable')),
      [],
    );
  });
});

describe('a catalogue that is turned down', () => {
  it('comes last [B3.02]', async () => {
    const order = async (q: string) => (await ask(q)).groups.map(({ catalogue }) => catalogue);
    assert.equal((await order('308')).at(0), 'Faisceau');
    assert.equal((await order('308 sans faisceau')).at(-1), 'Faisceau');
  });
});

describe('a flanged ball', () => {
  for (const q of [
    '308 rotule équerre',
    'bride 308',
    'attelage à bride 308',
    'boule à bride 308',
    'rotule bride 308',
  ])
    it(`'${q}' asks for the ball on a bracket [B3.03]`, async () => {
      const { understood, groups } = await ask(q);
      assert.equal(understood.inWords, 'Peugeot 308, rotule équerre');
      assert.deepEqual(understood.unknown, []);
      assert.ok(groups.length > 0);
    });
});
