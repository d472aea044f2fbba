import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { RecentVehicle, VehicleModelRow } from '@extranet/shared/contracts';
import { vehicleKey } from '@extranet/shared/rules/vehicle';
import { assertRefused } from '../../testing/refusals.ts';
import { type Caller, signedIn } from '../../testing/signed-in.ts';
import { buildTestApp } from '../../testing/test-app.ts';

const { app, wait } = await buildTestApp({ products: 600 });
const garage = await signedIn(app, 'garage@demo.example');
const other = await signedIn(app, 'atelier@demo.example');

const choose = async (vehicle: string, call: Caller = garage) => {
  const answer = await call('/api/vehicles/recent', { method: 'POST', payload: { vehicle } });
  assert.equal(answer.status, 200, answer.text);
  wait(1000);
};
const recent = async (call: Caller = garage) => (await call('/api/vehicles/recent')).json<RecentVehicle[]>();
const keys = async () => (await recent()).map(({ vehicle }) => vehicle.key);

describe('recent vehicles', () => {
  it('are the last ten of the account, each once, newest first, and nobody else’s [B1.03]', async () => {
    const models = (await garage('/api/vehicles/models?marque=peugeot')).json<VehicleModelRow[]>();
    const chosen = models
      .slice(0, 12)
      .map(({ marque, modele, from }) => vehicleKey({ marque, modele, year: from }));
    assert.equal(chosen.length, 12);
    for (const key of chosen) await choose(key);
    assert.deepEqual(await keys(), chosen.slice(2).reverse());
    const again = chosen[5] ?? '';
    await choose(again);
    assert.equal((await keys())[0], again);
    assert.equal((await keys()).length, 10);
    assert.deepEqual(await recent(other), []);
    const stored = await app.db.selectFrom('recent_vehicles').selectAll().execute();
    assert.equal(stored.length, 10);
  });

  it('are forgotten one by one, each by its own account only [B1.03]', async () => {
    await choose('peugeot.308ii.2016');
    const url = '/api/vehicles/recent/peugeot.308ii.2016';
    assertRefused(await other(url, { method: 'DELETE' }), 404, 'notFound');
    assert.ok((await keys()).includes('peugeot.308ii.2016'));
    assert.equal((await garage(url, { method: 'DELETE' })).status, 200);
    assert.ok(!(await keys()).includes('peugeot.308ii.2016'));
  });

  it('are vehicles that the catalogue knows', async () => {
    const payload = { vehicle: 'peugeot.909.2016' };
    assertRefused(await garage('/api/vehicles/recent', { method: 'POST', payload }), 404, 'notFound');
  });
});
