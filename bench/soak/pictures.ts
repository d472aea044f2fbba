// npm run test:soak -- pictures: one account sends the most expensive pictures, all at once, to the real server. Meanwhile
// another customer signs in again and again, which must take less than a second (p99); the server and its child processes
// must stay below 512 MB; no answer may be a 5xx. docs/security.md has the figures.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { startServer } from '../../tools/lib/servers/index.ts';
import { percentile } from '../lib/table.ts';
import { tokenAt } from './lib/calls.ts';
import { heavyUploads, noisyPicture, type Upload } from './lib/heavy-uploads.ts';
import { watchResident } from './lib/resident.ts';
import { watchSignIns } from './lib/sign-ins.ts';

const SIGN_IN_WITHIN_MS = 1000;
const RESIDENT_BELOW = 512 * 1_048_576;
const QUIET_MS = 3000;
const THUMBNAILS = 60;
const TURNS = 16;
const WHOLE = 16;

/** Argument: the number of rounds. Several show whether memory grows from one to the next. */
export async function run([rounds = '1']: string[]): Promise<boolean> {
  const dataDir = await mkdtemp(join(tmpdir(), 'extranet-pictures-'));
  const logFile = join(dataDir, 'server.log');
  const env = {
    PATH: process.env.PATH,
    PORT: '0',
    DATA_DIR: dataDir,
    DEMO_PRODUCTS: '200',
    LOG_LEVEL: 'error',
  };
  const server = await startServer(env, { logFile });
  try {
    const uploads = await heavyUploads();
    const noise = await noisyPicture();
    const account = await accountAt(server.url, 'garage@demo.example');
    const [shown = '', turned = ''] = await Promise.all([1, 2].map(() => account.keep(noise)));
    const quiet = watchSignIns(server.url);
    await setTimeout(QUIET_MS);
    const before = await quiet.stop();
    const resident = watchResident(server.pid);
    const atRest = resident.now();
    const signIns = watchSignIns(server.url);
    const started = performance.now();
    const statuses: number[] = [];
    for (let round = 0; round < Number(rounds); round += 1)
      statuses.push(...(await account.attack(uploads, shown, turned)));
    const attackMs = performance.now() - started;
    const waits = await signIns.stop();
    const after = resident.now();
    const { most, mostAlone } = resident.stop();
    const failures = (await readFile(logFile, 'utf8')).split('\n').filter(Boolean);
    const p99 = percentile(waits, 0.99);
    const answers = Object.entries(Object.groupBy(statuses, String)).map(
      ([status, found = []]) => `${found.length} times ${status}`,
    );
    console.log(
      `${statuses.length} calls answered in ${(attackMs / 1000).toFixed(1)} s: ${answers.join(', ')}`,
    );
    console.log(`${before.length} sign-ins before: ${inMs(before)}`);
    console.log(`${waits.length} sign-ins meanwhile: ${inMs(waits)}`);
    console.log(
      `resident: ${inMb(atRest)} before, ${inMb(most)} at most (${inMb(mostAlone)} of the server alone), ${inMb(after)} after`,
    );
    console.log(`failures in the log: ${failures.length}`);
    for (const line of failures.slice(0, 5)) console.log(line.slice(0, 1000));
    const refused = statuses.filter((status) => status >= 500 || status === 0).length;
    return p99 < SIGN_IN_WITHIN_MS && most < RESIDENT_BELOW && refused === 0 && failures.length === 0;
  } finally {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function accountAt(url: string, email: string) {
  const token = await tokenAt(url, email);
  const call = async (path: string, init: RequestInit = {}): Promise<Response | null> =>
    fetch(`${url}/api${path}`, {
      ...init,
      headers: { ...init.headers, authorization: `Bearer ${token}` },
    }).catch(() => null);
  const send = ({ name, contents }: Upload) => {
    const body = new FormData();
    body.append('upload_id', 'faq:soak');
    body.append('file', new File([new Uint8Array(contents)], name));
    return call('/admin/upload', { method: 'POST', body });
  };
  const turn = (path: string) =>
    call('/file/rotate', {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ path, deg: -90 }),
    });
  /** Reads the whole answer: a server may send the status at once and the rest never. */
  const statusOf = async (answer: Promise<Response | null>): Promise<number> => {
    const response = await answer;
    await response?.arrayBuffer().catch(() => undefined);
    return response?.status ?? 0;
  };
  const times = (count: number, make: (index: number) => Promise<Response | null>) =>
    Array.from({ length: count }, (_, index) => statusOf(make(index)));
  return {
    keep: async (contents: Buffer) => {
      const answer = await send({ name: 'bruit.png', contents });
      if (!answer?.ok) throw new Error('a noisy picture was refused');
      return ((await answer.json()) as { path: string }).path;
    },
    attack: (uploads: readonly Upload[], shown: string, turned: string): Promise<number[]> =>
      Promise.all([
        ...uploads.map((upload) => statusOf(send(upload))),
        ...times(THUMBNAILS, (index) => call(`/utils/file?path=${shown}&size=${100 * 2 ** (index % 5)}`)),
        ...times(TURNS, () => turn(turned)),
        ...times(WHOLE, () => call(`/utils/file?path=${shown}`)),
      ]),
  };
}

const inMs = (waits: readonly number[]) =>
  `median ${percentile(waits, 0.5)} ms, p99 ${percentile(waits, 0.99)} ms, slowest ${Math.max(...waits)} ms`;

const inMb = (bytes: number) => `${Math.round(bytes / 1_048_576)} MB`;
