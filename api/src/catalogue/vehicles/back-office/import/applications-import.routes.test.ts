import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import type {
  Application,
  ApplicationsImportRow,
  ApplicationsPreview,
  UploadResponse,
  VehicleLookupAnswer,
  VehicleModelRow,
} from '@extranet/shared/contracts';
import { assertRefused } from '../../../../testing/refusals.ts';
import { signedIn, tokenOf } from '../../../../testing/signed-in.ts';
import { buildTestApp } from '../../../../testing/test-app.ts';
import { upload } from '../../../../testing/upload.ts';

const { app } = await buildTestApp({ products: 2000 });
const admin = await signedIn(app, 'admin@demo.example', 'admin');
const token = await tokenOf(app, 'admin@demo.example', 'admin');
const HEAD = 'Référence;Marque;Modèle;De;À;Avec;Sans;Note';

const send = async (...lines: string[]) => {
  const sent = await upload(app, token, {
    uploadId: 'ldec:1',
    name: 'vehicules.csv',
    contents: lines.join('\r\n'),
  });
  assert.equal(sent.status, 200, sent.text);
  const { path } = sent.json<UploadResponse>();
  return admin('/api/admin/applications/import', { method: 'POST', payload: { path } });
};
const preview = async (...lines: string[]) => {
  const answer = await send(HEAD, ...lines);
  assert.equal(answer.status, 200, answer.text);
  return answer.json<ApplicationsPreview>();
};
const change = (id: string, what: 'apply' | 'undo') =>
  admin(`/api/admin/applications/import/${id}/${what}`, { method: 'POST' });
const put = (id: string, payload: unknown) =>
  admin(`/api/admin/product/${id}/applications`, { method: 'PUT', payload });
const listed = async (id: string) =>
  (await admin(`/api/admin/product/${id}/applications`)).json<Application[]>();
const applicationOf = (marque: string, modele: string, from: number, to: number): Application => ({
  ...{ marque, modele, from, to },
  ...{ with: [], without: [], note: '' },
});
const rowOf = async (id: string) =>
  (await admin('/api/admin/applications/imports'))
    .json<ApplicationsImportRow[]>()
    .find(({ impId }) => impId === id);
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
    assert.deepEqual([seen.products, seen.unchangedProducts], [2, 1]);
    assert.deepEqual(seen.newModels, ['Trabant 601']);
    assert.deepEqual(seen.unknownRefs, [{ line: 5, ref: 'ZZ-9' }]);
    assert.deepEqual(
      seen.unreadableLines.map(({ line }) => line),
      [6, 8],
    );
    assert.equal(seen.lineCount, 10);
    assert.match(seen.unreadableLines[0]?.reason ?? '', /douze/);
    assert.match(
      seen.unreadableLines[1]?.reason ?? '',
      /Turbo.*Préparation d’origine, Aide au stationnement, Feux à LED/,
    );
    assert.deepEqual(
      seen.repeatedLines.map(({ line }) => line),
      [10],
    );
    assert.match(seen.repeatedLines[0]?.reason ?? '', /FA-00005 répète la ligne 9/);
    const example = seen.examples.find(({ prodRef }) => prodRef === 'FA-00001');
    assert.deepEqual(example?.after[1], {
      ...applicationOf('Peugeot', '308 II Break', 2014, 9999),
      with: ['preparation'],
      without: ['ledLights', 'parkingAid'],
      note: 'Sauf GT',
    });
    assert.equal((await listed('p-fa-00001')).length, 2);
    assert.equal(await rowOf(seen.impId), undefined, 'a preview is no import yet');
    assert.equal((await change(seen.impId, 'apply')).status, 200);
    const row = await rowOf(seen.impId);
    assert.deepEqual([row?.impStatus, row?.impFile], ['applied', 'vehicules.csv']);
    assert.equal((await change(seen.impId, 'undo')).status, 200);
  });

  it('names the columns that it does not read, and keeps with the import what it left aside [B1.06]', async () => {
    const answer = await send(
      `${HEAD};Equipement;De`,
      'FA-00001;Peugeot;308 III;2021;;;;;LED;2022',
      'FA-00003;Renault;Clio IV;douze;2019;;;',
      'ZZ-9;Renault;Clio IV;;;;;',
    );
    const { impId, unreadColumns, unreadableLines } = answer.json<ApplicationsPreview>();
    assert.deepEqual(unreadColumns, ['Equipement', 'De (colonne 10, en double)']);
    assert.equal(unreadableLines[0]?.ref, 'FA-00003');
    assert.equal((await change(impId, 'apply')).status, 200);
    const kept = (await rowOf(impId))?.impIgnored;
    assert.deepEqual(kept?.unreadColumns, unreadColumns);
    assert.equal(kept?.count, 2);
    assert.deepEqual(
      kept?.lines.map(({ line, ref }) => [line, ref]),
      [
        [3, 'FA-00003'],
        [4, 'ZZ-9'],
      ],
    );
    assert.match(kept?.lines[1]?.reason ?? '', /inconnue/);
    assert.equal((await change(impId, 'undo')).status, 200);
  });

  it('asks again about a model of which only an import spoke that was undone, and no garage finds it [B1.06]', async () => {
    const line = 'FA-00001;Renault;Clio VI;2025;;;;';
    const customer = await signedIn(app, 'garage@demo.example');
    const found = async () =>
      (await customer('/api/vehicles/lookup', { method: 'POST', payload: { text: 'Renault Clio VI' } }))
        .json<VehicleLookupAnswer>()
        .vehicles.map(({ vehicle }) => vehicle.modele);
    const { impId, newModels } = await preview(line);
    assert.deepEqual(newModels, ['Renault Clio VI']);
    await change(impId, 'apply');
    assert.deepEqual((await preview(line)).newModels, []);
    assert.deepEqual(await found(), ['Clio VI']);
    await change(impId, 'undo');
    assert.deepEqual((await preview(line)).newModels, ['Renault Clio VI']);
    assert.doesNotMatch((await found()).join(), /Clio VI/);
  });

  it('names before the good lines those that empty a list or widen years [B1.06]', async () => {
    const seen = await preview(
      'FA-00001;Peugeot;308 II;2013',
      'FA-00001;Peugeot;208 I;2013;2018;;;',
      'FA-00002;;;;',
    );
    assert.deepEqual(
      seen.doubtfulLines.map(({ line }) => line),
      [2, 4],
    );
    assert.match(seen.doubtfulLines[0]?.reason ?? '', /FA-00001, Peugeot 308 II.*2013 à 2021.*depuis 2013/);
    assert.match(seen.doubtfulLines[1]?.reason ?? '', /FA-00002 n’aura plus aucun véhicule/);
    assert.equal(seen.doubtfulCount, 2);
    assert.equal(seen.products, 2);
  });

  it('counts the lines of a file, so that one without any is not taken for one that changes nothing', async () => {
    assert.equal((await preview()).lineCount, 0);
    const { lineCount, unknownCount, unchangedProducts } = await preview('ZZ-9;Renault;Clio IV;2012;;;;');
    assert.deepEqual([lineCount, unknownCount, unchangedProducts], [1, 1, 0]);
  });

  it('forgets a preview of more than a day when the next one comes', async () => {
    const { impId } = await preview('FA-00001;Peugeot;308 III;2021;;;;');
    const created_at = new Date(app.now().getTime() - 25 * 60 * 60 * 1000).toISOString();
    await app.db.updateTable('application_imports').set({ created_at }).where('id', '=', impId).execute();
    await preview('FA-00001;Peugeot;308 III;2021;;;;');
    assertRefused(await change(impId, 'apply'), 404, 'notFound');
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
    const yearsOf = (ref: string) =>
      seen.examples.find(({ prodRef }) => prodRef === ref)?.after.map(({ from, to }) => [from, to]);
    assert.deepEqual([yearsOf('FA-00001'), yearsOf('FA-00002')], [[[2014, 2021]], [[2014, 2020]]]);
    assert.equal(seen.products, 2);
    assert.deepEqual(
      seen.unreadableLines.map(({ line }) => line),
      wrong.map((_, index) => index + 4),
    );
    const reasons = seen.unreadableLines.map(({ reason }) => reason);
    assert.match(reasons[0] ?? '', /première année \(2016\) est après la dernière \(2012\)/);
    assert.match(reasons[1] ?? '', /2012-2016.*deux années/);
    assert.match(reasons[2] ?? '', /1850.*de 1950 à 20\d\d/);
    assert.match(reasons[3] ?? '', /«\u00a021\u00a0»/);
  });

  it('is applied as a whole and taken back as a whole, each once and with a line in the trail [B1.06]', async () => {
    const before = [await listed('p-fa-00001'), await listed('p-fa-00007')];
    const { impId } = await preview(
      'FA-00001;Peugeot;308 III;2021;;;;',
      'FA-00007;;;;;;;',
      'FA-00002;Renault;Clio IV;2012;2019;;;',
    );
    const applied = await change(impId, 'apply');
    assert.equal(applied.status, 200, applied.text);
    assert.equal(applied.json<ApplicationsImportRow>().impStatus, 'applied');
    assert.deepEqual(words(await listed('p-fa-00001')), [['Peugeot', '308 III', 2021, 9999]]);
    assert.deepEqual(await listed('p-fa-00007'), []);
    assertRefused(await change(impId, 'apply'), 409, 'applications.alreadyApplied');
    const undone = await change(impId, 'undo');
    assert.equal(undone.json<ApplicationsImportRow>().impStatus, 'undone');
    assert.deepEqual([await listed('p-fa-00001'), await listed('p-fa-00007')], before);
    assertRefused(await change(impId, 'undo'), 409, 'applications.notApplied');
    await admin('/api/admin/product/p-fa-00007', { method: 'PUT', payload: { prodModele: 'Sonde' } });
    assert.deepEqual(
      (await listed('p-fa-00007')).map(({ modele }) => modele),
      ['Sonde'],
    );
    const trail = await app.db.selectFrom('audit').select('action').where('object_id', '=', impId).execute();
    assert.deepEqual(trail.map(({ action }) => action).sort(), ['applications.import', 'applications.undo']);
  });

  it('changes nothing at all when a vehicle of its products changed since the preview [B1.06]', async () => {
    const { impId } = await preview('FA-00001;Peugeot;308 III;2021;;;;', 'FA-00002;Renault;Clio V;2019;;;;');
    await put('p-fa-00002', []);
    const { message } = assertRefused(await change(impId, 'apply'), 409, 'applications.changedSince');
    assert.match(message, /FA-00002/);
    assert.doesNotMatch(message, /FA-00001/);
    assert.equal((await listed('p-fa-00001')).length, 2);
  });

  it('is not taken back over what was changed later, which it names [B1.06]', async () => {
    const { impId } = await preview('FA-00001;Peugeot;308 III;2021;;;;', 'FA-00002;Renault;Clio V;2019;;;;');
    await change(impId, 'apply');
    await put('p-fa-00001', [applicationOf('Peugeot', '508 II', 2018, 9999)]);
    const { message } = assertRefused(await change(impId, 'undo'), 409, 'applications.changedLater');
    assert.match(message, /FA-00001/);
    assert.deepEqual(words(await listed('p-fa-00002')), [['Renault', 'Clio V', 2019, 9999]]);
    assert.equal((await rowOf(impId))?.impStatus, 'applied');
  });

  it('is taken back but for what was changed later, which stays and is named, also in the list and the trail [B1.06]', async () => {
    const before = await listed('p-fa-00002');
    const { impId } = await preview('FA-00001;Peugeot;308 III;2021;;;;', 'FA-00002;Renault;Clio V;2019;;;;');
    await change(impId, 'apply');
    const byHand = applicationOf('Peugeot', '508 II', 2018, 9999);
    await put('p-fa-00001', [byHand]);
    const url = `/api/admin/applications/import/${impId}/undo?leaveChanged=true`;
    const undone = await admin(url, { method: 'POST' });
    assert.equal(undone.status, 200, undone.text);
    const { impStatus, impLeft } = undone.json<ApplicationsImportRow>();
    assert.deepEqual([impStatus, impLeft], ['undone', ['FA-00001']]);
    assert.deepEqual(await listed('p-fa-00001'), [byHand]);
    assert.deepEqual(await listed('p-fa-00002'), before);
    assert.deepEqual((await rowOf(impId))?.impLeft, ['FA-00001']);
    const { details } = await app.db
      .selectFrom('audit')
      .select('details')
      .where('object_id', '=', impId)
      .where('action', '=', 'applications.undo')
      .executeTakeFirstOrThrow();
    assert.match(details, /FA-00001/);
    assertRefused(await admin(url, { method: 'POST' }), 409, 'applications.notApplied');
  });

  it('takes a file of many lines, in the encoding of older programs too [B1.06]', async () => {
    const lines = Array.from({ length: 1200 }, (_, index) => {
      const ref = `FA-${String(index + 1).padStart(5, '0')}`;
      return [`${ref};Citroën;C4 II;2010;2018;;;`, `${ref};Citroën;C3 ${index};2010;2018;;;`];
    }).flat();
    const contents = Buffer.from([HEAD, ...lines].join('\n'), 'latin1');
    const sent = await upload(app, token, { uploadId: 'ldec:2', name: 'grand.csv', contents });
    const { path } = sent.json<UploadResponse>();
    const answer = await admin('/api/admin/applications/import', { method: 'POST', payload: { path } });
    const { impId, added, products, newModelCount, unknownCount } = answer.json<ApplicationsPreview>();
    assert.ok(added >= products && products + unknownCount / 2 === 1200, answer.text.slice(0, 300));
    assert.equal(newModelCount, products);
    assert.equal((await change(impId, 'apply')).status, 200);
    const { count } = await app.db
      .selectFrom('applications')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('modele_norm', '=', 'C4II')
      .where('source', '=', 'import')
      .executeTakeFirstOrThrow();
    assert.equal(Number(count), products);
    assert.equal((await change(impId, 'undo')).status, 200);
  });

  it('leaves a reference as it is of which it has more vehicles than a form takes, and names the line [B1.06]', async () => {
    const many = Array.from({ length: 501 }, (_, at) => `FA-00001;Peugeot;Modèle ${at};2013;2017;;;`);
    const { products, unreadableLines } = await preview(...many, 'FA-00002;Renault;Clio V;2019;;;;');
    assert.equal(products, 1);
    assert.deepEqual(
      unreadableLines.map(({ line }) => line),
      [502],
    );
    assert.match(unreadableLines[0]?.reason ?? '', /500 véhicules au plus.*501/);
    const { unreadableCount } = await preview(...many.slice(1));
    assert.equal(unreadableCount, 0);
  });

  it('widens the years of a model, and takes that back as well; years of no car are refused [B1.06]', async () => {
    const years = async () => {
      const { from, to } = (await admin('/api/admin/vehicles/models'))
        .json<VehicleModelRow[]>()
        .find(({ modele }) => modele === '308 II') ?? { from: 0, to: 0 };
      return [from, to];
    };
    const before = await years();
    const { impId } = await preview('FA-00001;Peugeot;308 II;1950;2028;;;');
    assert.equal((await change(impId, 'apply')).status, 200);
    assert.deepEqual(await years(), [1950, 2028]);
    assert.equal((await change(impId, 'undo')).status, 200);
    assert.deepEqual(await years(), before);
    const edited = await put('p-fa-00001', [applicationOf('Peugeot', '308 II', 1960, 2021)]);
    assert.equal(edited.status, 200);
    assert.deepEqual(await years(), [1960, before[1]]);
    await put('p-fa-00001', [applicationOf('Peugeot', '308 II', 2013, 2021)]);
    assert.deepEqual(await years(), before);
    const { unreadableLines } = await preview(
      'FA-00001;Peugeot;308 II;1949;2016;;;',
      'FA-00002;Peugeot;308 II;2013;2100;;;',
    );
    assert.equal(unreadableLines.length, 2);
    assert.match(unreadableLines[0]?.reason ?? '', /de 1950 à 20\d\d/);
    assertRefused(
      await put('p-fa-00001', [applicationOf('Peugeot', '308 II', 1949, 2016)]),
      422,
      'request.invalid',
    );
  });

  it('says of a picture that is called a sheet that it is neither of the two that are read', async () => {
    const contents = Buffer.concat([Buffer.from('\x89PNG\r\n', 'latin1'), Buffer.alloc(64)]);
    const sent = await upload(app, token, { uploadId: 'ldec:3', name: 'photo.xlsx', contents });
    assert.match(sent.text, /ni un fichier CSV ni un classeur XLSX/);
  });

  it('refuses a file without its columns, one that is nobody’s upload, and an unknown import', async () => {
    const { message } = assertRefused(await send('Prix;Marque', '12;Peugeot'), 422, 'applications.columns');
    assert.match(message, /Référence, Modèle/);
    const payload = { path: 'nothing' };
    assertRefused(
      await admin('/api/admin/applications/import', { method: 'POST', payload }),
      404,
      'notFound',
    );
    assertRefused(await change('nothing', 'apply'), 404, 'notFound');
    assertRefused(await change('nothing', 'undo'), 404, 'notFound');
  });
});
