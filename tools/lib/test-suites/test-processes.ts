import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { root } from '../workspaces.ts';
import type { Count } from './count.ts';
import type { TestMessage } from './test-channel.ts';

export interface FileResult extends Count {
  seconds: number;
  /** The titles of the tests that were left out, for printing: in CI each counts as failed. */
  leftOut: string[];
  /** Error texts and output, for printing. */
  problems: string[];
}

export interface ProcessOptions {
  env?: Record<string, string | undefined>;
  /** How many processes run at the same time. */
  width: number;
  /** A process runs many files, so that their imports are loaded once. Otherwise each file has a process of its own. */
  shareProcess?: boolean;
  /** A module that each process loads before its files. */
  preload?: string;
}

/** Limit for one test. The runner in the process ends a test that hangs and names it; otherwise CI would wait for it. */
const LONGEST_TEST_MS = 600_000;
/** How long a process may run on after that limit, or after its last file: a test may have left something open. */
const EXIT_TIMEOUT_MS = 60_000;
const OUTPUT_KEPT = 20_000;

/** Runs the files, started in this order, and returns the result of each. */
export async function runTestFiles(
  files: readonly string[],
  options: ProcessOptions,
): Promise<Map<string, FileResult>> {
  const queue = [...files];
  const results = new Map<string, FileResult>();
  const next = () => {
    const file = queue.shift();
    if (file === undefined) return undefined;
    const result: FileResult = { passed: 0, failed: 0, skipped: 0, seconds: 0, leftOut: [], problems: [] };
    results.set(file, result);
    return { file, result };
  };
  const worker = async () => {
    for (let one = next(); one; one = next())
      await runProcess(one, () => (options.shareProcess ? next() : undefined), options);
  };
  await Promise.all(Array.from({ length: Math.min(options.width, files.length) }, worker));
  return results;
}

interface Running {
  readonly file: string;
  readonly result: FileResult;
}

/** Runs one process from its first file until there is no file left for it, or until it dies. */
async function runProcess(first: Running, next: () => Running | undefined, options: ProcessOptions) {
  const child = spawnChild(options);
  const channel = child.stdio[3] as Socket;
  const output = lastOutput(child);
  let killTimer: NodeJS.Timeout | undefined;
  let { result } = first;
  let lastFailed: FileResult | undefined;
  let started = 0;
  let ended = false;

  const startFile = (running: Running | undefined) => {
    clearTimeout(killTimer);
    killTimer = setTimeout(() => child.kill('SIGKILL'), EXIT_TIMEOUT_MS + (running ? LONGEST_TEST_MS : 0));
    ended = !running;
    if (!running) return void channel.end();
    result = running.result;
    started = performance.now();
    output.forget();
    channel.write(`${running.file}\n`);
  };
  const fail = (why: string, of = result) => {
    of.failed = Math.max(1, of.failed);
    of.problems.push(why);
  };
  const onMessage = (message: TestMessage) => {
    if (message.kind === 'failure') return fail(`${message.name}\n${message.error}`);
    // Remarks come after the last file: the file that one is about has failed by then.
    if (message.kind === 'remark') return fail(message.text, lastFailed);
    if (message.kind === 'skipped') {
      result.skipped += 1;
      return void result.leftOut.push(message.name);
    }
    if (message.kind === 'test') {
      result[message.result] += 1;
      return void process.stdout.write(message.result === 'failed' ? 'X' : '.');
    }
    result.seconds = secondsSince(started);
    if (!message.success && result.failed === 0) fail('It ended with an error outside its tests.');
    if (result.failed > 0) {
      result.problems.push(output.text());
      lastFailed = result;
    }
    startFile(next());
  };

  // The process may die while the name of its next file is being sent.
  channel.on('error', () => undefined);
  const lines = createInterface({ input: channel });
  lines.on('line', (line) => onMessage(JSON.parse(line) as TestMessage));
  startFile(first);
  // 'exit' and not 'close': a process that a test left running would keep the output open.
  const [[code, signal]] = await Promise.all([once(child, 'exit'), once(lines, 'close')]);
  clearTimeout(killTimer);
  if (!ended) {
    result.seconds = secondsSince(started);
    fail(`Its process ended (${signal ?? code}) before the file did.\n${output.text()}`);
  } else if (signal) fail(`Its process had to be ended (${signal}): a test left something open.`);
  else if (code !== 0 && !lastFailed)
    fail(`Its process ended (${code}) after its last test.\n${output.text()}`);
}

const secondsSince = (started: number) => (performance.now() - started) / 1000;

function spawnChild({ env = {}, preload }: ProcessOptions): ChildProcess {
  const flags = [
    '--disable-warning=ExperimentalWarning',
    '--test-reporter=./tools/lib/test-suites/test-files.reporter.ts',
    '--test-reporter-destination=stdout',
    `--test-timeout=${LONGEST_TEST_MS}`,
  ];
  return spawn(
    process.execPath,
    [...flags, 'tools/lib/test-suites/test-files.child.ts', ...(preload ? [preload] : [])],
    {
      cwd: root,
      // When a test of Node's own runner starts this process, the process must not report to that runner.
      env: { ...process.env, NODE_TEST_CONTEXT: undefined, ...env },
      stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
    },
  );
}

/** What the process has printed since its current file started. */
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
