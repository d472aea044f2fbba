import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { AuditLine, PartRequest, PartRequestTaken } from '@extranet/shared/contracts';
import { allMail } from '../../testing/outgoing-mail.ts';
import { assertRefused } from '../../testing/refusals.ts';
import { signedIn } from '../../testing/signed-in.ts';
import { buildTestApp } from '../../testing/test-app.ts';

const { app, config, wait } = await buildTestApp({ products: 300 });
const admin = await signedIn(app, 'admin@demo.example', 'admin');
const garage = await signedIn(app, 'garage@demo.example');
const atelier = await signedIn(app, 'atelier@demo.example');
const VEHICLE = 'peugeot.308ii.2016';
const wish = (key: string, more = {}) => ({ key, text: 'crochet à boule', message: '', ...more });
const ask = (call: typeof garage, payload: object) => call('/api/part-requests', { method: 'POST', payload });
const asked = async (call: typeof garage, payload: object) => {
  const answer = await ask(call, payload);
  assert.equal(answer.status, 200, answer.text);
  return answer.json<PartRequestTaken>();
};
const inbox = async (query = '') => (await admin(`/api/admin/part-requests${query}`)).json<PartRequest[]>();
const mark = (id: string, status: string) =>
  admin(`/api/admin/part-requests/${id}`, { method: 'PUT', payload: { status } });
const NEW = `?query=${encodeURIComponent('{"status:eq":"new"}')}`;

describe('a request for a part', () => {
  it('comes into the inbox with customer, vehicle and message, and is mailed, once for each form [B3.06]', async () => {
    const form = wish('formulaire-numero-1', { vehicle: VEHICLE, message: ' Sous 8 jours ?\nMerci. ' });
    const answers = await Promise.all([1, 2, 3].map(() => asked(garage, form)));
    assert.equal(new Set(answers.map(({ id }) => id)).size, 1);
    const [request, ...others] = await inbox();
    assert.deepEqual(others, []);
    assert.equal(request?.id, answers[0]?.id);
    assert.deepEqual(
      [request?.text, request?.vehicle, request?.message, request?.status, request?.doneBy],
      ['crochet à boule', 'Peugeot 308 II, 2016', 'Sous 8 jours ?\nMerci.', 'new', ''],
    );
    assert.deepEqual([request?.customer.id, request?.customer.email], ['u-garage', 'garage@demo.example']);
    const mails = (await allMail(app, config)).filter(({ subject }) =>
      subject.startsWith('Demande de pièce'),
    );
    assert.equal(mails.length, 1);
    assert.equal(mails[0]?.to, 'admin@demo.example');
    for (const words of ['crochet à boule', 'Peugeot 308 II, 2016', 'Sous 8 jours ?', 'demandes-de-pieces'])
      assert.ok(mails[0]?.text.includes(words), words);
  });

  it('is another one from another customer under the same key', async () => {
    const { id } = await asked(atelier, wish('formulaire-numero-1'));
    assert.ok((await inbox()).some((one) => one.id === id && one.customer.id === 'u-atelier'));
  });

  it('needs words, and a vehicle that is known', async () => {
    assertRefused(await ask(garage, wish('formulaire-numero-2', { text: '   ' })), 422, 'request.invalid');
    const unknown = await ask(garage, wish('formulaire-numero-3', { vehicle: 'peugeot.soucoupe.2016' }));
    assert.match(JSON.stringify(assertRefused(unknown, 422, 'request.invalid')), /véhicule n’est pas connu/);
    assertRefused(await ask(garage, wish('court')), 400, 'request.invalid');
    assertRefused(await ask(admin, wish('formulaire-numero-4')), 403, 'auth.forbidden');
  });

  it('is done, by whom it says, and open again; those that wait stand first, the newest before [B3.06]', async () => {
    await app.db.deleteFrom('part_requests').execute();
    const ids: string[] = [];
    for (const key of ['formulaire-numero-5', 'formulaire-numero-6', 'formulaire-numero-7']) {
      ids.push((await asked(garage, wish(key))).id);
      wait(1_000);
    }
    const [first = '', second = '', third = ''] = ids;
    assert.deepEqual((await mark(third, 'done')).json<PartRequest>().doneBy, 'Camille Martin');
    assert.deepEqual(
      (await inbox()).map(({ id }) => id),
      [second, first, third],
    );
    assert.deepEqual(
      (await inbox(NEW)).map(({ id }) => id),
      [second, first],
    );
    assert.deepEqual(
      (await inbox('?l=1,1')).map(({ id }) => id),
      [first],
    );
    assert.equal((await mark(third, 'done')).status, 200);
    assert.equal((await mark(third, 'new')).json<PartRequest>().doneBy, '');
    assert.deepEqual(
      (await inbox(NEW)).map(({ id }) => id),
      [third, second, first],
    );
    const query = encodeURIComponent(JSON.stringify({ 'auObjectId:eq': third }));
    const lines = (await admin(`/api/admin/audit?query=${query}`)).json<AuditLine[]>();
    assert.deepEqual(
      lines.map(({ auAction }) => auAction),
      ['partRequest.reopen', 'partRequest.finish'],
    );
    assert.ok(!JSON.stringify(lines).includes('crochet'), 'what the customer wrote is not in the trail');
    assertRefused(await mark('nothing', 'done'), 404, 'notFound');
    assertRefused(await mark(third, 'lost'), 400, 'request.invalid');
  });

  it('is for the back office to read, for nobody else', async () => {
    assertRefused(await garage('/api/admin/part-requests'), 403, 'auth.forbidden');
  });
});
