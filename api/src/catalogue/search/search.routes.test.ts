import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { AdminProduct, ProductRow, SearchAnswer } from '@extranet/shared/contracts';
import { signedIn } from '../../testing/signed-in.ts';
import { buildTestApp } from '../../testing/test-app.ts';

const { app } = await buildTestApp({ products: 1200 });
const garage = await signedIn(app, 'garage@demo.example');
const admin = await signedIn(app, 'admin@demo.example', 'admin');

async function ask(q: string, more = ''): Promise<SearchAnswer> {
  const answer = await garage(`/api/search?q=${encodeURIComponent(q)}${more}`);
  assert.equal(answer.status, 200, `${q}: ${answer.text}`);
  return answer.json<SearchAnswer>();
}
/** All that the garage ever ordered is this, and now. */
async function buy(product_id: string): Promise<void> {
  const own = app.db.selectFrom('orders').select('id').where('user_id', '=', 'u-garage');
  const ordered_at = app.now().toISOString();
  await app.db.updateTable('orders').set({ ordered_at }).where('user_id', '=', 'u-garage').execute();
  await app.db.updateTable('order_items').set({ product_id }).where('order_id', 'in', own).execute();
}
const rowsOf = ({ groups }: SearchAnswer): ProductRow[] => groups.flatMap(({ rows }) => rows);

describe('GET /search', () => {
  it('understands make, model, generation, year, pins and the catalogue, and says so [B3.02 B3.03]', async () => {
    const { understood, groups } = await ask('faisceau 13 broches clio 4 de 2015');
    assert.deepEqual(understood, {
      inWords: 'Renault Clio IV, 2015, faisceau 13 broches',
      marque: 'Renault',
      modele: 'Clio IV',
      year: 2015,
      catalogue: 'Faisceau',
      meant: [],
      unknown: [],
    });
    assert.equal(groups[0]?.catalogue, 'Faisceau');
    for (const row of groups[0]?.rows ?? []) {
      assert.match(row.prodModele, /^Clio IV/);
      assert.equal(row.prodType, '13');
    }
  });

  it('names the vehicles that the words may mean, each of which is there, and none to suggestions [B3.06] [B1.04]', async () => {
    const { understood } = await ask('faisceau 308 2016', '&n=500');
    assert.equal(understood.modele, '308');
    const keys = understood.vehicles?.map(({ key }) => key) ?? [];
    assert.ok(keys.includes('peugeot.308ii.2016') && keys.length > 1, keys.join());
    for (const q of ['duster', 'prise 13 tiguan 2018', 'bmw serie 3 2015 attelage', 'kangoo', 'golf 7']) {
      const { vehicles = [] } = (await ask(q, '&n=500')).understood;
      for (const { key, inWords } of vehicles) {
        const answer = await garage(`/api/vehicles/${key}`);
        assert.equal(answer.status, 200, `${q}: ${key}`);
        assert.match(inWords, /^\p{Lu}/u);
      }
    }
    assert.equal((await ask('faisceau 308 2016')).understood.vehicles, undefined);
  });

  it('groups by catalogue with counts, and gives as many rows as asked for [B3.04]', async () => {
    const { groups } = await ask('peugeot', '&n=3');
    assert.deepEqual(groups.map(({ catalogue }) => catalogue).sort(), ['Attelage', 'Faisceau', 'Kit']);
    for (const { catalogue, count, more, rows } of groups) {
      const { all } = await app.db
        .selectFrom('products')
        .select(({ fn }) => fn.countAll<number>().as('all'))
        .where('catalogue', '=', catalogue)
        .where('marque', '=', 'Peugeot')
        .where('statut', '!=', 'supprime')
        .executeTakeFirstOrThrow();
      assert.deepEqual([count, more, rows.length], [all, false, 3]);
    }
    assert.deepEqual(
      (await ask('peugeot', '&c=kit')).groups.map(({ catalogue }) => catalogue),
      ['Kit'],
    );
  });

  it('never puts a part that cannot be had above one that can [B3.04] [W1.14]', async () => {
    for (const q of ['peugeot', 'kit', 'attelage', 'golf', 'faisceau 13 broches', '2016']) {
      for (const { rows } of (await ask(q, '&n=200')).groups) {
        const had = rows.map(
          (row) =>
            row.prodStatut === 'disponible' && row.prodCodeStock !== '9' && Number(row.prodMbrPrice) > 0,
        );
        assert.equal(had.lastIndexOf(true) < had.indexOf(false) || !had.includes(false), true, q);
      }
    }
  });

  it('puts what fits the vehicle first, then what the account bought before [B3.04]', async () => {
    const { groups } = await ask('attelage', '&v=peugeot.308ii.2016');
    const first = groups[0]?.rows[0];
    assert.deepEqual([first?.prodMarque, first?.prodModele], ['Peugeot', '308 II']);
    const plain = (await ask('golf 13 broches', '&c=faisceau&n=50')).groups[0]?.rows ?? [];
    const last = plain.findLast(
      (row) =>
        row.prodStatut === 'disponible' &&
        row.prodCodeStock !== '9' &&
        Number(row.prodMbrPrice) > 0 &&
        !row.prodModele.endsWith(' Break'),
    );
    assert.ok(last && last.prodId !== plain[0]?.prodId);
    await buy(last.prodId);
    assert.equal((await ask('golf 13 broches', '&c=faisceau')).groups[0]?.rows[0]?.prodId, last.prodId);
  });

  it('puts the estate behind the plain model, also one that was bought, until it is asked for or fits the vehicle', async () => {
    const first = async (q: string, more = '') =>
      (await ask(q, `&c=attelage&n=50${more}`)).groups[0]?.rows[0]?.prodModele;
    const estates = (await ask('attelage golf 7 break', '&n=50')).groups[0]?.rows ?? [];
    const bought = estates.find((row) => row.prodModele === 'Golf VII Break' && Number(row.prodMbrPrice) > 0);
    assert.ok(bought);
    await buy(bought.prodId);
    assert.equal(await first('golf sept'), 'Golf VII');
    assert.equal(await first('golf sept break'), 'Golf VII Break');
    assert.equal(await first('golf', '&v=volkswagen.golfviibreak.2016'), 'Golf VII Break');
    // Only the make was named: what the garage fits most is likelier than any other model.
    assert.equal(await first('volkswagen'), 'Golf VII Break');
    const rows = (await ask('golf sept', '&c=attelage&n=50')).groups[0]?.rows ?? [];
    const places = rows.map(
      (row) => (Number(row.prodMbrPrice) > 0 ? 0 : 2) + Number(/Break/.test(row.prodModele)),
    );
    assert.deepEqual(places, places.toSorted());
  });

  it("reads 'renaud' as Renault, alone and beside a model [B3.02]", async () => {
    for (const [q, inWords] of [
      ['renaud megane 4', 'Renault Mégane IV'],
      ['renaud', 'Renault'],
      ['hunday tucson', 'Hyundai Tucson'],
    ] as const) {
      const { understood } = await ask(q);
      assert.deepEqual([understood.inWords, understood.unknown], [inWords, []]);
    }
  });

  it("offers no code of another car's generation: an F48 is no kind of F56 [B3.06]", async () => {
    const { understood, groups, nearest } = await ask('mini f56');
    assert.deepEqual([understood.unknown, groups, nearest], [['mini', 'f56'], [], []]);
  });

  it('finds kits by what is in them, of the generation that was named [B3.02] [W1.09]', async () => {
    for (const [q, words] of [
      ['golf démontable', /Golf .*démontable|démontable.*Golf/],
      ['kit golf vii 13 broches', /13 broches Volkswagen Golf VII\b/],
    ] as const) {
      const kits = (await ask(q, '&c=kit')).groups.flatMap(({ rows }) => rows);
      assert.ok(kits.length > 0, q);
      for (const { prodTitre, prodMarque, prodModele } of kits)
        assert.match(`${prodTitre} ${prodMarque} ${prodModele}`, words);
    }
  });

  it('finds a reference in any writing first, and an EAN [B3.02]', async () => {
    for (const q of ['FA-00012', 'fa00012', 'fa 12', 'FA12', ' fa-00.012 '])
      assert.equal(rowsOf(await ask(q))[0]?.prodRef, 'FA-00012', q);
    assert.deepEqual(
      rowsOf(await ask('00012'))
        .map(({ prodRef }) => prodRef)
        .sort(),
      ['AT-00012', 'FA-00012', 'KI-00012'],
    );
    const [known] = rowsOf(await ask('AT-00003'));
    assert.ok(known);
    for (const code of [known.prodCodeEAN, known.prodCodeEAN.slice(0, 12)])
      assert.equal(rowsOf(await ask(code))[0]?.prodRef, 'AT-00003', code);
  });

  it('forgives a slip and takes synonyms, and does neither when the question is to be read as typed [B3.03]', async () => {
    const forgiven = await ask('peugot 308');
    assert.deepEqual(forgiven.understood.meant, [{ typed: 'peugot', meant: 'peugeot', how: 'slip' }]);
    assert.ok(
      rowsOf(forgiven).length > 0 && rowsOf(forgiven).every(({ prodModele }) => prodModele.startsWith('308')),
    );
    const typed = await ask('peugot 308', '&as=typed');
    assert.deepEqual([typed.understood.meant, typed.understood.unknown], [[], ['peugot']]);
    assert.equal((await ask('boule golf')).understood.meant[0]?.meant, 'attelage');
    await app.db
      .insertInto('search_synonyms')
      .values({
        id: 's-1',
        written: 'patte',
        written_norm: 'PATTE',
        meant: 'attelage',
        author: '',
        saved_at: app.now().toISOString(),
      })
      .execute();
    assert.deepEqual((await ask('patte golf')).understood.meant, [
      { typed: 'patte', meant: 'attelage', how: 'synonym' },
    ]);
  });

  it('understands how the trade calls a towbar and its socket [B3.03]', async () => {
    for (const [words, catalogue] of [
      ['attache-remorque', 'Attelage'],
      ['Attache remorque', 'Attelage'],
      ['crochet d’attelage', 'Attelage'],
      ['boule d’attelage', 'Attelage'],
      ['prise remorque', 'Faisceau'],
      ['prise de remorque', 'Faisceau'],
    ] as const)
      for (const question of [words, `${words} 308`, `308 ${words}`]) {
        const answer = await ask(question);
        assert.deepEqual(answer.understood.unknown, [], question);
        assert.equal(answer.understood.catalogue, catalogue, question);
        assert.equal(answer.groups[0]?.catalogue, catalogue, question);
        assert.ok(rowsOf(answer).length > 0, question);
      }
  });

  it('answers no other model for one that the catalogues do not have, and offers what is near [B3.03 B3.06]', async () => {
    for (const [q, near] of [
      ['id.3', 'Volkswagen ID.4'],
      ['e-208', 'Peugeot 208'],
      ['ë-C4 2021', 'Citroën C4, 2021'],
      ['e-c4', 'Citroën C4'],
      ['bmw x9', 'BMW X5'],
      ['peugeot 309', 'Peugeot 308'],
      ['500e attelage', 'Fiat 500, attelage'],
      ['4008', 'Peugeot 3008'],
    ] as const) {
      const { groups, nearest, understood } = await ask(q, '&n=500');
      assert.deepEqual(groups, [], q);
      assert.deepEqual([understood.modele, understood.vehicles], [undefined, undefined], q);
      assert.equal(nearest[0]?.inWords, near, q);
      const again = await ask(nearest[0]?.q ?? '', '&n=500');
      assert.ok(rowsOf(again).length > 0, q);
    }
  });

  it('leaves out no word that stands for a vehicle: the rest is a choice, with what it finds [B3.06]', async () => {
    const { groups, understood, nearest } = await ask('peugeot cybertruck attelage');
    assert.deepEqual(groups, []);
    assert.deepEqual([understood.missing, understood.inWords], [['cybertruck'], 'Peugeot, attelage']);
    assert.deepEqual(
      nearest.map(({ inWords }) => inWords),
      ['Peugeot, attelage', 'Peugeot', 'attelage'],
    );
    for (const { q, count, more } of nearest) {
      const again = (await ask(q)).groups;
      assert.equal(
        again.reduce((sum, group) => sum + group.count, 0),
        count,
        q,
      );
      assert.equal(
        again.some((group) => group.more),
        more ?? false,
        q,
      );
    }
    assert.deepEqual((await ask('golf gti attelage')).understood.unknown, ['gti']);
    assert.ok(rowsOf(await ask('golf gti attelage')).length > 0);
  });

  it('exactly finds no more than with slips forgiven, and leads back [B3.03]', async () => {
    const q = 'peugot 308 escamotabel';
    const forgiven = await ask(q);
    const count = forgiven.groups.reduce((sum, group) => sum + group.count, 0);
    assert.ok(count > 0);
    const typed = await ask(q, '&as=typed');
    assert.deepEqual(typed.groups, []);
    assert.deepEqual(typed.understood.missing, ['peugot', 'escamotabel']);
    assert.deepEqual(typed.nearest[0], { q, inWords: forgiven.understood.inWords, count });
    const right = 'peugeot 308 escamotable';
    assert.deepEqual((await ask(right, '&as=typed')).groups, (await ask(right)).groups);
  });

  it('says how many fit the vehicle that is there, where the words name none [B3.04]', async () => {
    const fitting = await ask('démontable', '&v=peugeot.308ii.2016&n=500');
    assert.ok(fitting.fits && fitting.fits < rowsOf(fitting).length);
    for (const { rows } of fitting.groups) assert.match(rows[0]?.prodModele ?? '', /^308/);
    for (const q of ['golf démontable', '2016', 'FA-00012', 'zorglub démontable'])
      assert.equal((await ask(q, '&v=peugeot.308ii.2016')).fits, undefined, q);
    assert.equal((await ask('démontable')).fits, undefined);
  });

  it('offers the nearest readings when nothing is found, with what they find [B3.06]', async () => {
    const { groups, nearest } = await ask('renault 308 escamotable');
    assert.deepEqual(groups, []);
    assert.ok(nearest.length > 0);
    for (const { q, count, inWords } of nearest) {
      const again = await ask(q);
      assert.equal(
        again.groups.reduce((sum, group) => sum + group.count, 0),
        count,
        q,
      );
      assert.equal(again.understood.inWords, inWords);
    }
  });

  it('follows a product that is made, renamed, sold out and deleted [B3.09]', async () => {
    const form = {
      prodRef: 'ZQ-777',
      prodType: '13',
      prodMarque: 'Citroën',
      prodModele: 'Zibeline III',
      prodAnnee: '2018-',
      prodPrix: '100',
      prodCodeStock: '1',
      prodTitre: 'Faisceau zibeline',
    };
    const made = (await admin('/api/admin/product', { method: 'POST', payload: form })).json<AdminProduct>();
    const change = (payload: object) =>
      admin(`/api/admin/product/${made.prodId}`, { method: 'PUT', payload });
    for (const q of ['zibeline 3', 'zibelline', 'zq777', '777'])
      assert.equal(rowsOf(await ask(q))[0]?.prodRef, 'ZQ-777', q);
    assert.equal((await change({ prodModele: 'Xylo II', prodTitre: 'Faisceau' })).status, 200);
    assert.deepEqual(rowsOf(await ask('zibeline')), []);
    assert.equal(rowsOf(await ask('xylo 2 2020'))[0]?.prodRef, 'ZQ-777');
    assert.equal((await change({ prodStatut: 'supprimee' })).status, 200);
    assert.deepEqual(rowsOf(await ask('xylo')), []);
  });
});
