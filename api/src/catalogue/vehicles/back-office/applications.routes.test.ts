import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Application, ApplicationsOrigin, VehicleFits } from '@extranet/shared/contracts';
import { assertRefused } from '../../../testing/refusals.ts';
import { signedIn } from '../../../testing/signed-in.ts';
import { buildTestApp } from '../../../testing/test-app.ts';

const { app } = await buildTestApp({ products: 60 });
const admin = await signedIn(app, 'admin@demo.example', 'admin');
const garage = await signedIn(app, 'garage@demo.example');
const ID = 'p-at-00002';
const url = `/api/admin/product/${ID}/applications`;

const applicationOf = (
  modele: string,
  from: number,
  to: number,
  more: Partial<Application> = {},
): Application => ({
  marque: 'Peugeot',
  modele,
  from,
  to,
  with: [],
  without: [],
  note: '',
  ...more,
});
const put = (payload: unknown, headers: Record<string, string> = {}) =>
  admin(url, { method: 'PUT', payload, headers });
const listed = async () => (await admin(url)).json<Application[]>();
const origin = async () => (await admin(`${url}/origin`)).json<ApplicationsOrigin>();
const fits = async (vehicle: string) => {
  const answer = await garage(`/api/vehicles/${vehicle}/fits`, {
    method: 'POST',
    payload: { prodIds: [ID] },
  });
  return answer.json<VehicleFits>().fits[0]?.reason;
};

describe('GET and PUT /admin/product/{id}/applications', () => {
  it('begin with the product’s own make, model and years, and save a list as a whole [B1.06]', async () => {
    const [own] = await listed();
    assert.ok(own && own.from > 2000);
    const list = [
      applicationOf('308 II', 2013, 2017, { note: 'Sauf GTI' }),
      applicationOf('308 II Break', 2014, 2021, { with: ['preparation'], without: ['sportBumper'] }),
    ];
    const saved = await put(list);
    assert.equal(saved.status, 200, saved.text);
    assert.deepEqual(saved.json(), list);
    assert.deepEqual(await listed(), list);
    assert.equal((await fits('peugeot.308ii.2016'))?.note, 'Sauf GTI');
    assert.equal((await fits('peugeot.308iibreak.2016'))?.code, 'with');
    const line = await app.db
      .selectFrom('audit')
      .select(['subject', 'details'])
      .where('action', '=', 'applications.save')
      .executeTakeFirstOrThrow();
    assert.equal(line.subject, 'AT-00002');
    assert.match(line.details, /308 II \(2013-2017\) Sauf GTI/);
  });

  it('keep what was edited when the product changes, and follow it again once they say the same [B1.06]', async () => {
    const product = `/api/admin/product/${ID}`;
    const change = (payload: object) => admin(product, { method: 'PUT', payload });
    await put([]);
    assert.equal(
      (await change({ prodMarque: 'Renault', prodModele: 'Clio IV', prodAnnee: '2012-2019' })).status,
      200,
    );
    assert.deepEqual(await listed(), []);
    const own = applicationOf('clio iv', 2012, 2019, { marque: 'RENAULT' });
    assert.deepEqual((await put([own])).json(), [{ ...own, marque: 'Renault', modele: 'Clio IV' }]);
    await change({ prodAnnee: '2012-2016' });
    assert.deepEqual(
      (await listed()).map(({ modele, to }) => [modele, to]),
      [['Clio IV', 2016]],
    );
  });

  it('say whether they follow the product, and what its own record says, with which they follow it again [B1.06]', async () => {
    await put([applicationOf('208 II', 2019, 9999)]);
    const edited = await origin();
    assert.match(edited.editedAt ?? '', /^\d{4}-\d\d-\d\dT/);
    assert.equal((await put(edited.own)).status, 200);
    assert.deepEqual(await origin(), { editedAt: null, own: edited.own });
    assertRefused(await admin('/api/admin/product/nothing/applications/origin'), 404, 'notFound');
  });

  it('refuse what cannot be with a sentence for each line, and change nothing then [B1.06]', async () => {
    const good = applicationOf('208 I', 2012, 2019);
    await put([good]);
    const wrong = [
      good,
      applicationOf('208 I', 2019, 2012),
      applicationOf(' ', 2012, 2019),
      applicationOf('208 I', 12, 2019),
      applicationOf('208 II', 2019, 9999, { with: ['ledLights'], without: ['ledLights'] }),
    ];
    const { fields } = assertRefused(await put(wrong), 422, 'request.invalid') as unknown as {
      fields: { field: string; message: string }[];
    };
    assert.deepEqual(
      fields.map(({ field }) => field),
      ['1', '2', '3', '4'],
    );
    const twice = await put([
      applicationOf('208 I', 2012, 2016),
      applicationOf('308 I', 2007, 2013),
      applicationOf('208-I', 2016, 2019),
    ]);
    assert.match(twice.text, /208 I \(2012-2016\) et Peugeot 208-I \(2016-2019\). Réunissez-les\./);
    assert.equal(
      (await put([applicationOf('208 I', 2012, 2015), applicationOf('208 I', 2016, 2019)])).status,
      200,
    );
    assertRefused(await put([{ ...good, with: ['turbo'] }]), 400, 'request.invalid');
    assert.equal((await listed()).length, 2);
  });

  it('refuse a list that somebody else has changed meanwhile, and an unknown product', async () => {
    const seen = String((await admin(url)).headers.etag);
    assert.equal((await put([applicationOf('308 I', 2007, 2013)], { 'if-match': seen })).status, 200);
    assertRefused(await put([], { 'if-match': seen }), 409, 'applications.changedMeanwhile');
    const nothing = '/api/admin/product/nothing/applications';
    assertRefused(await admin(nothing), 404, 'notFound');
    assertRefused(await admin(nothing, { method: 'PUT', payload: [] }), 404, 'notFound');
  });
});
