import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { root } from '../workspaces.ts';
import type { Count } from './count.ts';
import type { Told } from './test-channel.ts';

export interface FileResult extends Count {
  seconds: number;
  /** What went wrong, for whoever mends it. */
  said: string[];
}

export interface ProcessOptions {
  env?: Record<string, string | undefined>;
  /** So many processes beside each other. */
  width: number;
  /** One process takes file after file, and what they import is loaded once. Otherwise each file has its own. */
  together?: boolean;
  /** A module that each process loads before its files. */
  first?: string;
}

/** A test that waits for ever would keep CI until CI gives up. The runner in the process ends and names it. */
const LONGEST_TEST_MS = 600_000;
/** A process that does not end even then, or stays after its last file: it has something open that a test forgot. */
const PATIENCE_MS = 60_000;
const OUTPUT_KEPT = 20_000;

/** Runs the files, begun in this order; what each came to. */
export async function runTestFiles(
  files: readonly string[],
  options: ProcessOptions,
): Promise<Map<string, FileResult>> {
  const queue = [...files];
  const results = new Map<string, FileResult>();
  const next = () => {
    const file = queue.shift();
    if (file === undefined) return undefined;
    const result: FileResult = { passed: 0, failed: 0, skipped: 0, seconds: 0, said: [] };
    results.set(file, result);
    return { file, result };
  };
  const worker = async () => {
    for (let one = next(); one; one = next())
      await oneProcess(one, () => (options.together ? next() : undefined), options);
  };
  await Promise.all(Array.from({ length: Math.min(options.width, files.length) }, worker));
  return results;
}

interface Running {
  readonly file: string;
  readonly result: FileResult;
}

/** From its first file until there is no other for it, or until it dies. */
async function oneProcess(first: Running, next: () => Running | undefined, options: ProcessOptions) {
  const child = spawnChild(options);
  const channel = child.stdio[3] as Socket;
  const output = lastOutput(child);
  let patience: NodeJS.Timeout | undefined;
  let { result } = first;
  let lastFailed: FileResult | undefined;
  let started = 0;
  let ended = false;

  const begin = (running: Running | undefined) => {
    clearTimeout(patience);
    patience = setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS + (running ? LONGEST_TEST_MS : 0));
    ended = !running;
    if (!running) return void channel.end();
    result = running.result;
    started = performance.now();
    output.forget();
    channel.write(`${running.file}\n`);
  };
  const fail = (why: string, of = result) => {
    of.failed = Math.max(1, of.failed);
    of.said.push(why);
  };
  const take = (told: Told) => {
    if (told.kind === 'failure') return fail(`${told.name}\n${told.said}`);
    // It comes after the last file: the one that it is about has failed by then.
    if (told.kind === 'remark') return fail(told.text, lastFailed);
    if (told.kind === 'test') {
      result[told.result] += 1;
      return void process.stdout.write(told.result === 'failed' ? 'X' : '.');
    }
    result.seconds = secondsSince(started);
    if (!told.success && result.failed === 0) fail('It ended with an error outside its tests.');
    if (result.failed > 0) {
      result.said.push(output.text());
      lastFailed = result;
    }
    begin(next());
  };

  // It may die while it is told of its next file.
  channel.on('error', () => undefined);
  const lines = createInterface({ input: channel });
  lines.on('line', (line) => take(JSON.parse(line) as Told));
  begin(first);
  // Not its 'close': a process that a test left running would hold the output open.
  const [[code, signal]] = await Promise.all([once(child, 'exit'), once(lines, 'close')]);
  clearTimeout(patience);
  if (!ended) {
    result.seconds = secondsSince(started);
    fail(`Its process ended (${signal ?? code}) before the file did.\n${output.text()}`);
  } else if (signal) fail(`Its process had to be ended (${signal}): a test left something open.`);
  else if (code !== 0 && !lastFailed)
    fail(`Its process ended (${code}) after its last test.\n${output.text()}`);
}

const secondsSince = (started: number) => (performance.now() - started) / 1000;

function spawnChild({ env = {}, first }: ProcessOptions): ChildProcess {
  const flags = [
    '--disable-warning=ExperimentalWarning',
    '--test-reporter=./tools/lib/test-suites/test-files.reporter.ts',
    '--test-reporter-destination=stdout',
    `--test-timeout=${LONGEST_TEST_MS}`,
  ];
  return spawn(
    process.execPath,
    [...flags, 'tools/lib/test-suites/test-files.child.ts', ...(first ? [first] : [])],
    {
      cwd: root,
      // Started from a test of Node's own runner, it is still no child of that runner.
      env: { ...process.env, NODE_TEST_CONTEXT: undefined, ...env },
      stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
    },
  );
}

/** What it printed since the last file began. */
function lastOutput({ stdout, stderr }: ChildProcess) {
  let text = '';
  for (const stream of [stdout, stderr])
    stream?.on('data', (chunk: Buffer) => {
      text = (text + chunk).slice(-OUTPUT_KEPT);
    });
  return {
    text: () => text.trim(),
    forget: () => {
      text = '';
    },
  };
}
