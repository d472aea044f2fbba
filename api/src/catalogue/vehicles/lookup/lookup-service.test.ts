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
const logged: string[] = [];
const logStream = { write: (line: string) => void logged.push(line) };
const { app, wait } = await buildTestApp({
  products: 60,
  env: { ...service.env, VEHICLE_TOKEN: "jeton$&$'du$$service", VEHICLE_DAILY_MAX: '100', LOG_LEVEL: 'warn' },
  logStream,
});

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

const quotas = async () =>
  (await app.db.selectFrom('vehicle_quotas').select('asked').execute()).map(({ asked }) => Number(asked));

beforeEach(async () => {
  wait(2 * DAY);
  service.asked.length = 0;
  service.json({ data: { vehicles: [peugeot] } });
  await app.db.deleteFrom('vehicle_lookups').execute();
  await app.db.deleteFrom('vehicle_quotas').execute();
  await app.db.deleteFrom('counters').where('name', 'like', 'vehicles.asked %').execute();
  logged.length = 0;
  await setQuota(50);
});

describe('the look-up by a service', () => {
  it('asks as the mapping file says and finds make, model, years and equipment where it says [B1.07]', async () => {
    service.json({
      data: { vehicles: { ...peugeot, plate: 'ab123cd', options: { pdc: true }, vin: 'VF3LBHZTZGS123456' } },
    });
    const answer = await lookUp('ab 123 cd');
    assert.deepEqual(service.asked, [
      {
        url: '/lookup',
        body: '{"immatriculation":"AB-123-CD"}',
        authorization: "Bearer jeton$&$'du$$service",
      },
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
    // What is kept would tell what others asked.
    assert.equal((await lookUp('DA-123-CD')).outcome, 'quota');
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
    assert.equal((await lookUp('WVWZZZAUZEW999999')).outcome, 'unreachable');
    assert.equal(service.asked.length, 1);
    assert.equal((await lookUp('EA-123-CD')).outcome, 'unreachable');
    for (const plate of ['EA-123-CD', 'EB-123-CD', 'EC-123-CD'])
      assert.equal((await lookUp(plate)).outcome, 'unreachable');
    assert.equal(service.asked.length, 2);
    assert.equal(logged.filter((line) => line.includes('vehicle look-up failed')).length, 1);
    service.json({ data: { vehicles: [peugeot] } });
    wait(MINUTE + 1000);
    assert.equal((await lookUp('EA-123-CD')).outcome, 'found');
    assert.deepEqual(await quotas(), [3]);
  });

  it('is not left alone because of what it says of one plate [B1.08]', async () => {
    for (const [plate, status] of [
      ['JA-123-CD', 400],
      ['JB-123-CD', 422],
      ['JC-123-CD', 404],
    ] as const) {
      service.answer((_question, response) => void response.writeHead(status).end('{}'));
      assert.notEqual((await lookUp(plate)).outcome, 'found');
    }
    service.answer((_question, response) => void response.writeHead(503).end());
    await lookUp('JD-123-CD');
    await lookUp('JD-123-CD');
    service.json({ data: { vehicles: [peugeot] } });
    assert.equal((await lookUp('JE-123-CD')).outcome, 'found');
    assert.equal(service.asked.length, 5);
  });

  it('counts each question that left, and asks for one plate once in a while however it was answered [B1.08]', async () => {
    service.json({ data: { vehicles: [{ model: '308' }] } });
    for (let call = 0; call < 20; call += 1) await lookUp('KA-123-CD');
    assert.equal(service.asked.length, 1);
    assert.deepEqual(await quotas(), [1]);
    service.json({ data: { vehicles: [peugeot] } });
    wait(60 * MINUTE + 1000);
    assert.equal((await lookUp('KA-123-CD')).outcome, 'found');
  });

  it('keeps for thirty days that a vehicle is not known only where the mapping recognises it [B1.08]', async () => {
    const unknown: Parameters<typeof service.answer>[0][] = [
      (_question, response) => void response.end('{"error":"Crédit épuisé"}'),
      (_question, response) => void response.end('['.repeat(1000) + ']'.repeat(1000)),
      (_question, response) => void response.writeHead(404).end('no such path'),
    ];
    for (const answers of unknown) {
      await app.db.deleteFrom('vehicle_lookups').execute();
      service.answer(answers);
      assert.notEqual((await lookUp('LA-123-CD')).outcome, 'found');
      service.json({ data: { vehicles: [peugeot] } });
      wait(60 * MINUTE + 1000);
      assert.equal((await lookUp('LA-123-CD')).outcome, 'found');
    }
    for (const [plate, said] of [
      ['LB-123-CD', '{"data":{"vehicles":[]}}'],
      ['LC-123-CD', '{"error":"unknown"}'],
    ] as const) {
      const status = said.includes('unknown') ? 404 : 200;
      service.answer((_question, response) => void response.writeHead(status).end(said));
      assert.equal((await lookUp(plate)).outcome, 'unknown');
      service.json({ data: { vehicles: [peugeot] } });
      wait(2 * DAY);
      assert.equal((await lookUp(plate)).outcome, 'unknown');
    }
  });

  it('asks no more a day than all accounts may together, and less for one that ordered nothing yet [B1.08]', async () => {
    await lookUp('MA-123-CD');
    const counted = await app.db.selectFrom('counters').select(['name', 'value']).execute();
    const today = counted.find(({ name }) => name.startsWith('vehicles.asked '));
    assert.ok(today);
    assert.equal(Number(today.value), 1);
    await app.db.updateTable('counters').set({ value: 100 }).where('name', '=', today.name).execute();
    assert.equal((await lookUp('MB-123-CD')).outcome, 'quota');
    assert.equal((await lookUp('MB-123-CD', 'atelier@demo.example')).outcome, 'quota');
    assert.equal(service.asked.length, 1);
    await app.db.updateTable('counters').set({ value: 1 }).where('name', '=', today.name).execute();
    await app.db.deleteFrom('vehicle_quotas').execute();
    const ids = await app.db
      .selectFrom('users')
      .select('id')
      .where('email', '=', 'sansfaq@demo.example')
      .execute();
    for (const { id } of ids)
      await app.db.updateTable('orders').set({ status: 'annulee' }).where('user_id', '=', id).execute();
    for (let plate = 1; plate <= 10; plate += 1)
      assert.equal((await lookUp(`NA-${100 + plate}-CD`, 'sansfaq@demo.example')).outcome, 'found');
    assert.equal((await lookUp('NA-111-CD', 'sansfaq@demo.example')).outcome, 'quota');
    assert.equal((await lookUp('NA-111-CD')).outcome, 'found');
  });

  it('keeps no name that repeats what was asked, and none that is long or unreadable [B1.09]', async () => {
    for (const model of ['308 {"plate":"pa 123 cd"}', '308 VF3LBHZTZGS123456', 'PA123CD']) {
      await app.db.deleteFrom('vehicle_lookups').execute();
      service.json({ data: { vehicles: [{ ...peugeot, model }] } });
      const answer = await lookUp('PA-123-CD');
      assert.deepEqual([answer.outcome, answer.known], ['unknown', {}], model);
      const [row] = await app.db.selectFrom('vehicle_lookups').selectAll().execute();
      assert.equal(row?.answer, '[]');
    }
    const long = `308\u0000\u202e${' extra'.repeat(60)}`;
    service.json({ data: { vehicles: [{ ...peugeot, brand: { name: 'Trabant' }, model: long }] } });
    const { known } = await lookUp('PB-123-CD');
    assert.equal(known.modele?.length, 60);
    assert.doesNotMatch(known.modele ?? '', /\p{C}/u);
  });

  it('asks once for what two processes are asked for at the same time [B1.08]', async () => {
    const hashOf = async () =>
      (await app.db.selectFrom('vehicle_lookups').select('asked_hash').execute())[0]?.asked_hash ?? '';
    await lookUp('QA-123-CD');
    const hash = await hashOf();
    const asking = {
      answer: '"asking"',
      expires_at: new Date(Date.now() + 365 * DAY).toISOString(),
    };
    const [kept] = await app.db.selectFrom('vehicle_lookups').selectAll().execute();
    await app.db.updateTable('vehicle_lookups').set(asking).where('asked_hash', '=', hash).execute();
    const waiting = lookUp('QA-123-CD', 'atelier@demo.example');
    await pause(200);
    await app.db
      .updateTable('vehicle_lookups')
      .set({ answer: kept?.answer ?? '', expires_at: asking.expires_at })
      .where('asked_hash', '=', hash)
      .execute();
    assert.equal((await waiting).outcome, 'found');
    assert.equal(service.asked.length, 1);
    assert.deepEqual(await quotas(), [1]);
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
    it(`counts as no answer when it is ${what}, and nothing of it is kept but that [B1.08]`, async () => {
      service.answer(answers);
      const answer = await lookUp('FA-123-CD');
      assert.deepEqual([answer.outcome, answer.vehicles, answer.known], ['unreachable', [], {}]);
      assert.equal(service.asked.length, 1);
      const kept = await app.db.selectFrom('vehicle_lookups').select('answer').execute();
      assert.match(kept.map(({ answer }) => answer).join(), /^"(unusable|silent)"$/);
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
