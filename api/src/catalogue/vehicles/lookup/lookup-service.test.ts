import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import type { VehicleLookupAnswer } from '@extranet/shared/contracts';
import { signedIn } from '../../../testing/signed-in.ts';
import { buildTestApp } from '../../../testing/test-app.ts';
import { vehicleService } from '../../../testing/vehicle-service.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;
const service = await vehicleService();
const { app, wait } = await buildTestApp({ products: 60, env: service.env });

const lookUp = async (text: string, email = 'garage@demo.example') => {
  const call = await signedIn(app, email);
  const answer = await call('/api/vehicles/lookup', { method: 'POST', payload: { text } });
  assert.equal(answer.status, 200, answer.text);
  return answer.json<VehicleLookupAnswer>();
};
const keys = ({ vehicles }: VehicleLookupAnswer) => vehicles.map(({ vehicle }) => vehicle.key);
const peugeot = { brand: { name: 'PEUGEOT' }, model: '308 SW', first: '2016-03-14' };
const setQuota = async (quota: number) => {
  await app.db.deleteFrom('settings').where('key', '=', 'vehicles.quota').execute();
  await app.db
    .insertInto('settings')
    .values({ key: 'vehicles.quota', value: String(quota) })
    .execute();
};

beforeEach(async () => {
  wait(2 * DAY);
  service.asked.length = 0;
  service.json({ data: { vehicles: [peugeot] } });
  await app.db.deleteFrom('vehicle_lookups').execute();
  await app.db.deleteFrom('vehicle_quotas').execute();
  await setQuota(50);
});

describe('the look-up by a service', () => {
  it('asks as the mapping file says and finds make, model, years and equipment where it says [B1.07]', async () => {
    service.json({
      data: { vehicles: { ...peugeot, plate: 'ab123cd', options: { pdc: true }, vin: 'VF3LBHZTZGS123456' } },
    });
    const answer = await lookUp('ab 123 cd');
    assert.deepEqual(service.asked, [
      { url: '/lookup', body: '{"immatriculation":"AB-123-CD"}', authorization: 'Bearer jeton-du-service' },
    ]);
    assert.deepEqual(keys(answer), ['peugeot.308iibreak.2016']);
    assert.deepEqual([answer.outcome, answer.demonstration], ['found', false]);
    assert.deepEqual(answer.vehicles[0]?.equipment, { parkingAid: 'oui' });
    await lookUp('VF3LBHZTZGS123456');
    assert.equal(service.asked[1]?.url, '/vin/VF3LBHZTZGS123456');
  });

  it('takes the service’s names for the catalogue’s by the lists of the mapping file [B1.07]', async () => {
    const vehicles = [
      { brand: { name: 'Merco' }, model: 'CLASSE A', first: 2014 },
      { brand: { name: 'Peugeot' }, model: 'Nouvelle trois-cent-huit', first: 2023 },
    ];
    service.json({ data: { vehicles } });
    assert.deepEqual(keys(await lookUp('BB-123-CD')), [
      'mercedesbenz.classeaw176.2014',
      'peugeot.308iii.2023',
    ]);
  });

  it('says what is known of a vehicle that the catalogue does not have [B1.08]', async () => {
    service.json({ data: { vehicles: [{ brand: { name: 'Trabant' }, model: '601', first: '1985' }] } });
    const answer = await lookUp('BC-123-CD');
    assert.equal(answer.outcome, 'unknown');
    assert.deepEqual(answer.known, { marque: 'Trabant', modele: '601', year: 1985 });
  });

  it('asks once per plate in thirty days, whoever asks and whatever the service says the next time [B1.08]', async () => {
    await lookUp('CB-123-CD');
    service.json({ data: { vehicles: [{ ...peugeot, model: '208' }] } });
    assert.deepEqual(keys(await lookUp('cb123cd', 'atelier@demo.example')), ['peugeot.308iibreak.2016']);
    wait(29 * DAY);
    await lookUp('CB-123-CD');
    assert.equal(service.asked.length, 1);
    wait(2 * DAY);
    assert.deepEqual(keys(await lookUp('CB-123-CD')), ['peugeot.208i.2016']);
    assert.equal(service.asked.length, 2);
  });

  it('asks once for what several ask at the same time, and remembers what the service does not know', async () => {
    service.answer(async (_question, response) => {
      await pause(50);
      response.writeHead(404).end('{"error":"unknown"}');
    });
    const answers = await Promise.all(Array.from({ length: 5 }, () => lookUp('CC-123-CD')));
    assert.ok(answers.every(({ outcome }) => outcome === 'unknown'));
    await lookUp('CC-123-CD');
    assert.equal(service.asked.length, 1);
  });

  it('keeps each account within its quota of the day [B1.08]', async () => {
    await setQuota(2);
    await lookUp('DA-123-CD');
    await lookUp('DB-123-CD');
    assert.equal((await lookUp('DC-123-CD')).outcome, 'quota');
    assert.equal((await lookUp('DA-123-CD')).outcome, 'found');
    const vin = await lookUp('WVWZZZAUZEW999999');
    assert.deepEqual([vin.outcome, vin.known], ['quota', { marque: 'Volkswagen', year: 2014 }]);
    assert.equal((await lookUp('DC-123-CD', 'atelier@demo.example')).outcome, 'found');
    wait(DAY);
    assert.equal((await lookUp('DD-123-CD')).outcome, 'found');
  });

  it('is abandoned when the service is slow, which is then left alone for a minute [B1.08]', async () => {
    service.answer(async (_question, response) => {
      await pause(4000);
      response.end(JSON.stringify({ data: { vehicles: [peugeot] } }));
    });
    const began = Date.now();
    const answer = await lookUp('WVWZZZAUZEW999999');
    assert.ok(Date.now() - began < 3500);
    assert.deepEqual([answer.outcome, answer.known], ['unreachable', { marque: 'Volkswagen', year: 2014 }]);
    assert.equal((await lookUp('EA-123-CD')).outcome, 'unreachable');
    assert.equal(service.asked.length, 1);
    service.json({ data: { vehicles: [peugeot] } });
    wait(MINUTE + 1000);
    assert.equal((await lookUp('EA-123-CD')).outcome, 'found');
    const quotas = await app.db.selectFrom('vehicle_quotas').select('asked').execute();
    assert.deepEqual(
      quotas.map(({ asked }) => asked),
      [1],
    );
  });

  const WRONG: Record<string, Parameters<typeof service.answer>[0]> = {
    'a page': (_question, response) => void response.end('<html><body>Maintenance</body></html>'),
    nothing: (_question, response) => void response.end(),
    'a failure': (_question, response) => void response.writeHead(500).end('{}'),
    'a redirection': (_question, response) => void response.writeHead(302, { location: '/elsewhere' }).end(),
    'an answer without end': (_question, response) => {
      response.write('{"data":"');
      for (let part = 0; part < 40; part += 1) response.write('x'.repeat(10_000));
      response.end('"}');
    },
    'a vehicle without a make': (_question, response) =>
      void response.end('{"data":{"vehicles":[{"model":"308"}]}}'),
    'another vehicle than the one asked for': (_question, response) =>
      void response.end(JSON.stringify({ data: { vehicles: [{ ...peugeot, plate: 'ZZ-999-ZZ' }] } })),
    'a broken connection': (_question, response) => void response.destroy(),
  };
  for (const [what, answers] of Object.entries(WRONG))
    it(`counts as no answer when it is ${what}, and nothing of it is kept [B1.08]`, async () => {
      service.answer(answers);
      const answer = await lookUp('FA-123-CD');
      assert.deepEqual([answer.outcome, answer.vehicles, answer.known], ['unreachable', [], {}]);
      assert.equal(service.asked.length, 1);
      assert.deepEqual(await app.db.selectFrom('vehicle_lookups').selectAll().execute(), []);
    });

  it('keeps neither plate nor VIN in a table, only a keyed hash, which housekeeping removes [B1.09]', async () => {
    service.json({ data: { vehicles: [{ ...peugeot, vin: 'VF3LBHZTZGS123456' }] } });
    await lookUp('GA-123-CD');
    const [row] = await app.db.selectFrom('vehicle_lookups').selectAll().execute();
    assert.match(row?.asked_hash ?? '', /^[\w-]{43}$/);
    assert.doesNotMatch(JSON.stringify(row), /GA.?123.?CD|VF3LBHZTZGS/);
    wait(31 * DAY);
    await app.sweep();
    assert.deepEqual(await app.db.selectFrom('vehicle_lookups').selectAll().execute(), []);
    assert.deepEqual(await app.db.selectFrom('vehicle_quotas').selectAll().execute(), []);
  });

  it('goes on without the service when nobody is there any more [B1.08]', async () => {
    service.stop();
    assert.equal((await lookUp('HA-123-CD')).outcome, 'unreachable');
    assert.deepEqual(keys(await lookUp('golf 7 break')), ['volkswagen.golfviibreak.']);
  });
});
