// npm run doctor: checks this machine and this checkout, and says what is missing and what to do about it.
// npm run doctor -- --plate AB-123-CD: asks the vehicle service for one real plate too, and says what it is taken for.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Config, parseConfig } from '../api/src/base/config/index.ts';
import { openDatabase } from '../api/src/base/db/index.ts';
import { assertFiles, bucketOfFiles } from '../api/src/base/files/index.ts';
import { examineReplica } from '../api/src/base/replica/index.ts';
import { openVehicleSource, searchAbilities } from '../api/src/catalogue/index.ts';
import { readRegistry, releaseObjects } from '../api/src/portal/releases/index.ts';
import { readVehicleText } from '../shared/src/rules/vehicle/index.ts';
import { assertConditionalWrites } from './lib/releases/index.ts';
import { assertPortFree, assertReadWrite, assertWritable } from './lib/start/index.ts';
import { isInstallation, root } from './lib/workspaces.ts';

type Finding = [state: 'ok' | 'note' | 'FAILED', what: string];

/** No car has this plate: France gives none with SS. */
const NOBODYS_PLATE = 'SS-001-SS';
const { plate } = parseArgs({ options: { plate: { type: 'string' } }, strict: false }).values;
const findings: Finding[] = [['ok', `Node ${process.versions.node}`]];
const sentence = (error: unknown) => (error as Error).message;

async function check(what: string, work: () => Promise<string | undefined>, onError: Finding[0] = 'FAILED') {
  try {
    findings.push(['ok', (await work()) ?? what]);
  } catch (error) {
    findings.push([onError, sentence(error)]);
  }
}

async function tryOrFail(work: () => Promise<void>) {
  await work().catch((error: unknown) => findings.push(['FAILED', sentence(error)]));
}

let config: Config | undefined;
await check('environment', async () => {
  config = parseConfig(process.env);
  return 'the environment variables are well formed';
});
if (config) await checkConfig(config);

if (!isInstallation) findCheckout();

for (const [state, what] of findings) console.log(`${state.padEnd(7)} ${what}`);
process.exit(findings.some(([state]) => state === 'FAILED') ? 1 : 0);

/** What only a checkout needs: to build, test and try what it serves. */
function findCheckout(): void {
  const tools = {
    git: ['/usr/bin/git'],
    chromium: ['/usr/bin/chromium', '/usr/bin/chromium-browser'],
    postgresql: ['/usr/lib/postgresql'],
  };
  for (const [name, places] of Object.entries(tools)) {
    const found = places.find(existsSync);
    findings.push(
      found
        ? ['ok', `${name} at ${found}`]
        : ['note', `${name} is not installed: npm test installs or leaves out what needs it`],
    );
  }
  findings.push(
    existsSync(join(root, '.ci/run')) ? ['ok', '.ci/run calls npm test'] : ['FAILED', '.ci/run is missing'],
  );
}

async function checkConfig(checked: Config): Promise<void> {
  const { host, port, dataDir, databaseUrl, ...rest } = checked;
  await check(
    '',
    async () => {
      await assertPortFree(host, port);
      return `PORT ${port} on ${host} is free`;
    },
    'note',
  );
  await check('', async () => {
    await assertWritable(dataDir);
    return `DATA_DIR ${dataDir} can be written to`;
  });
  await check('', async () => {
    const database = await openDatabase({ dataDir, databaseUrl }, { owner: false });
    const can = await searchAbilities(database).finally(() => database.close());
    findings.push(...can.map((what): Finding => ['ok', what]));
    return databaseUrl ? 'DATABASE_URL answers' : 'the embedded database opens';
  });
  if (rest.databaseReplicaUrl) await checkReplica(checked, rest.databaseReplicaUrl);
  await check('', async () => {
    const store = await releaseObjects(checked);
    const { revision, remotes } = await readRegistry(store);
    return `${remotes.length} remotes published in ${store.place} (registry ${revision})`;
  });
  if (rest.releasesBucket)
    await check('', async () => {
      await assertConditionalWrites(await releaseObjects(checked));
      return 'the bucket keeps two releases at once apart (conditional writes)';
    });
  const files = await bucketOfFiles(checked);
  if (files)
    await check('', async () => {
      await assertFiles(checked);
      await assertReadWrite(files);
      return `FILES_URL: files are written to, read from and removed from ${files.place}`;
    });
  if (rest.vehicleService) await tryOrFail(() => askVehicleService(checked));
  else
    findings.push(['note', 'no VEHICLE_URL: plates and VINs are looked up in a table of demonstration data']);
  if (typeof plate === 'string') await check('', () => tryPlate(checked, plate));
  if (!rest.smtpUrl) findings.push(['note', `no SMTP_URL: mails go to ${join(dataDir, 'outbox')}`]);
  if (!rest.backofficeOrigin) findings.push(['note', 'no BACKOFFICE_ORIGIN: no site may frame the portal']);
}

/** A note and no failure: without its replica the portal serves as well. */
async function checkReplica(checked: Config, url: string): Promise<void> {
  await check(
    '',
    async () => {
      const { db, close } = await openDatabase(checked, { owner: false });
      return examineReplica(url, db).finally(close);
    },
    'note',
  );
}

/** With a sample only a vehicle shows that address, path and fields are right: a wrong path does not know any either. */
async function askVehicleService(checked: Config): Promise<void> {
  const source = await openVehicleSource(checked);
  const began = performance.now();
  const answer = vehiclesIn(await source.ask(source.sample ?? { kind: 'plate', text: NOBODYS_PLATE }));
  const took = `${Math.round(performance.now() - began)} ms; 1500 at most`;
  if (!source.sample)
    findings.push([
      'note',
      `VEHICLE_URL answers (${took}), perhaps at a wrong path: name a plate that it knows in VEHICLE_MAPPING ("sample": { "plate": "..." })`,
    ]);
  else if (answer.vehicles.length === 0)
    throw new Error(
      'VEHICLE_URL does not know the sample that VEHICLE_MAPPING names: look at url, path and fields.',
    );
  else findings.push(['ok', `VEHICLE_URL knows the sample of its mapping (${took})`]);
}

function vehiclesIn(answer: Awaited<ReturnType<Awaited<ReturnType<typeof openVehicleSource>>['ask']>>) {
  if (answer === 'silent') throw new Error('The vehicle service does not answer.');
  if (answer === 'unusable')
    throw new Error('The vehicle service answers something else than its mapping says.');
  return answer;
}

/** What the service says and the mapping makes of it. The plate itself is repeated nowhere: terminals keep what they show. */
async function tryPlate(checked: Config, typed: string): Promise<string> {
  const { kind, text, problem } = readVehicleText(typed, new Date().getFullYear());
  if (kind !== 'plate' || problem) throw new Error('--plate: what follows is no French plate (AB-123-CD)');
  const source = await openVehicleSource(checked);
  const { vehicles } = vehiclesIn(await source.ask({ kind, text }));
  const words = vehicles.map(({ marque, modele, year, equipment }) => {
    const known = Object.entries(equipment).map(([name, answer]) => `${name}: ${answer}`);
    return [`${marque} ${modele || '(no model)'}`, year || 'no year', ...known].join(', ');
  });
  return `--plate: ${words.join(' | ') || 'the service does not know this plate'}`;
}
