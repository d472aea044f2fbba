// npm run test:soak -- sqlmap: runs sqlmap on every parameter of the API's description, with the rights that the call needs,
// against the real server with demonstration data. It must also find the holes of a server made for that.
// `-- sqlmap '/order|/cart'` scans some paths only.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inParallel, run as runCommand } from '../../tools/lib/run.ts';
import { aptInstall } from '../../tools/lib/servers/index.ts';
import { bearerOf, describeOperations } from './lib/operations.ts';
import { plantHoles } from './lib/planted-holes.ts';
import { refusedWithValidValues } from './lib/refused-calls.ts';
import { type Operation, write } from './lib/request.ts';
import { startTarget, type Target } from './lib/target.ts';

const FOUND = /identified the following injection point|is vulnerable|back-end DBMS: /i;
const SCANNED = /parameter '#?([^']+)' (does not seem to be injectable|is vulnerable)/g;
interface Scan {
  readonly name: string;
  readonly found: boolean;
  readonly parameters: number;
  readonly output: string;
}

export async function run([only = '']: string[]): Promise<boolean> {
  if ((await runCommand('sqlmap', ['--version'])).code !== 0 && !(await aptInstall('sqlmap'))) {
    console.log('sqlmap is not here (Debian package sqlmap).');
    return false;
  }
  const folder = await mkdtemp(join(tmpdir(), 'extranet-sqlmap-'));
  const planted = await plantHoles();
  const holes = [
    rawRequest(planted.url, 'GET', '/api/products?q=FA-00001*', {}),
    rawRequest(planted.url, 'POST', '/api/search', { 'content-type': 'application/json' }, '{"ref":"FA*"}'),
  ];
  const findings = await Promise.all(holes.map((hole, index) => scan(folder, `planted ${index}`, hole)));
  planted.stop();
  const plantedFound = findings.filter(({ found }) => found).length;
  console.log(`planted holes found: ${plantedFound} of ${holes.length}`);

  const wanted = new RegExp(only);
  for (const call of await refusedWithValidValues(wanted)) console.log(`  refused as it stands: ${call}`);
  const target = await startTarget();
  const started = performance.now();
  const operations = (await describeOperations(target)).filter(({ path }) => wanted.test(path));
  const requests = await Promise.all(operations.map((operation) => marked(target, operation)));
  requests.push({ name: 'headers', raw: await headersMarked(target) });
  const scans = await inParallel(requests, 2, async ({ name, raw }) => {
    const one = await scan(folder, name, raw);
    console.log(`  ${one.found ? 'FOUND ' : 'clean '} ${name}: ${one.parameters} parameters`);
    if (one.found) console.log(one.output);
    return one;
  });
  const answers = await target.answers();
  const failures = await target.failures();
  await target.stop();
  await rm(folder, { recursive: true });

  const found = scans.filter((one) => one.found);
  const parameters = scans.reduce((sum, one) => sum + one.parameters, 0);
  console.log(
    `${scans.length} requests, ${parameters} parameters, ${((performance.now() - started) / 1000).toFixed(0)} s`,
  );
  console.log(`answers: ${JSON.stringify(answers)}; failures in the log: ${failures.length}`);
  for (const line of failures.slice(0, 5)) console.log(line.slice(0, 1_000));
  console.log(`findings: ${found.length}; planted holes found: ${plantedFound} of ${holes.length}`);
  return (
    found.length === 0 &&
    parameters > 0 &&
    plantedFound === holes.length &&
    failures.length === 0 &&
    !answers['5xx']
  );
}

/** Marks texts and the parameters of the address. Numbers are not scanned: the schema refuses anything else before any SQL. */
async function marked(target: Target, operation: Operation) {
  const marks = new Map(
    operation.parameters.filter(({ text }) => text).map((one) => [one, `${one.value}*`] as const),
  );
  const { address, headers, body } = write(operation, marks);
  const authorization = await bearerOf(target, operation);
  return {
    name: `${operation.method} ${operation.path}`,
    raw: rawRequest(target.url, operation.method, address, { ...headers, authorization }, body),
  };
}

const headersMarked = async (target: Target) =>
  rawRequest(target.url, 'GET', '/api/cart', {
    authorization: `${await target.bearer('customer')}*`,
    'x-request-id': 'scan-0000001*',
    'x-forwarded-for': '192.0.2.1*',
    'user-agent': 'scan*',
    'accept-language': 'fr*',
    'if-none-match': '"x*"',
  });

function rawRequest(
  url: string,
  method: string,
  address: string,
  headers: Record<string, string>,
  body = '',
): string {
  const lines = Object.entries({ host: new URL(url).host, ...headers }).map(
    ([name, value]) => `${name}: ${value}`,
  );
  return [`${method} ${address} HTTP/1.1`, ...lines, '', body].join('\r\n');
}

async function scan(folder: string, name: string, raw: string): Promise<Scan> {
  if (!raw.includes('*')) return { name, found: false, parameters: 0, output: '' };
  const file = join(folder, `${name.replace(/\W+/g, '-')}.txt`);
  await writeFile(file, raw);
  const { output } = await runCommand('sqlmap', [
    ...['-r', file, '--batch', '--flush-session', '--disable-coloring', '--output-dir', join(folder, 'out')],
    // A short timeout: on loopback only expensive SQL takes long, and that would be a finding.
    ...['--timeout=10', '--retries=0', '--keep-alive', '--ignore-stdin', '--ignore-code=*', '--skip-waf'],
    ...['--dbms=SQLite', '--level=2', '--risk=1'],
  ]);
  const parameters = new Set([...output.matchAll(SCANNED)].map(([, parameter]) => parameter)).size;
  return { name, found: FOUND.test(output), parameters, output };
}
