import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import type {
  Application,
  ImportLine,
  ImportLines,
  ImportRow,
  ImportView,
  UploadResponse,
  VehicleLookupAnswer,
  VehicleModelRow,
} from '@extranet/shared/contracts';
import { dayInParis } from '../../../../base/text/french.ts';
import { assertRefused } from '../../../../testing/refusals.ts';
import { signedIn, tokenOf } from '../../../../testing/signed-in.ts';
import { buildTestApp } from '../../../../testing/test-app.ts';
import { upload } from '../../../../testing/upload.ts';

const { app, wait: turn } = await buildTestApp({ products: 2000 });
let admin = await signedIn(app, 'admin@demo.example', 'admin');
let token = await tokenOf(app, 'admin@demo.example', 'admin');
const DAY = 86_400_000;

/** Sessions end meanwhile. */
async function wait(milliseconds: number) {
  turn(milliseconds);
  admin = await signedIn(app, 'admin@demo.example', 'admin');
  token = await tokenOf(app, 'admin@demo.example', 'admin');
}
const HEAD = 'Référence;Marque;Modèle;De;À;Avec;Sans;Note';

const send = async (...lines: string[]) => {
  const sent = await upload(app, token, {
    uploadId: 'ldec:1',
    name: 'vehicules.csv',
    contents: lines.join('\r\n'),
  });
  assert.equal(sent.status, 200, sent.text);
  const { path } = sent.json<UploadResponse>();
  return look(path);
};
const look = (path: string, columns?: Record<string, string>) =>
  admin('/api/admin/imports', { method: 'POST', payload: { kind: 'applications', path, columns } });
const preview = async (...lines: string[]) => {
  const answer = await send(HEAD, ...lines);
  assert.equal(answer.status, 200, answer.text);
  const { imId, imSummary } = answer.json<ImportRow>();
  return { imId, ...imSummary };
};
const linesOf = async (id: string, view: ImportView) =>
  (await admin(`/api/admin/import/${id}/lines?view=${view}`)).json<ImportLines>().lines;
const numbers = (lines: readonly ImportLine[]) => lines.map(({ line }) => line);
const change = (id: string, what: 'apply' | 'undo' | 'plan', payload?: unknown) =>
  admin(`/api/admin/import/${id}/${what}`, { method: 'POST', payload });
const put = (id: string, payload: unknown) =>
  admin(`/api/admin/product/${id}/applications`, { method: 'PUT', payload });
const listed = async (id: string) =>
  (await admin(`/api/admin/product/${id}/applications`)).json<Application[]>();
const applicationOf = (marque: string, modele: string, from: number, to: number): Application => ({
  ...{ marque, modele, from, to },
  ...{ with: [], without: [], note: '' },
});
const rowOf = async (id: string) =>
  (await admin('/api/admin/imports?kind=applications')).json<ImportRow[]>().find(({ imId }) => imId === id);
const words = (list: readonly Application[]) =>
  list.map(({ marque, modele, from, to }) => [marque, modele, from, to]);

beforeEach(async () => {
  await put('p-fa-00001', [
    applicationOf('Peugeot', '308 II', 2013, 2021),
    applicationOf('Peugeot', '208 I', 2012, 2019),
  ]);
  await put('p-fa-00002', [applicationOf('Renault', 'Clio IV', 2012, 2019)]);
});

describe('the import of compatible vehicles', () => {
  it('says before anything changes what it adds, changes and removes, and what it does not understand [B1.06]', async () => {
    const seen = await preview(
      'fa 00001;PEUGEOT;308 II;2013;2017;;;',
      'FA-00001;Peugeot;308 II Break;2014;;Préparation d’origine;Feux LED + radars;Sauf GT',
      'FA-00002;Renault;Clio IV;2012;2019;;;',
      'ZZ-9;Renault;Clio IV;;;;;',
      'FA-00003;Renault;Clio IV;douze;2019;;;',
      'FA-00003;Renault;Clio V;2019;;;;',
      'FA-00004;Renault;Clio IV;2012;2019;Turbo;;',
      'FA-00005;Renault;Clio IV;2012;2016;;;',
      'FA-00005;RENAULT;CLIO-IV;2016;2019;;;',
      'FA-00006;Trabant;601;1964;1990;;;',
    );
    assert.deepEqual([seen.added, seen.changed, seen.removed], [2, 1, 2]);
    assert.deepEqual([seen.updated, seen.same, seen.unknown, seen.unreadable], [2, 1, 1, 3]);
    assert.deepEqual([seen.newNames, seen.newNameCount], [['Trabant 601'], 1]);
    const { imId } = seen;
    assert.deepEqual(
      (await linesOf(imId, 'unknown')).map(({ line, ref, reason }) => [line, ref, reason]),
      [[5, 'ZZ-9', 'Référence inconnue.']],
    );
    const unreadable = await linesOf(imId, 'unreadable');
    assert.deepEqual(numbers(unreadable), [6, 8, 10]);
    const [wrongYear, equipment, repeated] = unreadable.map(({ reason }) => reason);
    assert.match(wrongYear ?? '', /douze/);
    assert.match(equipment ?? '', /Turbo.*Préparation d’origine, Aide au stationnement, Feux à LED/);
    assert.match(repeated ?? '', /FA-00005 répète la ligne 9/);
    const [first] = await linesOf(imId, 'change');
    assert.deepEqual([first?.line, first?.ref, first?.objectId], [2, 'FA-00001', 'p-fa-00001']);
    assert.equal(first?.textBefore, 'Peugeot 208 I, 2012 à 2019\u00a0; Peugeot 308 II, 2013 à 2021');
    assert.equal(
      first?.textAfter,
      'PEUGEOT 308 II, 2013 à 2017\u00a0; Peugeot 308 II Break, depuis 2014, avec préparation d’origine, sans feux à LED, sans aide au stationnement, Sauf GT',
    );
    assert.deepEqual(
      (await linesOf(imId, 'same')).map(({ ref, textAfter }) => [ref, textAfter]),
      [['FA-00002', 'Renault Clio IV, 2012 à 2019']],
    );
    const file = (await admin(`/api/admin/import/${imId}/file?view=all`)).text;
    assert.match(file, /2;FA-00001;changement;"Peugeot 208 I, 2012 à 2019.*308 II Break, depuis 2014/);
    assert.equal((await listed('p-fa-00001')).length, 2);
    assert.equal(await rowOf(imId), undefined, 'a look is no import yet');
    assert.equal((await change(imId, 'apply')).status, 200);
    assert.deepEqual((await listed('p-fa-00001'))[1], {
      ...applicationOf('Peugeot', '308 II Break', 2014, 9999),
      with: ['preparation'],
      without: ['ledLights', 'parkingAid'],
      note: 'Sauf GT',
    });
    const row = await rowOf(imId);
    assert.deepEqual([row?.imStatus, row?.imFile], ['applied', 'vehicules.csv']);
    assert.equal((await change(imId, 'undo')).status, 200);
  });

  it('names the columns that it does not read, and keeps with the import what it left aside [B1.06]', async () => {
    const answer = await send(
      `${HEAD};Equipement;De`,
      'FA-00001;Peugeot;308 III;2021;;;;;LED;2022',
      'FA-00003;Renault;Clio IV;douze;2019;;;',
      'ZZ-9;Renault;Clio IV;;;;;',
    );
    const { imId, imSummary } = answer.json<ImportRow>();
    assert.deepEqual(imSummary.unreadColumns, ['Equipement', 'De (2)']);
    assert.equal((await change(imId, 'apply')).status, 200);
    const kept = (await rowOf(imId))?.imSummary;
    assert.deepEqual(kept?.unreadColumns, imSummary.unreadColumns);
    assert.deepEqual([kept?.unreadable, kept?.unknown], [1, 1]);
    const aside = [...(await linesOf(imId, 'unreadable')), ...(await linesOf(imId, 'unknown'))];
    assert.deepEqual(
      aside.map(({ line, ref }) => [line, ref]),
      [
        [3, 'FA-00003'],
        [4, 'ZZ-9'],
      ],
    );
    assert.match(aside[1]?.reason ?? '', /inconnue/);
    assert.equal((await change(imId, 'undo')).status, 200);
  });

  it('takes columns that are called otherwise, as somebody chose them [B1.06] [B5.07]', async () => {
    const sent = await upload(app, token, {
      uploadId: 'ldec:4',
      name: 'vehicules.csv',
      contents: 'Pièce;Fabricant;Gamme;An 1;An 2\nFA-00001;Peugeot;508 II;2018;2024\n',
    });
    const { path } = sent.json<UploadResponse>();
    assertRefused(await look(path), 422, 'import.mapping');
    const chosen = { ref: 'Pièce', marque: 'Fabricant', modele: 'Gamme', from: 'An 1' };
    assertRefused(await look(path, { ...chosen, to: 'An 1' }), 422, 'import.mapping');
    assertRefused(await look(path, { ...chosen, to: 'An 3' }), 422, 'import.unknownColumn');
    const answer = await look(path, chosen);
    assert.equal(answer.status, 200, answer.text);
    const { imId, imSummary } = answer.json<ImportRow>();
    assert.deepEqual(imSummary.unreadColumns, ['An 2']);
    assert.deepEqual(
      (await linesOf(imId, 'change')).map(({ textAfter }) => textAfter),
      ['Peugeot 508 II, depuis 2018'],
    );
  });

  it('asks again about a model of which only an import spoke that was undone, and no garage finds it [B1.06]', async () => {
    const line = 'FA-00001;Renault;Clio VI;2025;;;;';
    const customer = await signedIn(app, 'garage@demo.example');
    const found = async () =>
      (await customer('/api/vehicles/lookup', { method: 'POST', payload: { text: 'Renault Clio VI' } }))
        .json<VehicleLookupAnswer>()
        .vehicles.map(({ vehicle }) => vehicle.modele);
    const { imId, newNames } = await preview(line);
    assert.deepEqual(newNames, ['Renault Clio VI']);
    await change(imId, 'apply');
    assert.deepEqual((await preview(line)).newNames, []);
    assert.deepEqual(await found(), ['Clio VI']);
    await change(imId, 'undo');
    assert.deepEqual((await preview(line)).newNames, ['Renault Clio VI']);
    assert.doesNotMatch((await found()).join(), /Clio VI/);
  });

  it('names before the good lines those that empty a list or widen years [B1.06]', async () => {
    const seen = await preview(
      'FA-00001;Peugeot;308 II;2013',
      'FA-00001;Peugeot;208 I;2013;2018;;;',
      'FA-00003;Peugeot;208 I;2013;2018;;;',
      'FA-00002;;;;',
    );
    const doubtful = await linesOf(seen.imId, 'doubtful');
    assert.deepEqual(
      doubtful.map(({ line, ref }) => [line, ref]),
      [
        [2, 'FA-00001'],
        [5, 'FA-00002'],
      ],
    );
    assert.match(doubtful[0]?.reason ?? '', /Ligne 2, Peugeot 308 II.*2013 à 2021.*depuis 2013/);
    assert.match(doubtful[1]?.reason ?? '', /n’aura plus aucun véhicule \(aujourd’hui.: 1\)/);
    assert.equal(doubtful[1]?.textAfter, 'Aucun véhicule');
    assert.deepEqual([seen.doubtful, seen.updated], [2, 3]);
    assert.deepEqual(numbers(await linesOf(seen.imId, 'change')), [2, 5, 4]);
  });

  it('counts the lines of a file, so that one without any is not taken for one that changes nothing', async () => {
    assert.equal((await preview()).lines, 0);
    const { lines, unknown, same } = await preview('ZZ-9;Renault;Clio IV;2012;;;;');
    assert.deepEqual([lines, unknown, same], [1, 1, 0]);
  });

  it('forgets a preview of more than a day when the next one comes', async () => {
    const { imId } = await preview('FA-00001;Peugeot;308 III;2021;;;;');
    const created_at = new Date(app.now().getTime() - 25 * 60 * 60 * 1000).toISOString();
    await app.db.updateTable('imports').set({ created_at }).where('id', '=', imId).execute();
    await preview('FA-00001;Peugeot;308 III;2021;;;;');
    assertRefused(await change(imId, 'apply'), 404, 'notFound');
  });

  it('reads two years in one cell, and refuses with its line what is not clearly a year [B1.06]', async () => {
    const wrong = [
      '2016-2012;',
      '2012-2016;2018',
      '1850;2300',
      '2018;21',
      '2014;2101',
      '09/2013;',
      'depuis 2014;',
      '2020;2014',
    ];
    const seen = await preview(
      'FA-00001;Peugeot;308 II Break;2014-2021;;;;',
      'FA-00002;Peugeot;308 II Break;2014 – 2020;;;;',
      ...wrong.map((years, index) => `FA-${String(index + 10).padStart(5, '0')};Peugeot;308 II;${years};;;`),
    );
    assert.deepEqual(
      (await linesOf(seen.imId, 'change')).map(({ textAfter }) => textAfter),
      ['Peugeot 308 II Break, 2014 à 2021', 'Peugeot 308 II Break, 2014 à 2020'],
    );
    const unreadable = await linesOf(seen.imId, 'unreadable');
    assert.deepEqual(
      numbers(unreadable),
      wrong.map((_, index) => index + 4),
    );
    const reasons = unreadable.map(({ reason }) => reason);
    assert.match(reasons[0] ?? '', /première année \(2016\) est après la dernière \(2012\)/);
    assert.match(reasons[1] ?? '', /2012-2016.*deux années/);
    assert.match(reasons[2] ?? '', /1850.*de 1950 à 20\d\d/);
    assert.match(reasons[3] ?? '', /«\u00a021\u00a0»/);
  });

  it('is applied as a whole and taken back as a whole, each once and with a line in the trail [B1.06]', async () => {
    const before = [await listed('p-fa-00001'), await listed('p-fa-00007')];
    const { imId } = await preview(
      'FA-00001;Peugeot;308 III;2021;;;;',
      'FA-00007;;;;;;;',
      'FA-00002;Renault;Clio IV;2012;2019;;;',
    );
    const applied = await change(imId, 'apply');
    assert.equal(applied.status, 200, applied.text);
    assert.equal(applied.json<ImportRow>().imStatus, 'applied');
    assert.deepEqual(words(await listed('p-fa-00001')), [['Peugeot', '308 III', 2021, 9999]]);
    assert.deepEqual(await listed('p-fa-00007'), []);
    assertRefused(await change(imId, 'apply'), 409, 'import.alreadyApplied');
    const undone = await change(imId, 'undo');
    assert.equal(undone.json<ImportRow>().imStatus, 'undone');
    assert.deepEqual([await listed('p-fa-00001'), await listed('p-fa-00007')], before);
    assertRefused(await change(imId, 'undo'), 409, 'import.notApplied');
    await admin('/api/admin/product/p-fa-00007', { method: 'PUT', payload: { prodModele: 'Sonde' } });
    assert.deepEqual(
      (await listed('p-fa-00007')).map(({ modele }) => modele),
      ['Sonde'],
    );
    const trail = await app.db.selectFrom('audit').select('action').where('object_id', '=', imId).execute();
    assert.deepEqual(trail.map(({ action }) => action).sort(), ['applications.import', 'applications.undo']);
  });

  it('changes nothing at all when a vehicle of its products changed since the preview [B1.06]', async () => {
    const { imId } = await preview('FA-00001;Peugeot;308 III;2021;;;;', 'FA-00002;Renault;Clio V;2019;;;;');
    await put('p-fa-00002', []);
    const { message } = assertRefused(await change(imId, 'apply'), 409, 'import.changedSince');
    assert.match(message, /FA-00002/);
    assert.doesNotMatch(message, /FA-00001/);
    assert.equal((await listed('p-fa-00001')).length, 2);
  });

  it('is not taken back over what was changed later, which it names [B1.06]', async () => {
    const { imId } = await preview('FA-00001;Peugeot;308 III;2021;;;;', 'FA-00002;Renault;Clio V;2019;;;;');
    await change(imId, 'apply');
    await put('p-fa-00001', [applicationOf('Peugeot', '508 II', 2018, 9999)]);
    const { message } = assertRefused(await change(imId, 'undo'), 409, 'import.changedLater');
    assert.match(message, /FA-00001/);
    assert.deepEqual(words(await listed('p-fa-00002')), [['Renault', 'Clio V', 2019, 9999]]);
    assert.equal((await rowOf(imId))?.imStatus, 'applied');
  });

  it('is taken back but for what was changed later, which stays and is named, also in the list and the trail [B1.06]', async () => {
    const before = await listed('p-fa-00002');
    const { imId } = await preview('FA-00001;Peugeot;308 III;2021;;;;', 'FA-00002;Renault;Clio V;2019;;;;');
    await change(imId, 'apply');
    const byHand = applicationOf('Peugeot', '508 II', 2018, 9999);
    await put('p-fa-00001', [byHand]);
    const url = `/api/admin/import/${imId}/undo?leaveChanged=true`;
    const undone = await admin(url, { method: 'POST' });
    assert.equal(undone.status, 200, undone.text);
    const { imStatus, imLeft } = undone.json<ImportRow>();
    assert.deepEqual([imStatus, imLeft], ['undone', ['FA-00001']]);
    assert.deepEqual(await listed('p-fa-00001'), [byHand]);
    assert.deepEqual(await listed('p-fa-00002'), before);
    assert.deepEqual((await rowOf(imId))?.imLeft, ['FA-00001']);
    const { details } = await app.db
      .selectFrom('audit')
      .select('details')
      .where('object_id', '=', imId)
      .where('action', '=', 'applications.undo')
      .executeTakeFirstOrThrow();
    assert.match(details, /FA-00001/);
    assertRefused(await admin(url, { method: 'POST' }), 409, 'import.notApplied');
  });

  it('is planned for a day: what stands then is what an undoing brings back, and a product that went is named [B1.06] [B5.04]', async () => {
    const { imId, added } = await preview(
      'FA-00001;Peugeot;308 III;2021;;;;',
      'FA-00002;Renault;Clio V;2019;;;;',
      'FA-00007;Renault;Clio V;2019;;;;',
    );
    const day = dayInParis(new Date(app.now().getTime() + 3 * DAY));
    assert.equal((await change(imId, 'plan', { day })).status, 200);
    await put('p-fa-00001', [
      applicationOf('Peugeot', '508 II', 2018, 9999),
      applicationOf('Peugeot', '308 III', 2021, 9999),
    ]);
    await app.db.updateTable('products').set({ statut: 'supprime' }).where('id', '=', 'p-fa-00007').execute();
    await wait(3 * DAY);
    await app.jobs.finish();
    const row = await rowOf(imId);
    assert.deepEqual([row?.imStatus, row?.imLeft], ['applied', ['FA-00007 (produit supprimé)']]);
    assert.ok((row?.imSummary.added ?? 0) < added, 'one of them was there already');
    assert.deepEqual([row?.imSummary.updated, row?.imSummary.deleted], [2, 1]);
    assert.deepEqual(words(await listed('p-fa-00001')), [['Peugeot', '308 III', 2021, 9999]]);
    assert.equal((await change(imId, 'undo')).status, 200);
    assert.deepEqual(words(await listed('p-fa-00001')).length, 2);
  });

  it('takes a file of many lines, in the encoding of older programs too [B1.06]', async () => {
    const lines = Array.from({ length: 1200 }, (_, index) => {
      const ref = `FA-${String(index + 1).padStart(5, '0')}`;
      return [`${ref};Citroën;C4 II;2010;2018;;;`, `${ref};Citroën;C3 ${index};2010;2018;;;`];
    }).flat();
    const contents = Buffer.from([HEAD, ...lines].join('\n'), 'latin1');
    const sent = await upload(app, token, { uploadId: 'ldec:2', name: 'grand.csv', contents });
    const { path } = sent.json<UploadResponse>();
    const answer = await look(path);
    const { imId, imSummary } = answer.json<ImportRow>();
    const { added, updated: products, newNames, newNameCount, unknown } = imSummary;
    assert.ok(added >= products && products + unknown / 2 === 1200, answer.text.slice(0, 300));
    assert.equal(newNameCount, products);
    assert.equal(newNames.length, 100);
    assert.equal((await change(imId, 'apply')).status, 200);
    const { count } = await app.db
      .selectFrom('applications')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('modele_norm', '=', 'C4II')
      .where('source', '=', 'import')
      .executeTakeFirstOrThrow();
    assert.equal(Number(count), products);
    assert.equal((await change(imId, 'undo')).status, 200);
  });

  it('leaves a reference as it is of which it has more vehicles than a form takes, and names the line [B1.06]', async () => {
    const many = Array.from({ length: 501 }, (_, at) => `FA-00001;Peugeot;Modèle ${at};2013;2017;;;`);
    const { imId, updated } = await preview(...many, 'FA-00002;Renault;Clio V;2019;;;;');
    assert.equal(updated, 1);
    const lines = await linesOf(imId, 'unreadable');
    assert.deepEqual(numbers(lines), [502]);
    assert.match(lines[0]?.reason ?? '', /500 véhicules au plus.*501/);
    const whole = await preview(...many.slice(1));
    assert.equal(whole.unreadable, 0);
    const [first] = await linesOf(whole.imId, 'change');
    // Of a long list the first entries are shown, those that change; a file has them all.
    assert.equal(first?.textAfter?.split('\u00a0; ').length, 7);
    assert.match(first?.textAfter ?? '', /Modèle \d+, 2013 à 2017.; et 494 autres$/);
    assert.match((await admin(`/api/admin/import/${whole.imId}/file?view=change`)).text, /Modèle 500, 2013/);
  });

  it('widens the years of a model, and takes that back as well; years of no car are refused [B1.06]', async () => {
    const years = async () => {
      const { from, to } = (await admin('/api/admin/vehicles/models'))
        .json<VehicleModelRow[]>()
        .find(({ modele }) => modele === '308 II') ?? { from: 0, to: 0 };
      return [from, to];
    };
    const before = await years();
    const { imId } = await preview('FA-00001;Peugeot;308 II;1950;2028;;;');
    assert.equal((await change(imId, 'apply')).status, 200);
    assert.deepEqual(await years(), [1950, 2028]);
    assert.equal((await change(imId, 'undo')).status, 200);
    assert.deepEqual(await years(), before);
    const edited = await put('p-fa-00001', [applicationOf('Peugeot', '308 II', 1960, 2021)]);
    assert.equal(edited.status, 200);
    assert.deepEqual(await years(), [1960, before[1]]);
    await put('p-fa-00001', [applicationOf('Peugeot', '308 II', 2013, 2021)]);
    assert.deepEqual(await years(), before);
    const wrong = await preview(
      'FA-00001;Peugeot;308 II;1949;2016;;;',
      'FA-00002;Peugeot;308 II;2013;2100;;;',
    );
    const unreadable = await linesOf(wrong.imId, 'unreadable');
    assert.equal(unreadable.length, 2);
    assert.match(unreadable[0]?.reason ?? '', /de 1950 à 20\d\d/);
    assertRefused(
      await put('p-fa-00001', [applicationOf('Peugeot', '308 II', 1949, 2016)]),
      422,
      'request.invalid',
    );
  });

  it('can be undone for ninety days; those that are planned for later stay [B1.06]', async () => {
    const old = await preview('FA-00001;Peugeot;308 III;2021;;;;');
    await change(old.imId, 'apply');
    const planned = await preview('FA-00002;Renault;Clio V;2019;;;;');
    const day = dayInParis(new Date(app.now().getTime() + 300 * DAY));
    assert.equal((await change(planned.imId, 'plan', { day })).status, 200);
    await wait(91 * DAY);
    await app.sweep();
    assertRefused(await change(old.imId, 'undo'), 404, 'notFound');
    assert.equal((await rowOf(planned.imId))?.imStatus, 'scheduled');
  });

  it('says of a picture that is called a sheet that it is neither of the two that are read', async () => {
    const contents = Buffer.concat([Buffer.from('\x89PNG\r\n', 'latin1'), Buffer.alloc(64)]);
    const sent = await upload(app, token, { uploadId: 'ldec:3', name: 'photo.xlsx', contents });
    assert.match(sent.text, /ni un fichier CSV ni un classeur XLSX/);
  });

  it('refuses a file without its columns, one that is nobody’s upload, and an unknown import', async () => {
    const { message } = assertRefused(await send('Prix;Marque', '12;Peugeot'), 422, 'import.mapping');
    assert.match(message, /Référence.*Modèle/);
    assertRefused(await look('nothing'), 404, 'notFound');
    assertRefused(await change('nothing', 'apply'), 404, 'notFound');
    assertRefused(await change('nothing', 'undo'), 404, 'notFound');
  });
});
