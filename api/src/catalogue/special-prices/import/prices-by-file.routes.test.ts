import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import type {
  AuditLine,
  ImportLines,
  ImportRow,
  SpecialPrice,
  UploadResponse,
} from '@extranet/shared/contracts';
import { dayInParis } from '../../../base/text/french.ts';
import { assertRefused } from '../../../testing/refusals.ts';
import { signedIn, tokenOf } from '../../../testing/signed-in.ts';
import { nameTheCustomer, PRICES_OF_FILES } from '../../../testing/spreadsheets/libreoffice-prices.ts';
import { buildTestApp } from '../../../testing/test-app.ts';
import { upload } from '../../../testing/upload.ts';

const { app, wait: turn } = await buildTestApp({ products: 60 });
let admin = await signedIn(app, 'admin@demo.example', 'admin');
let token = await tokenOf(app, 'admin@demo.example', 'admin');
const DAY = 86_400_000;

/** Sessions end meanwhile. */
async function wait(milliseconds: number) {
  turn(milliseconds);
  admin = await signedIn(app, 'admin@demo.example', 'admin');
  token = await tokenOf(app, 'admin@demo.example', 'admin');
}

const GARAGE = 'u-garage';
const ATELIER = 'u-atelier';
const listOf = async (user: string) =>
  (await admin(`/api/admin/customer/${user}/specialPrices`)).json<SpecialPrice[]>();
const priceOf = async (user: string, ref: string) =>
  (await listOf(user)).find(({ spProdRef }) => spProdRef === ref)?.spPrice ?? null;
async function put(user: string, lines: object[]) {
  const answer = await admin(`/api/admin/customer/${user}/specialPrices`, { method: 'PUT', payload: lines });
  assert.equal(answer.status, 200, answer.text);
}

async function asked(contents: string | Uint8Array, more: object = {}, name = 'prix.csv') {
  const sent = await upload(app, token, { uploadId: 'ldec:prix', name, contents });
  assert.equal(sent.status, 200, sent.text);
  const { path } = sent.json<UploadResponse>();
  return admin('/api/admin/imports', { method: 'POST', payload: { kind: 'specialPrices', path, ...more } });
}
async function look(contents: string | Uint8Array, more: object = {}, name = 'prix.csv'): Promise<ImportRow> {
  const answer = await asked(contents, more, name);
  assert.equal(answer.status, 200, answer.text);
  return answer.json<ImportRow>();
}
const post = (id: string, what: string, payload?: unknown) =>
  admin(`/api/admin/import/${id}/${what}`, { method: 'POST', payload });
const lines = async (id: string, view: string) =>
  (await admin(`/api/admin/import/${id}/lines?view=${view}`)).json<ImportLines>().lines;
const exported = async (params: Record<string, string>) => {
  const answer = await app.inject({
    url: `/api/admin/specialPrices/export?${new URLSearchParams(params)}`,
    headers: { authorization: `Bearer ${token}` },
  });
  assert.equal(answer.statusCode, 200, answer.body);
  return answer.rawPayload;
};

describe('special prices of many customers from a file', () => {
  it('name their customer by address, number or name, and are looked at before anything changes [B5.02] [B5.04]', async () => {
    await put(GARAGE, [{ spProdRef: 'FA-00001', spPrice: 10 }]);
    await put(ATELIER, [{ spProdRef: 'FA-00002', spPrice: 20 }]);
    await app.db.updateTable('users').set({ loyalty_number: '000777' }).where('id', '=', ATELIER).execute();
    const { imId, imStatus, imSummary } = await look(
      [
        'Client;Email;N° client;Réf.;Désignation;Prix spécial HT;Valable du;Valable jusqu’au;Paliers',
        ';garage@demo.example;;FA-00001;x;10,00;;;',
        ';;777;fa 00002;x;65,00;01/01/2027;31/12/2027;"10 : 9,50 ; 50 : 9"',
        'garage delaunay;;;fa3;x;1 234,50;;;',
        ';nobody@demo.example;;FA-00001;x;1;;;',
        ';garage@demo.example;;ZZ-9;x;1;;;',
        ';garage@demo.example;;FA-00004;x;cher;;;',
        ';garage@demo.example;;FA-00005;x;5;31/12/2027;01/01/2027;',
        ';garage@demo.example;;FA-00005;x;5;30/02/2027;;',
        ';garage@demo.example;;FA-00005;x;5;;;"10 : 9 ; 10 : 8"',
        ';garage@demo.example;;fa-00001;x;11;;;',
        ';;;FA-00001;x;11;;;',
      ].join('\r\n'),
    );
    assert.equal(imStatus, 'preview');
    const { updated, same, unknown, unreadable, triples, jumps } = imSummary;
    assert.deepEqual([updated, same, unknown, unreadable], [2, 1, 2, 6]);
    assert.ok(triples >= 1 && jumps >= 1, 'what is three times as much is said');
    const changes = await lines(imId, 'change');
    const atelier = changes.find(({ userId }) => userId === ATELIER);
    assert.deepEqual(
      [atelier?.ref, atelier?.priceBefore, atelier?.priceAfter, atelier?.percent, atelier?.termsAfter],
      ['FA-00002', 20, 65, 225, { from: '2027-01-01', to: '2027-12-31', steps: '10 : 9,50 ; 50 : 9,00' }],
    );
    const garage = changes.find(({ userId }) => userId === GARAGE);
    assert.deepEqual(
      [garage?.ref, garage?.priceBefore, garage?.priceAfter, garage?.userName],
      ['FA-00003', null, 1234.5, 'Garage Delaunay'],
    );
    const without = garage?.priceWithout ?? 0;
    assert.ok(without > 0, 'what they would pay without it stands beside it');
    assert.equal(garage?.percent, Math.round(((1234.5 - without) * 100) / without));
    assert.deepEqual(
      (await lines(imId, 'unknown')).map(({ line }) => line),
      [5, 6],
    );
    const reasons = (await lines(imId, 'unreadable')).map(({ line, reason }) => `${line} ${reason}`);
    assert.deepEqual(
      reasons.map((reason) => Number.parseInt(reason, 10)),
      [7, 8, 9, 10, 11, 12],
    );
    assert.match(reasons[1] ?? '', /finirait avant de commencer/);
    assert.match(reasons[2] ?? '', /30\/02\/2027.*illisible/);
    assert.match(reasons[3] ?? '', /même quantité/);
    assert.match(reasons[4] ?? '', /déjà à la ligne 2/);
    assert.match(reasons[5] ?? '', /client manque/);
    const file = (await admin(`/api/admin/import/${imId}/file?view=change`)).text;
    assert.match(file, /^\ufeffLigne;Client;Référence;État;/);
    assert.match(file, /\r\n4;Garage Delaunay;FA-00003;changement;;1234,50;/);
    assert.equal(await priceOf(ATELIER, 'FA-00002'), 20, 'nothing changed');
  });

  it('find a customer by whatever names it, however far below, and not by its name where an address stands [B5.02]', async () => {
    const byAddress = Array.from({ length: 1_000 }, (_, at) => `garage@demo.example;;ZZ-${at};1`);
    const { imId, imSummary } = await look(
      [
        'Email;Client;Réf;Prix',
        ...byAddress,
        ';Garage Delaunay;FA-00006;1,50',
        'nobody@demo.example;Garage Delaunay;FA-00007;1',
      ].join('\n'),
    );
    assert.equal(imSummary.updated, 1);
    assert.deepEqual(
      (await lines(imId, 'change')).map(({ line, userId, ref }) => [line, userId, ref]),
      [[1_002, GARAGE, 'FA-00006']],
    );
  });

  it('take an address in the place of a name, leave what they have no column for, and say both as they are [B5.02] [B5.07]', async () => {
    const steps = [{ from: 10, price: 9 }];
    await put(GARAGE, [{ spProdRef: 'FA-00001', spPrice: 10, spSteps: steps }]);
    const { imId } = await look(
      'Client;Réf;Prix;Valable du;Valable jusqu’au\ngarage@demo.example;FA-00001;11,00;;\nnobody@demo.example;FA-00001;1,00;;\nGarage Delaunay;ZZ-9;1,00;;',
    );
    const [changed] = await lines(imId, 'change');
    assert.deepEqual([changed?.userId, changed?.termsAfter?.steps], [GARAGE, changed?.termsBefore?.steps]);
    assert.match(changed?.termsAfter?.steps ?? '', /^10/);
    const file = (await admin(`/api/admin/import/${imId}/file?view=unknown`)).text;
    assert.match(file, /client inconnu.*Aucun client n’a l’adresse nobody@demo\.example/);
    assert.match(file, /référence inconnue.*Aucun produit n’a cette référence/);
  });

  it('are applied all or nothing, once, and taken back as a whole: new ones go, terms come back [B5.04] [B5.05]', async () => {
    await put(GARAGE, [
      { spProdRef: 'FA-00001', spPrice: 10, spValidTo: '2027-06-30', spSteps: [{ from: 5, price: 9 }] },
    ]);
    const before = await listOf(GARAGE);
    const { imId } = await look(
      'Email;Référence;Prix spécial;Paliers\ngarage@demo.example;FA-00001;12;\ngarage@demo.example;FA-00002;22,50;',
    );
    const [first, second] = await Promise.all([post(imId, 'apply'), post(imId, 'apply')]);
    assert.deepEqual([first.status, second.status].sort(), [200, 409]);
    const [one, two] = await listOf(GARAGE);
    assert.deepEqual([one?.spPrice, one?.spValidTo, one?.spSteps], [12, '2027-06-30', []]);
    assert.deepEqual([two?.spPrice, two?.spProdRef], [22.5, 'FA-00002']);
    const [said] = (await admin('/api/admin/audit?l=0,1')).json<AuditLine[]>();
    assert.deepEqual([said?.auAction, said?.auObject], ['specialPrices.import', 'prix.csv']);
    assert.equal((await post(imId, 'undo')).status, 200);
    assert.deepEqual(await listOf(GARAGE), before);
    assertRefused(await post(imId, 'undo'), 409, 'import.notApplied');
    // A price that was taken back comes again without the terms of before.
    const again = await look('Email;Référence;Prix spécial\ngarage@demo.example;FA-00002;23');
    assert.equal((await post(again.imId, 'apply')).status, 200);
    assert.equal(await priceOf(GARAGE, 'FA-00002'), 23);
  });

  it('are refused when one changed since, and not taken back over what changed later, which is named [B5.04] [B5.05]', async () => {
    await put(GARAGE, [{ spProdRef: 'FA-00001', spPrice: 10 }]);
    const file = 'Email;Référence;Prix\ngarage@demo.example;FA-00001;12\ngarage@demo.example;FA-00002;20';
    const stale = await look(file);
    await put(GARAGE, [{ spProdRef: 'FA-00001', spPrice: 10.5 }]);
    const refused = await post(stale.imId, 'apply');
    assertRefused(refused, 409, 'import.changedSince');
    assert.match(refused.text, /FA-00001 pour Garage Delaunay/);
    assert.equal(await priceOf(GARAGE, 'FA-00002'), null, 'all or nothing');
    const { imId } = await look(file);
    assert.equal((await post(imId, 'apply')).status, 200);
    await put(GARAGE, [
      { spProdRef: 'FA-00001', spPrice: 12, spValidTo: '2029-01-01' },
      { spProdRef: 'FA-00002', spPrice: 21 },
    ]);
    const kept = await post(imId, 'undo');
    assertRefused(kept, 409, 'import.changedLater');
    assert.match(kept.text, /FA-00002/);
    assert.doesNotMatch(kept.text, /FA-00001/, 'its days are nothing that the file changed');
    const undone = await post(imId, 'undo?leaveChanged=true');
    assert.deepEqual(undone.json<ImportRow>().imLeft, ['FA-00002 pour Garage Delaunay']);
    assert.deepEqual([await priceOf(GARAGE, 'FA-00001'), await priceOf(GARAGE, 'FA-00002')], [10.5, 21]);
  });

  it('are planned for a day: customers and products that are gone by then are named [B5.05]', async () => {
    await put(GARAGE, [{ spProdRef: 'FA-00001', spPrice: 10 }]);
    const { imId } = await look(
      'Email;Référence;Prix\ngarage@demo.example;FA-00001;12\ngarage@demo.example;FA-00009;19\nclient002@demo.example;FA-00001;13',
    );
    const day = dayInParis(new Date(app.now().getTime() + 3 * DAY));
    assert.equal((await post(imId, 'plan', { day })).json<ImportRow>().imStatus, 'scheduled');
    await put(GARAGE, [{ spProdRef: 'FA-00001', spPrice: 11 }]);
    await app.db.updateTable('products').set({ statut: 'supprime' }).where('ref', '=', 'FA-00009').execute();
    await app.db.updateTable('users').set({ status: 'supprime' }).where('id', '=', 'u-client002').execute();
    await wait(3 * DAY);
    await app.jobs.finish();
    const { imStatus, imLeft, imSummary } = (await admin(`/api/admin/import/${imId}`)).json<ImportRow>();
    assert.equal(imStatus, 'applied');
    assert.equal(imLeft.length, 2);
    assert.match(imLeft.join(), /FA-00009 pour Garage Delaunay \(produit supprimé\)/);
    assert.match(imLeft.join(), /FA-00001 pour .* \(client supprimé\)/);
    assert.deepEqual([imSummary.updated, imSummary.deleted], [1, 2]);
    assert.equal(await priceOf(GARAGE, 'FA-00001'), 12);
    await post(imId, 'undo');
    assert.equal(await priceOf(GARAGE, 'FA-00001'), 11, 'what stood on that day');
  });

  it('of one customer need no column for them; lines of others are said [B5.02]', async () => {
    await put(GARAGE, []);
    const { imId, imSummary } = await look('Référence;Prix net\nFA-00001;12\nFA-00002;13', {
      customer: GARAGE,
    });
    assert.equal(imSummary.updated, 2);
    await post(imId, 'apply');
    assert.equal(await priceOf(GARAGE, 'FA-00002'), 13);
    const other = await look('Email;Référence;Prix net\natelier@demo.example;FA-00001;12', {
      customer: GARAGE,
    });
    assert.match((await lines(other.imId, 'unreadable'))[0]?.reason ?? '', /autre client/);
    assertRefused(await asked('Référence;Prix\nFA-00001;1'), 422, 'import.mapping');
    assertRefused(await asked('Référence;Client\nFA-00001;x'), 422, 'import.mapping');
    assertRefused(await asked('Référence;Prix\nFA-00001;1', { customer: 'nobody' }), 404, 'notFound');
    assertRefused(
      await asked('Référence;Prix\nFA-00001;1', { columns: { ref: 'Réf', price: 'Prix' }, customer: GARAGE }),
      422,
      'import.unknownColumn',
    );
    const chosen = await look('Code;Montant;Qui\nFA-00004;44;garage@demo.example', {
      columns: { ref: 'Code', price: 'Montant', email: 'Qui' },
    });
    assert.equal(chosen.imSummary.updated, 1);
  });

  it('go out as CSV and as a workbook, and come in again unchanged, formulas harmless [B5.02] [B5.08]', async () => {
    const name = '=HYPERLINK("http://x","y")';
    await app.db
      .updateTable('users')
      .set({ comp_name: name, loyalty_number: '000042' })
      .where('id', '=', ATELIER)
      .execute();
    await put(ATELIER, [
      { spProdRef: 'FA-00001', spPrice: 1234.5, spValidFrom: '2027-01-01', spValidTo: '2027-12-31' },
      {
        spProdRef: 'FA-00002',
        spPrice: 0.01,
        spSteps: [
          { from: 10, price: 9.5 },
          { from: 50, price: 9 },
        ],
      },
    ]);
    // A price whose product is gone stays, and goes out and in like the others.
    await put(GARAGE, [{ spProdRef: 'FA-00007', spPrice: 7 }]);
    await app.db.updateTable('products').set({ statut: 'supprime' }).where('ref', '=', 'FA-00007').execute();
    for (const params of [{ customer: ATELIER }, {}] as Record<string, string>[])
      for (const format of ['csv', 'xlsx']) {
        const { imSummary } = await look(await exported({ ...params, format }), {}, `prix.${format}`);
        const { updated, unknown, deleted, unreadable, same, lines: count } = imSummary;
        assert.deepEqual([updated, unknown, deleted, unreadable], [0, 0, 0, 0], format);
        assert.ok(same === count && same >= 2);
      }
    const csv = (await exported({ format: 'csv', customer: ATELIER })).toString();
    assert.match(csv, /'=HYPERLINK/);
    assert.match(csv, /;1234,50;01\/01\/2027;31\/12\/2027;/);
    const [said] = (await admin('/api/admin/audit?l=0,1')).json<AuditLine[]>();
    assert.equal(said?.auAction, 'specialPrices.export');
  });

  for (const name of ['prix-libreoffice.xlsx', 'prix-libreoffice-dates.xlsx'])
    it(`come back unchanged out of LibreOffice: ${name} [B5.02] [B5.07]`, async () => {
      await nameTheCustomer(app.db, ATELIER);
      await put(ATELIER, PRICES_OF_FILES);
      const file = readFileSync(new URL(`../../../testing/spreadsheets/${name}`, import.meta.url));
      const { imSummary } = await look(file, {}, name);
      const { updated, same, unknown, deleted, unreadable } = imSummary;
      assert.deepEqual(
        { updated, same, unknown, deleted, unreadable },
        { updated: 0, same: 3, unknown: 0, deleted: 0, unreadable: 0 },
      );
      // Without its address the customer is still known, by the number that lost its zeros.
      const columns = { number: 'Numéro de fidélité', ref: 'Référence', price: 'Prix spécial HT' };
      const { path } = (
        await upload(app, token, { uploadId: 'ldec:prix', name, contents: file })
      ).json<UploadResponse>();
      const byNumber = await admin('/api/admin/imports', {
        method: 'POST',
        payload: { kind: 'specialPrices', path, columns },
      });
      assert.equal(byNumber.json<ImportRow>().imSummary.same, 3, byNumber.text);
    });
});
