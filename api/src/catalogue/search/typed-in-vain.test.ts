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
    assert.deepEqual(
      [inWords, unknown, missing],
      ['FA-00012, FA-00013', ['FA-99999', 'ZZ-00001'], undefined],
    );
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
    const { understood } = await ask('sandero stepway');
    assert.deepEqual([understood.aside, understood.unknown], [['stepway'], []]);
    await ask('308 zorglub');
    // It is written after the answer, also for the questions of the tests before.
    const report = async () =>
      (await admin('/api/admin/search/ignored')).json<SearchMiss[]>().map(({ text }) => text);
    while (!(await report()).includes('zorglub')) await new Promise(setImmediate);
    assert.deepEqual(
      (await report()).filter((text) => text.includes('stepway')),
      [],
    );
  });
});

describe('a generation that the catalogues do not have', () => {
  it('is said, with those that they have, each a question that finds something [B3.06]', async () => {
    for (const [q, inWords, others] of [
      ['golf 5 faisceau', 'Volkswagen Golf V', ['Golf VI', 'Golf VII', 'Golf VIII']],
      ['x5 e70', 'BMW X5 E70', ['X5 F15', 'X5 G05']],
    ] as const) {
      const { groups, understood, nearest } = await ask(q);
      assert.deepEqual([groups, understood.absent], [[], { inWords, others }]);
      assert.ok(nearest[0]?.inWords.includes(others[0]), JSON.stringify(nearest));
    }
    assert.equal((await ask('golf 7')).understood.absent, undefined);
  });
});

describe('what is offered where nothing was found', () => {
  it("leads to each of two models whose words make none together: 'c3 picasso attelage' [B3.06]", async () => {
    const { groups, nearest } = await ask('c3 picasso attelage');
    assert.deepEqual(groups, []);
    assert.deepEqual(
      nearest.slice(0, 2).map(({ inWords }) => inWords),
      ['Citroën C3, attelage', 'Citroën C4 Picasso, attelage'],
    );
  });

  it('offers the same parts once, however they are called [B3.06]', async () => {
    const { nearest } = await ask('clio 3 2020');
    const found = await Promise.all(nearest.map(async ({ q }) => refsOf(await ask(q, '&n=500')).join(' ')));
    assert.ok(found.length > 1);
    assert.equal(new Set(found).size, found.length);
  });
});

describe('the way back to what was typed', () => {
  it('is told only where it finds something [B3.03]', async () => {
    const told = async (q: string) => {
      const typed = await ask(q, '&as=typed');
      const { understood } = await ask(q);
      assert.ok(understood.meant.length > 0, q);
      assert.equal(understood.exactly ?? false, typed.groups.length > 0, q);
      return understood.exactly;
    };
    assert.equal(await told('peugot 308'), undefined);
    assert.equal(await told('308 rdso'), undefined);
    assert.equal(await told('308 équerre'), true);
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
