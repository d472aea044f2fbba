import { spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { startError } from '../../../api/src/base/index.ts';
import { root } from '../workspaces.ts';

export interface RunningServer {
  url: string;
  pid: number;
  /** At once; with SIGTERM as a service manager does, which balancers are told of first. */
  stop: (signal?: NodeJS.Signals) => Promise<number>;
  /** Resolves with the exit code when the process has ended. */
  ended: Promise<number>;
}

interface Options {
  /** The file for its log lines; by default they go to the standard output. */
  logFile?: string;
  nodeArgs?: string[];
  /** How many processes share the port. */
  workers?: number;
}

const PROGRAM = fileURLToPath(new URL('../../../api/src/server.ts', import.meta.url));
/** While it serves lists, V8 grows the heap of young objects to 100 MB by default, which makes no request faster. */
const SERVER_FLAGS = ['--disable-warning=ExperimentalWarning', '--max-semi-space-size=4'];
/** glibc keeps a heap for each thread otherwise, which is never given back: 6 MB at rest, 35 after a thousand searches. */
const LEAN = { MALLOC_ARENA_MAX: '2' };

/** Starts the API in a process of its own, as in production, and waits until it listens. */
export function startServer(
  env: Record<string, string | undefined>,
  { logFile, nodeArgs = [], workers = 1 }: Options = {},
): Promise<RunningServer> {
  const command = [PROGRAM, `--workers=${workers}`];
  const child = spawn(process.execPath, [...SERVER_FLAGS, ...nodeArgs, ...command], {
    cwd: root,
    env: { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, ...LEAN, ...env },
    stdio: ['ignore', logFile ? 'pipe' : 'inherit', 'pipe', 'ipc'],
  });
  if (logFile) child.stdout?.pipe(createWriteStream(logFile, { flags: 'a' }));
  let errorOutput = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    errorOutput += chunk;
    if (listening) process.stderr.write(chunk);
  });
  let listening = false;

  const ended = new Promise<number>((resolve) => child.on('close', (code) => resolve(code ?? 1)));
  const stop = (signal: NodeJS.Signals = 'SIGINT') => {
    child.kill(signal);
    return ended;
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, stop);
    void ended.then(() => process.off(signal, stop));
  }

  return new Promise((resolve, reject) => {
    child.on('message', (message: { ready?: boolean; url?: string }) => {
      if (!message.ready || !message.url) return;
      listening = true;
      resolve({ url: message.url, pid: child.pid as number, stop, ended });
    });
    void ended.then(() => reject(startError(errorOutput.trim() || 'The server ended before it was ready.')));
  });
}
