import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { ProductRow, SearchAnswer } from '@extranet/shared/contracts';
import { searchable } from '@extranet/shared/rules';
import { signedIn } from '../../testing/signed-in.ts';
import { buildTestApp } from '../../testing/test-app.ts';

const { app } = await buildTestApp({ products: 1200 });
const atelier = await signedIn(app, 'atelier@demo.example');
const ask = async (q: string, more = '&n=500') => {
  const answer = await atelier(`/api/search?q=${encodeURIComponent(q)}${more}`);
  assert.equal(answer.status, 200, answer.text);
  return answer.json<SearchAnswer>();
};
const rowsOf = ({ groups }: SearchAnswer) => groups.flatMap(({ rows }) => rows);
const refs = (rows: readonly ProductRow[]) => rows.map(({ prodRef }) => prodRef).toSorted();
const says = (row: ProductRow, word: string) =>
  searchable(`${row.prodCatalogue} ${row.prodTitre} ${row.prodTypeAttelage ?? ''}`).includes(
    searchable(word),
  );

describe('what is turned down', () => {
  for (const [q, word, whole] of [
    ['308 attelage non démontable', 'démontable', '308 attelage'],
    ['308 attelage pas démontable', 'démontable', '308 attelage'],
    ['308 sauf faisceau', 'faisceau', '308'],
    ['308 sans faisceau', 'faisceau', '308'],
    ['308 attelage sauf col de cygne', 'col de cygne', '308 attelage'],
  ] as const)
    it(`'${q}' finds everything of '${whole}' but that [B3.03]`, async () => {
      const answer = await ask(q);
      const all = rowsOf(await ask(whole));
      const left = all.filter((row) => !says(row, word));
      assert.ok(left.length > 0 && left.length < all.length);
      assert.deepEqual(refs(rowsOf(answer)), refs(left));
      assert.deepEqual(answer.understood.without, [{ typed: q.slice(whole.length + 1), shown: word }]);
      assert.deepEqual([answer.understood.aside, answer.understood.unknown], [undefined, []]);
    });

  it("reads two words as the one that the catalogues have: 'sans porte vélo' leaves the other kits [B3.03]", async () => {
    const { understood, groups } = await ask('308 kit sans porte vélo');
    assert.deepEqual(understood.without, [{ typed: 'sans porte vélo', shown: 'porte vélo' }]);
    const kits = groups.flatMap(({ rows }) => rows);
    assert.ok(kits.length > 0 && kits.every((row) => !says(row, 'portevelo')));
  });

  it('what the question asks for by another word is left out, and that is said [B3.03]', async () => {
    const { understood, groups } = await ask('308 attelage hors boule');
    // 'Boule' is read as the synonym that it is.
    assert.deepEqual([understood.without, understood.aside], [undefined, ['hors attelage']]);
    assert.deepEqual(groups, (await ask('308 attelage')).groups);
  });

  it('where nothing else is left says so, and leads to what there is with it [B3.06]', async () => {
    const { groups, understood, nearest } = await ask('308 démontable non démontable');
    assert.deepEqual(groups, []);
    assert.deepEqual(understood.without, [{ typed: 'non démontable', shown: 'démontable' }]);
    assert.equal(nearest[0]?.q, '308 démontable');
    assert.equal(nearest[1]?.inWords, 'Peugeot 308, attelage, sauf démontable');
  });

  it('alone finds nothing, or the other towbars where it is one of them', async () => {
    assert.deepEqual((await ask('sans faisceau')).groups, []);
    const rows = rowsOf(await ask('non démontable'));
    assert.ok(rows.length > 0 && rows.every((row) => !says(row, 'démontable')));
  });

  it('is kept away from the parts for the vehicle as well [B3.08]', async () => {
    const { fits } = await ask('attelage', '&v=peugeot.308ii.2016');
    const { fits: fewer } = await ask('attelage non démontable', '&v=peugeot.308ii.2016');
    assert.ok(fits && fewer && fewer < fits, `${fewer} of ${fits}`);
  });
});
