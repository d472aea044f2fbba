import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { AuditLine, Synonym } from '@extranet/shared/contracts';
import { assertRefused } from '../../testing/refusals.ts';
import { signedIn } from '../../testing/signed-in.ts';
import { buildTestApp } from '../../testing/test-app.ts';

const { app } = await buildTestApp({ products: 5 });
const admin = await signedIn(app, 'admin@demo.example', 'admin');
const all = async () => (await admin('/api/admin/search/synonyms')).json<Synonym[]>();
const add = (written: string, meant: string) =>
  admin('/api/admin/search/synonyms', { method: 'POST', payload: { written, meant } });
const remove = (id: string) => admin(`/api/admin/search/synonyms/${id}`, { method: 'DELETE' });
const version = async () =>
  (
    await app.db
      .selectFrom('counters')
      .select('value')
      .where('name', '=', 'catalogue.version')
      .executeTakeFirstOrThrow()
  ).value;
const trail = async () =>
  (await admin('/api/admin/audit?l=0,2'))
    .json<AuditLine[]>()
    .map(({ auAction, auObject }) => [auAction, auObject]);

describe('the synonyms of the search', () => {
  it('are there from the first day, by nobody in particular [B3.03]', async () => {
    const first = await all();
    const meant = Object.fromEntries(first.map((one) => [one.written, one.meant]));
    assert.deepEqual(
      [meant.vw, meant.boule, meant['prise jaeger']],
      ['volkswagen', 'attelage', '13 broches'],
    );
    for (const towbar of ['attache remorque', 'crochet d’attelage', 'boule d’attelage'])
      assert.equal(meant[towbar], 'attelage', towbar);
    assert.equal(meant['prise remorque'], 'faisceau');
    assert.ok(first.every(({ author }) => author === ''));
  });

  it('are added and removed with who and when; searches see it by the catalogue’s version [B3.07]', async () => {
    const before = await version();
    const answer = await add('  Tire-Veau ', 'attelage');
    assert.equal(answer.status, 200, answer.text);
    const { id, savedAt, ...added } = answer.json<Synonym>();
    assert.deepEqual(added, { written: 'Tire-Veau', meant: 'attelage', author: 'Camille Martin' });
    assert.ok(Math.abs(Date.parse(savedAt) - app.now().getTime()) < 60_000);
    assert.ok((await all()).some((one) => one.id === id));
    assert.equal(await version(), before + 1);
    assert.equal((await remove(id)).status, 200);
    assert.ok(!(await all()).some((one) => one.id === id));
    assert.equal(await version(), before + 2);
    assert.deepEqual(await trail(), [
      ['searchSynonym.remove', 'Tire-Veau'],
      ['searchSynonym.add', 'Tire-Veau'],
    ]);
    assertRefused(await remove(id), 404, 'notFound');
  });

  it('have one meaning for the same words, however they are written', async () => {
    const before = await version();
    const said = assertRefused(await add('PRISE-Jaeger', 'faisceau'), 409, 'search.synonymExists');
    assert.match(said.message, /«\u00a0prise jaeger\u00a0» est déjà compris comme «\u00a013 broches\u00a0»/);
    const both = await Promise.all([add('sept broches', '7 broches'), add('Sept Broches', '7 broches')]);
    assert.deepEqual(both.map(({ status }) => status).sort(), [200, 409]);
    assert.equal(await version(), before + 1);
  });

  it('are refused where their meaning finds nothing, and say so [B3.07]', async () => {
    const said = assertRefused(await add('cavochka tresse', 'zzzz qqqq'), 422, 'request.invalid');
    assert.ok(JSON.stringify(said).includes('La recherche ne trouve rien avec «\u00a0zzzz qqqq\u00a0»'));
    assert.ok(!(await all()).some(({ written }) => written === 'cavochka tresse'));
  });

  it('are refused where they say nothing', async () => {
    assertRefused(await add(' - ', 'attelage'), 422, 'request.invalid');
    assertRefused(await add('boulle', '💥'), 422, 'request.invalid');
    assertRefused(await add('Câble-s', 'cable s'), 422, 'request.invalid');
    assertRefused(await add('', 'attelage'), 400, 'request.invalid');
  });

  it('never lead back to themselves, directly or through others', async () => {
    const said = assertRefused(await add('attelage', 'boule'), 422, 'search.synonymCircle');
    assert.match(said.message, /«\u00a0attelage\u00a0» → «\u00a0boule\u00a0» → «\u00a0attelage\u00a0»/);
    assertRefused(await add('rotule', 'rotule d’attelage'), 422, 'search.synonymCircle');
    assert.equal((await add('potence', 'crochet')).status, 200);
    assertRefused(await add('attelage', 'potence'), 422, 'search.synonymCircle');
    assert.equal((await add('bras', 'potence fixe')).status, 200);
  });

  it('are for administrators only', async () => {
    const garage = await signedIn(app, 'garage@demo.example');
    assertRefused(await garage('/api/admin/search/synonyms'), 403, 'auth.forbidden');
  });
});
