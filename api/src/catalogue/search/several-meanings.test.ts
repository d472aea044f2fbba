import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { ProductRow, SearchAnswer } from '@extranet/shared/contracts';
import { signedIn } from '../../testing/signed-in.ts';
import { buildTestApp } from '../../testing/test-app.ts';

const { app } = await buildTestApp({ products: 1200 });
const atelier = await signedIn(app, 'atelier@demo.example');
const ask = async (q: string, more = '') => {
  const answer = await atelier(`/api/search?q=${encodeURIComponent(q)}${more}`);
  assert.equal(answer.status, 200, answer.text);
  return answer.json<SearchAnswer>();
};
const firstOf = ({ groups }: SearchAnswer) => groups.map(({ rows }) => rows[0]?.prodRef).toSorted();

describe('a question with several references', () => {
  for (const q of ['FA-59 AT-208', 'at208, fa59', 'FA-00059; AT-00208', 'fa 59 + at 208', 'AT-208 FA-59'])
    it(`'${q}' finds each, the first of its group`, async () => {
      assert.deepEqual(firstOf(await ask(q)), ['AT-00208', 'FA-00059']);
    });

  it('two of one catalogue stand in one group', async () => {
    const { groups } = await ask('fa59 fa60');
    assert.deepEqual(
      groups.map(({ rows }) => rows.map(({ prodRef }) => prodRef).toSorted()),
      [['FA-00059', 'FA-00060']],
    );
  });
});

describe('a question for an estate', () => {
  it('offers estates as the vehicle, and lists their parts alone', async () => {
    const { understood, groups } = await ask('308 sw', '&n=500');
    const offered = understood.vehicles?.map(({ inWords }) => inWords) ?? [];
    assert.ok(offered.length > 1 && offered.every((name) => name.endsWith(' Break')), offered.join());
    const rows = groups.flatMap((group): ProductRow[] => group.rows);
    assert.ok(rows.length > 0 && rows.every(({ prodModele }) => prodModele.endsWith(' Break')));
  });

  it('names one generation with its body, and without a body those of all bodies', async () => {
    const vehicles = async (q: string) =>
      (await ask(q, '&n=500')).understood.vehicles?.map(({ inWords }) => inWords).toSorted();
    assert.deepEqual(await vehicles('golf 7 variant'), ['Volkswagen Golf VII Break']);
    assert.deepEqual(await vehicles('golf 7'), ['Volkswagen Golf VII', 'Volkswagen Golf VII Break']);
    assert.deepEqual(await vehicles('clio 5'), ['Renault Clio V']);
  });
});

describe('words of the trade', () => {
  for (const [written, meant] of [
    ['barre de remorquage 308', 'attelage'],
    ['boîtier d’attelage 308', 'faisceau'],
    ['308 attelage électrique', 'escamotable'],
    ['308 rotule démontable avec outils', 'col de cygne'],
  ] as const)
    it(`'${written}' asks for ${meant}, and it is said`, async () => {
      const { understood, groups } = await ask(written);
      assert.match(understood.inWords, new RegExp(meant));
      assert.deepEqual(understood.unknown, []);
      assert.ok(groups.length > 0);
    });
});
