import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { AuditLine, ImportLines, ImportRow, UploadResponse } from '@extranet/shared/contracts';
import { dayInParis } from '../../../base/text/french.ts';
import { assertRefused } from '../../../testing/refusals.ts';
import { signedIn, tokenOf } from '../../../testing/signed-in.ts';
import { buildTestApp } from '../../../testing/test-app.ts';
import { upload } from '../../../testing/upload.ts';

const { app, wait: turn } = await buildTestApp({ products: 20 });
let admin = await signedIn(app, 'admin@demo.example', 'admin');
let token = await tokenOf(app, 'admin@demo.example', 'admin');
const DAY = 86_400_000;

/** Sessions end meanwhile. */
async function wait(milliseconds: number) {
  turn(milliseconds);
  admin = await signedIn(app, 'admin@demo.example', 'admin');
  token = await tokenOf(app, 'admin@demo.example', 'admin');
}

async function asked(contents: string | Uint8Array, name = 'clients.csv') {
  const sent = await upload(app, token, { uploadId: 'ldec:clients', name, contents });
  assert.equal(sent.status, 200, sent.text);
  const { path } = sent.json<UploadResponse>();
  return admin('/api/admin/imports', { method: 'POST', payload: { kind: 'customers', path } });
}
async function look(contents: string | Uint8Array, name = 'clients.csv'): Promise<ImportRow> {
  const answer = await asked(contents, name);
  assert.equal(answer.status, 200, answer.text);
  return answer.json<ImportRow>();
}
const post = (id: string, what: string, payload?: unknown) =>
  admin(`/api/admin/import/${id}/${what}`, { method: 'POST', payload });
const lines = async (id: string, view: string) =>
  (await admin(`/api/admin/import/${id}/lines?view=${view}`)).json<ImportLines>().lines;
const user = (email: string) =>
  app.db.selectFrom('users').selectAll().where('email_norm', '=', email).executeTakeFirst();

describe('customers from a file', () => {
  it('are looked at first: what changes of whom, who is new, and what cannot be read [B5.04]', async () => {
    const { imId, imSummary } = await look(
      [
        'Email;Numéro de fidélité;Société;Ville;Téléphone;Catalogues;Peut commander;Remise générale (%);Code postal;Pays',
        'garage@demo.example;;;Brest;06 12 34 56 78;Kit, Faisceau;non;12,5;;',
        'neuf@example.com;000321;Garage Neuf;Rennes;;;;;35000;FRANCE',
        'atelier@demo.example;;;;;Remorques;;;;',
        'client002@demo.example;;;;;;;150;;',
        'pas une adresse;;X;;;;;;;',
        'client003@demo.example;;;;;;;;ABC;FRANCE',
        'GARAGE@demo.example;;;Lyon;;;;;;',
        ';999999;Qui;;;;;;;',
        'admin@demo.example;;Moi;;;;;;;',
        'client004@demo.example;;;;;;;;;',
      ].join('\r\n'),
    );
    assert.deepEqual(
      [imSummary.updated, imSummary.same, imSummary.unknown, imSummary.unreadable],
      [2, 1, 1, 6],
    );
    const [first, second] = await lines(imId, 'change');
    assert.match(first?.textAfter ?? '', /Ville\u00a0: Brest/);
    assert.match(first?.textAfter ?? '', /Téléphone\u00a0: \+33 612345678/);
    assert.match(first?.textAfter ?? '', /Catalogues\u00a0: Faisceau, Kit/);
    assert.equal(first?.userName, 'Garage Delaunay');
    assert.deepEqual([second?.ref, second?.textBefore], ['neuf@example.com', null]);
    const reasons = (await lines(imId, 'unreadable')).map(({ line, reason }) => `${line} ${reason}`);
    assert.match(reasons.join('\n'), /4 Les catalogues.*illisibles/);
    assert.match(reasons.join('\n'), /5 .*100/);
    assert.match(reasons.join('\n'), /6 Une adresse email valide/);
    assert.match(reasons.join('\n'), /7 .*cinq chiffres/);
    assert.match(reasons.join('\n'), /8 Ce client figure déjà à la ligne 2/);
    assert.match(reasons.join('\n'), /10 .*administrateur/);
    assert.equal(await user('neuf@example.com'), undefined, 'nothing changed');
    const file = (await admin(`/api/admin/import/${imId}/file?view=all`)).text;
    assert.match(file, /^\ufeffLigne;Client;État;Avant;Après;Remarque\r\n/);
  });

  it('are applied all at once and taken back: a new one goes, the others are as before; what changed later is named [B5.04] [B5.05]', async () => {
    const before = await user('client005@demo.example');
    const { imId } = await look(
      'Email;Société;Ville;Remise générale (%)\nclient005@demo.example;Cinq;Brest;7,25\nneuf5@example.com;Neuf;Rennes;\nclient006@demo.example;;Lorient;',
    );
    assert.equal((await post(imId, 'apply')).status, 200);
    assertRefused(await post(imId, 'apply'), 409, 'import.alreadyApplied');
    const [said] = (await admin('/api/admin/audit?l=0,1')).json<AuditLine[]>();
    assert.deepEqual([said?.auAction, said?.auKind], ['customers.import', 'customer']);
    const created = await user('neuf5@example.com');
    assert.deepEqual(
      [created?.comp_name, created?.status, created?.password_hash, created?.is_admin],
      ['Neuf', 'active', null, 0],
    );
    assert.equal(Number((await user('client005@demo.example'))?.discount), 725);
    await app.db
      .updateTable('users')
      .set({ city: 'Quimper' })
      .where('email_norm', '=', 'client006@demo.example')
      .execute();
    const refused = await post(imId, 'undo');
    assertRefused(refused, 409, 'import.changedLater');
    assert.match(refused.text, /client006/);
    assert.equal((await post(imId, 'undo?leaveChanged=true')).status, 200);
    const after = await user('client005@demo.example');
    assert.deepEqual({ ...after, updated_at: '' }, { ...before, updated_at: '' });
    assert.equal(await user('neuf5@example.com'), undefined);
    const again = await look('Email;Société\nneuf5@example.com;Neuf');
    assert.equal(again.imSummary.updated, 1, 'the corrected file can come again');
    assert.equal((await user('client006@demo.example'))?.city, 'Quimper');
  });

  it('are refused when one changed since the look, and planned ones name who is gone by then [B5.04] [B5.05]', async () => {
    const file =
      'Email;Ville\nclient007@demo.example;Brest\nclient008@demo.example;Brest\nneuf7@example.com;Nantes';
    const stale = await look(file);
    await app.db
      .updateTable('users')
      .set({ city: 'Paris' })
      .where('email_norm', '=', 'client007@demo.example')
      .execute();
    const refused = await post(stale.imId, 'apply');
    assertRefused(refused, 409, 'import.changedSince');
    assert.match(refused.text, /client007/);
    const { imId } = await look(file);
    const day = dayInParis(new Date(app.now().getTime() + 3 * DAY));
    assert.equal((await post(imId, 'plan', { day })).status, 200);
    await app.db
      .updateTable('users')
      .set({ status: 'supprime' })
      .where('email_norm', '=', 'client008@demo.example')
      .execute();
    await wait(3 * DAY);
    await app.jobs.finish();
    const { imStatus, imLeft } = (await admin(`/api/admin/import/${imId}`)).json<ImportRow>();
    assert.equal(imStatus, 'applied');
    assert.deepEqual(imLeft, ['client008@demo.example (client supprimé)']);
    assert.equal((await user('client007@demo.example'))?.city, 'Brest');
    assert.equal((await user('neuf7@example.com'))?.city, 'Nantes');
  });

  it('go out and come in again unchanged, CSV and workbook, whatever they call themselves [B5.04] [B5.08]', async () => {
    await app.db
      .updateTable('users')
      .set({ comp_name: '=1+1', phone: '+33 612345678', discount: 1250 })
      .where('email_norm', '=', 'client009@demo.example')
      .execute();
    for (const format of ['csv', 'xlsx']) {
      const answer = await app.inject({
        url: `/api/admin/customers/export?format=${format}`,
        headers: { authorization: `Bearer ${token}` },
      });
      const { imSummary } = await look(answer.rawPayload, `clients.${format}`);
      assert.deepEqual([imSummary.updated, imSummary.unreadable, imSummary.unknown], [0, 0, 0], format);
      assert.ok(imSummary.same > 20);
    }
    assertRefused(await asked('Ville\nBrest'), 422, 'import.mapping');
  });

  it('say of which columns nothing is taken, as of a status, and not of those that our own file only tells [B5.04]', async () => {
    const { imSummary } = await look(
      'Email;Ville;Statut;Client depuis;Dernière connexion\r\ngarage@demo.example;Lille;Désactivé;;',
    );
    assert.deepEqual(imSummary.unreadColumns, ['Statut']);
  });

  it('leave nothing of a person who is erased [B5.04]', async () => {
    const { imId } = await look('Email;Ville\nlecteur@demo.example;Vannes');
    const [line] = await lines(imId, 'change');
    const held = await admin(`/api/admin/customer/${line?.objectId}/erasure`, {
      method: 'POST',
      payload: { confirm: 'lecteur@demo.example' },
    });
    assert.equal(held.status, 200, held.text);
    assert.deepEqual(await lines(imId, 'all'), []);
  });
});
