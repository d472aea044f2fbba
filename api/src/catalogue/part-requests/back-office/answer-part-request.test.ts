import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import type {
  AuditLine,
  FileResponse,
  NotificationList,
  PartRequest,
  PartRequestTaken,
} from '@extranet/shared/contracts';
import { readSupplier } from '../../../base/settings/supplier.ts';
import { allMail, outgoingMail } from '../../../testing/outgoing-mail.ts';
import { assertRefused } from '../../../testing/refusals.ts';
import { signedIn } from '../../../testing/signed-in.ts';
import { buildTestApp } from '../../../testing/test-app.ts';

const { app, config, wait } = await buildTestApp({ products: 60 });
const admin = await signedIn(app, 'admin@demo.example', 'admin');
const garage = await signedIn(app, 'garage@demo.example');
const SUBJECT = 'Réponse à votre demande de pièce';
const ANSWER = 'Elle existe.\nNous l’avons en rayon.';
const inbox = async () => (await admin('/api/admin/part-requests')).json<PartRequest[]>();
const answer = (payload: object, of = id) =>
  admin(`/api/admin/part-requests/${of}/answer`, { method: 'POST', payload });
const mark = (status: string) =>
  admin(`/api/admin/part-requests/${id}`, { method: 'PUT', payload: { status } });
const answersMailed = async () =>
  (await allMail(app, config)).filter(({ subject }) => subject === SUBJECT).length;
const isNow = (at: string | null | undefined) =>
  typeof at === 'string' && Math.abs(Date.parse(at) - app.now().getTime()) < 10_000;
let id = '';
let forms = 0;

describe('answering a request for a part', () => {
  beforeEach(async () => {
    await app.db.deleteFrom('part_requests').execute();
    wait(1_000);
    forms += 1;
    const asked = { text: 'crochet à boule', message: 'Sous 8 jours ?', vehicle: 'peugeot.308ii.2016' };
    const payload = { key: `formulaire-numero-${forms}`, ...asked };
    const taken = await garage('/api/part-requests', { method: 'POST', payload });
    id = taken.json<PartRequestTaken>().id;
  });

  it('mails what was asked, the answer and the proposed product, and is kept with who and when [B3.06]', async () => {
    const given = await answer({ text: ` ${ANSWER} `, ref: 'fa 00012' });
    assert.equal(given.status, 200, given.text);
    const [request] = await inbox();
    assert.deepEqual(given.json(), request);
    assert.deepEqual(
      [request?.status, request?.doneBy, request?.answer, request?.proposedRef],
      ['done', 'Camille Martin', ANSWER, 'FA-00012'],
    );
    assert.ok(isNow(request?.doneAt));
    const mail = await outgoingMail(app, config, SUBJECT);
    assert.equal(mail.to, 'garage@demo.example');
    const words = [
      'crochet à boule',
      'Peugeot 308 II, 2016',
      'Sous 8 jours ?',
      'Elle existe.',
      'FA-00012 – ',
    ];
    for (const one of [...words, 'Voir la fiche FA-00012', '/catalog?produit=p-fa-00012'])
      assert.ok(mail.text.includes(one), one);
    assert.ok(
      mail.html.includes('<p style="margin:0 0 16px">Nous l’avons en rayon.</p>'),
      'a line stays one',
    );
    const { reply_to } = await app.db
      .selectFrom('mails')
      .select('reply_to')
      .where('subject', '=', SUBJECT)
      .executeTakeFirstOrThrow();
    assert.equal(reply_to, (await readSupplier(app.db)).email);
  });

  it('without a product leads into the catalogue, and rings the bell without a second mail [B3.06] [B8.01]', async () => {
    const before = (await allMail(app, config)).length;
    assert.equal((await answer({ text: ANSWER })).status, 200);
    assert.equal((await allMail(app, config)).length, before + 1);
    const mail = await outgoingMail(app, config, SUBJECT);
    assert.ok(mail.text.includes('Chercher une pièce') && !mail.text.includes('produit='));
    const { notifications } = (await garage('/api/notifications')).json<NotificationList>();
    assert.deepEqual(
      [notifications[0]?.title, notifications[0]?.detail, notifications[0]?.path],
      ['Votre demande de pièce «\u00a0crochet à boule\u00a0» a une réponse', ANSWER, '/catalog'],
    );
  });

  it('leaves a line in the trail that says whose it was, neither what was asked nor the answer', async () => {
    await answer({ text: ANSWER });
    const query = encodeURIComponent(JSON.stringify({ 'auObjectId:eq': id }));
    const lines = (await admin(`/api/admin/audit?query=${query}`)).json<AuditLine[]>();
    assert.deepEqual(
      lines.map(({ auAction, auObject }) => [auAction, auObject]),
      [['partRequest.answer', (await inbox())[0]?.customer.name]],
    );
    assert.ok(!/crochet|Elle existe/.test(JSON.stringify(lines)));
  });

  it('is given once: the second of two clerks is told that nothing was sent, and who answered', async () => {
    const before = await answersMailed();
    const both = await Promise.all([answer({ text: 'Oui.' }), answer({ text: 'Non.' })]);
    assert.deepEqual(both.map(({ status }) => status).sort(), [200, 409]);
    assert.equal(await answersMailed(), before + 1);
    const late = await answer({ text: 'Peut-être.' });
    assert.match(
      JSON.stringify(assertRefused(late, 409, 'partRequest.answered')),
      /déjà traitée par Camille Martin\. Rien n’a été envoyé\./,
    );
    assertRefused(await mark('new'), 409, 'partRequest.answered');
    assert.equal((await mark('done')).json<PartRequest>().status, 'done');
  });

  it('is not given to what was marked as done by telephone, unless that is opened again', async () => {
    assert.ok(isNow((await mark('done')).json<PartRequest>().doneAt));
    assertRefused(await answer({ text: ANSWER }), 409, 'partRequest.answered');
    assert.equal((await mark('new')).json<PartRequest>().doneAt, null);
    assert.equal((await answer({ text: ANSWER })).status, 200);
  });

  it('proposes only what there is and what this customer finds, and says something', async () => {
    const before = await answersMailed();
    const refused = async (ref: string) =>
      JSON.stringify(assertRefused(await answer({ text: ANSWER, ref }), 422, 'request.invalid'));
    assert.match(await refused('ZZ-1'), /"field":"ref".*Aucun produit n’a la référence ZZ-1\./);
    const { catalogue } = await app.db
      .selectFrom('products')
      .select('catalogue')
      .where('id', '=', 'p-fa-00012')
      .executeTakeFirstOrThrow();
    const all = ['Faisceau', 'Attelage', 'Kit'];
    const setCatalogs = (catalogs: string[]) =>
      app.db
        .updateTable('users')
        .set({ catalogs: JSON.stringify(catalogs) })
        .where('id', '=', 'u-garage')
        .execute();
    await setCatalogs(all.filter((one) => one !== catalogue));
    assert.match(await refused('FA-00012'), /"field":"ref".*Ce client ne voit pas FA-00012/);
    await setCatalogs(all);
    assertRefused(await answer({ text: '  ' }), 400, 'request.invalid');
    assertRefused(await answer({ text: 'x'.repeat(1_001) }), 400, 'request.invalid');
    assertRefused(await answer({ text: ANSWER }, 'nothing'), 404, 'notFound');
    assert.equal(await answersMailed(), before);
    assert.equal((await inbox())[0]?.status, 'new');
  });

  it('is for the back office to give, for nobody else', async () => {
    const payload = { text: ANSWER };
    const mine = await garage(`/api/admin/part-requests/${id}/answer`, { method: 'POST', payload });
    assertRefused(mine, 403, 'auth.forbidden');
  });

  it('is part of the customer’s data: exported with it, and erased with it [W3.04] [W3.05]', async () => {
    const words = 'Réponse unique de 1973.';
    assert.equal((await answer({ text: words, ref: 'FA-00012' })).status, 200);
    const file = (await admin('/api/admin/customer/u-garage/export')).json<FileResponse>();
    const held = JSON.parse(Buffer.from(file.contents, 'base64').toString());
    assert.deepEqual([held.partRequests[0].answer, held.partRequests[0].proposed_ref], [words, 'FA-00012']);
    assert.ok(isNow(held.partRequests[0].done_at));
    await app.jobs.finish();
    const payload = { confirm: 'garage@demo.example' };
    const erased = await admin('/api/admin/customer/u-garage/erasure', { method: 'POST', payload });
    assert.equal(erased.status, 200, erased.text);
    const tables = ['part_requests', 'notifications', 'mails', 'audit'] as const;
    for (const table of tables)
      assert.ok(!JSON.stringify(await app.db.selectFrom(table).selectAll().execute()).includes(words), table);
  });
});
