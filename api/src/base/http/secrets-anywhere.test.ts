import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { collector } from '../../testing/collector.ts';
import { type Schema, sampleOf } from '../../testing/samples.ts';
import { type Caller, signedIn, visitor, withToken } from '../../testing/signed-in.ts';
import { buildTestApp } from '../../testing/test-app.ts';
import { vehicleService } from '../../testing/vehicle-service.ts';
import { wholeDatabase } from '../../testing/whole-database.ts';

interface Described {
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema?: Schema }>> };
}

const PASSWORD = 'Canari-de-passe-2026!';
const TOKEN = 'CanariDeJeton0000000000000000001';
const BEARER = 'CanariDePorteur00000000000000001';
const HEADER = 'CanariDEnTete0000000000000000001';
const CODE = '918273';
const BACKOFFICE_SECRET = 'canari-du-back-office-00000001';
/** The fields of the contracts that hold a secret, each with a canary that its schema accepts. */
const SECRETS: Readonly<Record<string, string>> = {
  password: PASSWORD,
  confirmPassword: PASSWORD,
  passwordConfirm: PASSWORD,
  currentPassword: PASSWORD,
  token: TOKEN,
  recoveryCode: CODE,
};
const IN_QUERY = {
  token: TOKEN,
  adminAuthToken: TOKEN,
  password: PASSWORD,
  recoveryCode: CODE,
  userId: 'u-admin',
  // A stream ends after its first message.
  once: '1',
};
const IN_HEADERS = {
  cookie: `session=${HEADER}`,
  'x-api-key': HEADER,
  'x-device-token': HEADER,
  'proxy-authorization': `Basic ${HEADER}`,
};
/** As they are asked for, and as people type them; the VIN is one that the service knows. */
const PLATES = ['QX-987-ZY', 'qx 987 zy', '8765 QXZ 56'];
const VIN = 'VF3LBHZTZGS987654';
const D2 = 'L45GWT-QX987Z';
const VEHICLE_SECRET = 'canari-des-plaques-0000001';
const CANARIES = [
  ...[PASSWORD, TOKEN, BEARER, HEADER, BACKOFFICE_SECRET],
  ...[...PLATES, 'QX987ZY', '8765QXZ56', VIN, VIN.toLowerCase(), D2, VEHICLE_SECRET],
];

const log: string[] = [];
const service = await vehicleService();
const traces = await collector();
after(traces.stop);
const { app, database, wait } = await buildTestApp({
  products: 5,
  env: { LOG_LEVEL: 'trace', BACKOFFICE_SECRET, VEHICLE_SECRET, ...service.env, ...traces.env },
  logStream: { write: (line) => log.push(line) },
});
const nobody = visitor(app);
const stranger = withToken(app, BEARER);
const garage = await signedIn(app, 'garage@demo.example');
const admin = await signedIn(app, 'admin@demo.example', 'admin');
const backOffice = withToken(app, BACKOFFICE_SECRET);

/** A caller with an unknown token, and one who may call the route. */
function callersOf(path: string): readonly Caller[] {
  if (path.includes('/backoffice/')) return [stranger, backOffice];
  return [stranger, path.includes('/admin/') ? admin : garage];
}

/** Looks for each canary as it is, URL-encoded, and as JSON within JSON. */
function assertUnsaid(text: string, where: string): void {
  for (const canary of CANARIES)
    for (const written of [canary, encodeURIComponent(canary), canary.replaceAll('!', '\\u0021')])
      assert.ok(!text.includes(written), `${where}: ${canary}`);
  assert.ok(!new RegExp(`(?<![\\w.-])${CODE}(?![\\w.-])`).test(text), `${where}: ${CODE}`);
}

let planted = 0;
const plant = (sample: unknown): unknown =>
  JSON.parse(JSON.stringify(sample), (key, value) => {
    if (SECRETS[key] === undefined || typeof value !== 'string') return value;
    planted += 1;
    return SECRETS[key];
  });

describe('a secret, sent to any route by any caller', () => {
  it('is in no answer', async () => {
    const { paths } = (await nobody('/api/openapi.json')).json<{
      paths: Record<string, Record<string, Described>>;
    }>();
    const search = new URLSearchParams(IN_QUERY);
    let called = 0;
    for (const [path, verbs] of Object.entries(paths))
      for (const [verb, { requestBody }] of Object.entries(verbs)) {
        const schema = requestBody?.content['application/json']?.schema;
        const url = `${path.replace(/\{\w+\}/g, 'nothing')}?${search}`;
        const method = verb.toUpperCase() as 'GET';
        const bodies = schema ? [plant(sampleOf(schema)), { ...SECRETS, unknown: PASSWORD }] : [undefined];
        for (const call of callersOf(path))
          for (const payload of bodies) {
            await app.db.deleteFrom('throttles').execute();
            const answer = await call(url, {
              method,
              headers: IN_HEADERS,
              ...(payload === undefined ? {} : { payload }),
            });
            assertUnsaid(answer.text + JSON.stringify(answer.headers), `${verb} ${path} ${answer.status}`);
            called += 1;
          }
      }
    assert.ok(called > 150, `${called} calls`);
    assert.ok(planted >= 15, `${planted} canaries in bodies`);
  });

  it('a plate, a VIN or line D.2 that is looked up is in no answer either, whatever the service says of it [B1.09]', async () => {
    // The calls before signed the first one out.
    const customer = await signedIn(app, 'garage@demo.example');
    const car = { brand: { name: 'Peugeot' }, model: '308', first: 2016, vin: VIN, plate: '' };
    const answers: Parameters<typeof service.answer>[0][] = [
      ({ body }, response) => void response.end(`{"data":{"vehicles":{"model":${JSON.stringify(body)}}}}`),
      ({ body, url }, response) => void response.end(`<html>${url} ${body}</html>`),
      ({ url }, response) => void response.writeHead(500, { 'x-asked': url }).end(url),
      (_question, response) => void response.destroy(),
      (_question, response) => void response.end(JSON.stringify({ data: { vehicles: car } })),
    ];
    for (const answer of answers) {
      service.answer(answer);
      // A service that failed is left alone for a minute.
      wait(61_000);
      for (const text of [...PLATES, VIN, D2, `${VIN}9`, `${PLATES[0]} !`])
        for (const call of [nobody, stranger, customer, admin]) {
          await app.db.deleteFrom('throttles').execute();
          const said = await call('/api/vehicles/lookup', { method: 'POST', payload: { text } });
          assertUnsaid(said.text + JSON.stringify(said.headers), text);
          await call('/api/vehicles/lookup', { method: 'POST', payload: { text, more: { text } } });
        }
    }
    const asked = JSON.stringify(service.asked);
    assert.ok(asked.includes('QX-987-ZY') && asked.includes(VIN), 'the test itself');
    const kept = await app.db.selectFrom('vehicle_lookups').selectAll().execute();
    assert.ok(kept.length > 0, 'the test itself');
  });

  it('is in no line of the log at its most detailed level, where every call has a line', () => {
    assert.ok(log.length > 300, `${log.length} lines`);
    assertUnsaid(log.map((line) => line.replace(/"(time|responseTime)":[\d.e-]+/g, '')).join('\n'), 'log');
  });

  it('is in no span of a trace, where every call, statement and question to the vehicle service has one', async () => {
    await nobody('/api/config', { headers: { 'x-request-id': 'LAST-OF-ALL' } });
    await traces.until(({ attributes }) => attributes['extranet.request_id'] === 'LAST-OF-ALL');
    const names = new Set(traces.spans.map(({ name }) => name));
    for (const name of ['POST /api/user/signIn', 'select users', 'vehicle service'])
      assert.ok(names.has(name), name);
    assertUnsaid(traces.bodies.join('\n').replace(/"\w+UnixNano":"\d+"/g, ''), 'traces');
  });

  it('is in no metric', async () => {
    const { text } = await nobody('/metrics');
    assert.match(text, /extranet_http_request_seconds_count/);
    assertUnsaid(text.replace(/ [\d.e+-]+$/gm, ''), 'metrics');
  });

  it('is in no table: the trail, sessions and accounts hold hashes at most', async () => {
    const tables = await wholeDatabase(database);
    assert.ok(tables.has('audit'));
    for (const [name, rows] of tables) assertUnsaid(JSON.stringify(rows), name);
  });
});
