import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type {
  MeantModels,
  MeantQuestion,
  ProductRow,
  ProductSlice,
  SearchAnswer,
} from '@extranet/shared/contracts';
import { assertRefused } from '../../testing/refusals.ts';
import { signedIn, visitor } from '../../testing/signed-in.ts';
import { buildTestApp } from '../../testing/test-app.ts';
import { NOTHING_MEANT } from './meant-models.ts';

const { app } = await buildTestApp({ products: 3000, env: { CATALOGUE_HELD_MAX: '100' } });
const garage = await signedIn(app, 'garage@demo.example');
const lecteur = await signedIn(app, 'lecteur@demo.example');

const inAddress = (asked: object) =>
  new URLSearchParams(Object.entries(asked).map(([k, v]) => [k, String(v)]));
const meant = async (asked: MeantQuestion, call = garage) => {
  const answer = await call(`/api/products/meant?${inAddress(asked)}`);
  assert.equal(answer.status, 200, answer.text);
  return answer.json<MeantModels>();
};
const namesOf = ({ makes }: MeantModels) =>
  makes.flatMap(({ name, models }) => models.filter(Boolean).map((model) => `${name} ${model}`)).toSorted();
const vehicleOf = ({ prodMarque, prodModele }: ProductRow) => `${prodMarque} ${prodModele}`;

/** The vehicles of what the search of the header finds in that catalogue. */
const searched = async (q: string) => {
  const answer = await garage(`/api/search?${inAddress({ q, c: 'Faisceau', n: 500 })}`);
  const { groups } = answer.json<SearchAnswer>();
  return [...new Set(groups.flatMap(({ rows }) => rows.map(vehicleOf)))].toSorted();
};

// Field by field, as somebody may fill them in.
const QUESTIONS: readonly Omit<MeantQuestion, 'cat'>[] = [
  { marque: 'vw' },
  { marque: 'peugot' },
  { modele: '308 sw' },
  { modele: 'golf sept' },
  { modele: 'classe c break' },
  { marque: 'vw', modele: 'golf 7' },
  { marque: 'peugot', modele: '308' },
  { marque: '308' },
  { modele: 'peugeot 308' },
];

describe('makes and models that nobody wrote as the catalogue does', () => {
  for (const question of QUESTIONS)
    it(`${JSON.stringify(question)} means what it means in the search, in the page and in slices [B3.02] [B3.03] [B3.10]`, async () => {
      const answer = await meant({ cat: 'Faisceau', ...question });
      const names = namesOf(answer);
      assert.ok(names.length > 0, 'nothing was understood');
      assert.notEqual(answer.inWords, '');
      const text = [question.marque, question.modele].filter(Boolean).join(' ');
      assert.deepEqual(
        (await searched(text)).filter((name) => !names.includes(name)),
        [],
      );

      const slice = await garage(
        `/api/products/slice?${inAddress({ cat: 'Faisceau', ...question, l: '0,100' })}`,
      );
      const { rows, found } = slice.json<ProductSlice>();
      assert.ok((found?.count ?? 0) > 0);
      for (const row of rows) assert.ok(names.includes(vehicleOf(row)), vehicleOf(row));
    });

  it('names a generation that the catalogues have others of only [B3.06]', async () => {
    const { makes, absent } = await meant({ cat: 'Faisceau', modele: 'golf 5' });
    assert.deepEqual(makes, []);
    assert.equal(absent?.inWords, 'Volkswagen Golf V');
    assert.ok(absent.others.includes('Golf VI'), absent.others.join());
  });

  it('a generation excludes the others, an estate the saloons [B3.02]', async () => {
    const golf = namesOf(await meant({ cat: 'Faisceau', modele: 'golf sept' }));
    assert.ok(
      golf.every((name) => /^Volkswagen Golf VII( |$)/.test(name)),
      golf.join(),
    );
    const estates = namesOf(await meant({ cat: 'Faisceau', modele: '308 sw' }));
    assert.ok(
      estates.every((name) => /^Peugeot 308 .*Break$/.test(name)),
      estates.join(),
    );
  });

  it('a year behind the model is a year, also in slices, unless the field of the year has another [B3.02]', async () => {
    assert.equal((await meant({ cat: 'Faisceau', modele: 'golf sept 2016' })).year, 2016);
    const count = async (asked: object) => {
      const slice = await garage(`/api/products/slice?${inAddress({ cat: 'Faisceau', l: '0,1', ...asked })}`);
      return slice.json<ProductSlice>().found?.count ?? 0;
    };
    const in2016 = await count({ modele: 'golf sept', annee: '2016' });
    assert.equal(await count({ modele: 'golf sept 2016' }), in2016);
    assert.equal(
      await count({ modele: 'golf sept 2016', annee: '2019' }),
      await count({ modele: 'golf sept', annee: '2019' }),
    );
    assert.ok(in2016 > 0 && in2016 < (await count({ modele: 'golf sept' })));
  });

  it('a word that nobody knows is left out behind a model and told, and never widens a model to its make [B3.03]', async () => {
    const known = await meant({ cat: 'Faisceau', marque: 'vw', modele: 'golf zzxxqq' });
    assert.deepEqual(known.unknown, ['zzxxqq']);
    assert.ok(namesOf(known).every((name) => name.startsWith('Volkswagen Golf')));
    assert.deepEqual(await meant({ cat: 'Faisceau', marque: 'Peugeot', modele: 'zzxxqq' }), NOTHING_MEANT);
  });

  it('what no catalogue has means nothing, and neither does a year alone [B3.03]', async () => {
    for (const modele of ['cybertruck', '2016', 'faisceau', '   '])
      assert.deepEqual(await meant({ cat: 'Faisceau', modele }), NOTHING_MEANT, modele);
  });

  it('nothing is told of a catalogue that the customer may not see, and the office has all [B3.02]', async () => {
    assert.deepEqual(await meant({ cat: 'Attelage', marque: 'vw' }, lecteur), NOTHING_MEANT);
    assertRefused(await visitor(app)('/api/products/meant?cat=Faisceau&marque=vw'), 401, 'auth.required');
    assertRefused(await garage('/api/admin/products/meant?cat=Faisceau&marque=vw'), 403, 'auth.forbidden');
    const admin = await signedIn(app, 'admin@demo.example', 'admin');
    const answer = await admin('/api/admin/products/meant?cat=Attelage&marque=vw');
    assert.deepEqual(
      answer.json<MeantModels>().makes.map(({ name }) => name),
      ['Volkswagen'],
    );
  });
});
