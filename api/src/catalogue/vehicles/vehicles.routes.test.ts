import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type {
  AdminProduct,
  Vehicle,
  VehicleFits,
  VehicleLookupAnswer,
  VehicleModelRow,
} from '@extranet/shared/contracts';
import { assertRefused } from '../../testing/refusals.ts';
import { type Caller, signedIn } from '../../testing/signed-in.ts';
import { buildTestApp } from '../../testing/test-app.ts';

const { app } = await buildTestApp({ products: 600 });
const garage = await signedIn(app, 'garage@demo.example');
const admin = await signedIn(app, 'admin@demo.example', 'admin');

const create = async (prodRef: string, more: object) => {
  const payload = {
    prodRef,
    prodCatalogue: 'Attelage',
    prodMarque: 'Peugeot',
    prodModele: '308 II',
    ...more,
  };
  const answer = await admin('/api/admin/product', { method: 'POST', payload });
  assert.equal(answer.status, 200, answer.text);
  return answer.json<AdminProduct>();
};
const change = (prodId: string, payload: object) =>
  admin(`/api/admin/product/${prodId}`, { method: 'PUT', payload });
const fitsOf = async (vehicle: string, call: Caller = garage) =>
  (await call(`/api/vehicles/${vehicle}/fits`)).json<VehicleFits>();
const ids = (list: VehicleFits['fits']) => list.map(({ prodId }) => prodId);

const early = await create('VEH-1', { prodAnnee: '2013-2015' });
const late = await create('VEH-2', { prodAnnee: '2016-2021', prodCatalogue: 'Kit' });

describe('makes and models', () => {
  it('are those for which there are parts, each once, in the order of a dictionary [B1.08]', async () => {
    const makes = (await garage('/api/vehicles/makes')).json<string[]>();
    assert.ok(makes.length > 15);
    assert.deepEqual(
      makes,
      [...makes].sort((one, other) => one.localeCompare(other, 'fr')),
    );
    assert.equal(new Set(makes).size, makes.length);
    const models = (await garage('/api/vehicles/models?marque=citroen')).json<VehicleModelRow[]>();
    assert.ok(models.length > 3);
    assert.ok(models.every(({ marque, from, to }) => marque === 'Citroën' && from < to));
    assert.deepEqual((await garage('/api/vehicles/models?marque=trabant')).json(), []);
  });

  it('are all there for the forms of the back office, each with its make', async () => {
    const all = (await admin('/api/admin/vehicles/models')).json<VehicleModelRow[]>();
    const makes = (await garage('/api/vehicles/makes')).json<string[]>();
    assert.deepEqual(new Set(all.map(({ marque }) => marque)), new Set(makes));
    const models = (await garage('/api/vehicles/models?marque=citroen')).json<VehicleModelRow[]>();
    assert.equal(all.filter(({ marque }) => marque === 'Citroën').length, models.length);
  });

  it('know a model from the moment at which a part names it, and forget one that no part names any more', async () => {
    const part = await create('VEH-3', { prodModele: '308 IV Break', prodAnnee: '2027-' });
    assert.deepEqual((await garage('/api/vehicles/peugeot.308ivbreak.2028')).json<Vehicle>(), {
      key: 'peugeot.308ivbreak.2028',
      marque: 'Peugeot',
      modele: '308 IV Break',
      from: 2027,
      to: 9999,
      body: 'break',
      platform: '',
      year: 2028,
    });
    await change(part.prodId, { prodModele: '308 III' });
    const models = (await garage('/api/vehicles/models?marque=Peugeot')).json<VehicleModelRow[]>();
    assert.ok(models.some(({ modele }) => modele === '308 II'));
    assert.ok(!models.some(({ modele }) => modele === '308 IV Break'));
  });

  it('are not told to who does not see the products that name them, nor when those are deleted [B1.04]', async () => {
    const reader = await signedIn(app, 'lecteur@demo.example');
    const secret = { prodMarque: 'Zastava', prodModele: 'Koral', prodAnnee: '2012-2019' };
    const part = await create('VEH-8', secret);
    const makes = async (call: Caller) => (await call('/api/vehicles/makes')).json<string[]>();
    const models = async (call: Caller) =>
      (await call('/api/vehicles/models?marque=zastava')).json<VehicleModelRow[]>().length;
    const words = async (call: Caller) => {
      const payload = { text: 'koral' };
      const answer = await call('/api/vehicles/lookup', { method: 'POST', payload });
      return answer.json<VehicleLookupAnswer>().outcome;
    };
    assert.ok((await makes(garage)).includes('Zastava'));
    assert.deepEqual([await models(garage), await words(garage)], [1, 'found']);
    assert.ok(!(await makes(reader)).includes('Zastava'));
    assert.deepEqual([await models(reader), await words(reader)], [0, 'unknown']);
    await change(part.prodId, { prodStatut: 'supprimé' });
    assert.ok(!(await makes(garage)).includes('Zastava'));
    assert.deepEqual([await models(garage), await words(garage)], [0, 'unknown']);
  });

  it('of a year in which there were no such cars are not known', async () => {
    for (const year of ['9999', '2035', '1001', '1949']) {
      assertRefused(await garage(`/api/vehicles/peugeot.308ii.${year}`), 404, 'notFound');
      const payload = { vehicle: `peugeot.308ii.${year}` };
      assertRefused(await garage('/api/vehicles/recent', { method: 'POST', payload }), 404, 'notFound');
    }
  });

  it('an unknown vehicle is not found, and what is no key is refused', async () => {
    assertRefused(await garage('/api/vehicles/peugeot.909.2016'), 404, 'notFound');
    assertRefused(await garage('/api/vehicles/peugeot.909.2016/fits'), 404, 'notFound');
    assertRefused(await garage('/api/vehicles/AB-123-CD'), 400, 'request.invalid');
  });
});

describe('what fits a vehicle', () => {
  it('is what names its model and year; the rest of its family is left out with the reason [B1.04 B1.06]', async () => {
    const { fits, leftOut } = await fitsOf('peugeot.308ii.2014');
    assert.ok(ids(fits).includes(early.prodId));
    assert.ok(!ids(fits).includes(late.prodId));
    const other = leftOut.find(({ prodId }) => prodId === late.prodId);
    assert.deepEqual(other?.reason, {
      code: 'before',
      marque: 'Peugeot',
      modele: '308 II',
      from: 2016,
      to: 2021,
    });
    const generations = leftOut.filter(({ reason }) => reason.code === 'otherModel');
    assert.ok(generations.length > 0);
    assert.ok(generations.every(({ reason }) => /^308 /.test(reason.modele ?? '')));
    const stored = await app.db
      .selectFrom('products')
      .select('id')
      .where('modele_norm', '=', '308II')
      .where('statut', '!=', 'supprime')
      .execute();
    const all = new Set([...ids(fits), ...ids(leftOut)]);
    assert.ok(stored.length > 2 && stored.every(({ id }) => all.has(id)));
  });

  it('holds only visible products of the customer’s catalogues [B1.04]', async () => {
    const harnessesOnly = await signedIn(app, 'lecteur@demo.example');
    const { fits, leftOut } = await fitsOf('peugeot.308ii.2014', harnessesOnly);
    assert.ok(!ids([...fits, ...leftOut]).includes(early.prodId));
    const gone = await create('VEH-4', { prodAnnee: '2013-2015' });
    await change(gone.prodId, { prodStatut: 'supprimé' });
    assert.ok(!ids((await fitsOf('peugeot.308ii.2014')).fits).includes(gone.prodId));
  });

  it('follows the product’s own make, model and years when they change [B1.06]', async () => {
    const part = await create('VEH-5', { prodAnnee: '2013-2015' });
    assert.ok(ids((await fitsOf('peugeot.308ii.2014')).fits).includes(part.prodId));
    await change(part.prodId, { prodModele: '208 I' });
    assert.ok(!ids((await fitsOf('peugeot.308ii.2014')).fits).includes(part.prodId));
    assert.ok(ids((await fitsOf('peugeot.208i.2014')).fits).includes(part.prodId));
    await change(part.prodId, { prodMarque: '' });
    assert.ok(!ids((await fitsOf('peugeot.208i.2014')).fits).includes(part.prodId));
  });

  it('is answered of some products too, also of those that name no vehicle [B1.05]', async () => {
    const universal = await create('VEH-6', { prodMarque: '', prodModele: '' });
    const clio = await create('VEH-7', {
      prodMarque: 'Renault',
      prodModele: 'Clio IV',
      prodAnnee: '2012-2019',
    });
    const prodIds = [early.prodId, late.prodId, universal.prodId, clio.prodId, 'nothing'];
    const answer = await garage('/api/vehicles/peugeot.308ii.2014/fits', {
      method: 'POST',
      payload: { prodIds },
    });
    const { fits, leftOut } = answer.json<VehicleFits>();
    assert.deepEqual(ids(fits), [early.prodId]);
    const codes = new Map(leftOut.map(({ prodId, reason }) => [prodId, reason.code]));
    assert.deepEqual(
      [late, universal, clio].map(({ prodId }) => codes.get(prodId)),
      ['before', 'unknown', 'otherModel'],
    );
    assert.equal(leftOut.length, 3);
  });
});
