import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { vehicleService } from '../api/src/testing/vehicle-service.ts';
import { node } from './lib/run.ts';
import { root } from './lib/workspaces.ts';

const folder = mkdtempSync(join(tmpdir(), 'extranet-doctor-'));
after(() => rmSync(folder, { recursive: true, force: true }));
const service = await vehicleService();
const doctor = (env: Record<string, string>, ...args: string[]) =>
  node([join(root, 'tools/doctor.ts'), ...args], {
    env: { DATA_DIR: folder, DATABASE_URL: undefined, ...env },
  });

describe('npm run doctor', () => {
  it('tries one real plate, says what it is taken for, and never repeats the plate [B1.07]', async () => {
    const vehicle = {
      brand: { name: 'MERCO' },
      model: 'Classe C W205',
      first: '14/03/2016',
      options: { pdc: true },
    };
    service.answer(
      (_question, response) => void response.end(JSON.stringify({ data: { vehicles: [vehicle] } })),
    );
    const { output } = await doctor(service.env, '--plate', 'ab 123 cd');
    assert.match(output, /ok +--plate: Mercedes-Benz Classe C W205, 2016, parkingAid: oui/);
    assert.match(service.asked.at(-1)?.body ?? '', /AB-123-CD/);
    assert.doesNotMatch(output, /AB.?123.?CD/i);
    assert.match(
      (await doctor(service.env, '--plate', 'nothing')).output,
      /FAILED +--plate: what follows is no/,
    );
    service.asked.length = 0;
  });

  it('tries the service of VEHICLE_URL, and says when it does not answer or when there is none [B1.07]', async () => {
    service.json({ data: { vehicles: [{ brand: { name: 'Peugeot' }, model: '308' }] } });
    assert.match((await doctor(service.env)).output, /ok +VEHICLE_URL knows the sample/);
    assert.match(service.asked[0]?.body ?? '', /AA-123-AA/);
    // As a wrong path answers.
    service.answer((_question, response) => void response.writeHead(404).end('{"error":"unknown"}'));
    const wrongPath = await doctor(service.env);
    assert.match(wrongPath.output, /FAILED +VEHICLE_URL does not know the sample/);
    assert.equal(wrongPath.code, 1);
    const example = {
      ...service.env,
      VEHICLE_MAPPING: join(root, 'tools/deploy/vehicle-mapping.example.json'),
    };
    const withoutSample = await doctor(example);
    assert.match(withoutSample.output, /note +VEHICLE_URL answers.*name a plate/);
    assert.doesNotMatch(withoutSample.output, /ok +VEHICLE_URL/);
    assert.match(service.asked[2]?.body ?? '', /SS-001-SS/);
    assert.equal(service.asked[2]?.url, '/v1/vehicles/by-plate');
    service.stop();
    const dead = await doctor(service.env);
    assert.match(dead.output, /FAILED +The vehicle service does not answer/);
    assert.equal(dead.code, 1);
    assert.match((await doctor({})).output, /note +no VEHICLE_URL/);
    const unread = { ...service.env, VEHICLE_MAPPING: join(folder, 'nothing.json') };
    assert.match((await doctor(unread)).output, /FAILED +VEHICLE_MAPPING names/);
  });
});
