import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { EXIT, type Job, type Message, type Outcome } from './jobs.ts';

const PROGRAM = new URL('./picture-process.ts', import.meta.url);
/** The process counts its own processor time; this is for a machine so busy that it gets none. */
const KILLED_AFTER_MS = 60_000;
const ENDED_WHEN_IDLE_MS = 30_000;
/** A new process holds 80 MB. One that holds more than this after a job is ended, to give the memory back. */
const RESIDENT_MAX = 120 * 1_048_576;
/** Nothing else of the server's environment: the process that reads untrusted pictures gets no secret. */
const ENVIRONMENT = {
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
  SystemRoot: process.env.SystemRoot,
  UV_THREADPOOL_SIZE: '1',
};
const FLAGS = ['--disable-warning=ExperimentalWarning', '--max-old-space-size=64'];

export interface PictureProcess {
  /** One job at a time: the caller waits for the outcome before it hands over the next. */
  perform(job: Job): Promise<Outcome>;
  close(): Promise<void>;
}

interface Running {
  readonly child: ChildProcess;
  jobs: number;
}

interface Ended {
  readonly outcome: Outcome;
  /** Infinite when the process is to be ended, if it has not ended by itself. */
  readonly resident: number;
}

/** The server's handle of the picture process, which is started for the first job and ended after 30 s without one. */
export function createPictureProcess(): PictureProcess {
  let running: Running | null = null;
  let idle: NodeJS.Timeout | undefined;

  async function end(): Promise<void> {
    clearTimeout(idle);
    const child = running?.child;
    running = null;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    // It has nothing to clean up.
    child.kill('SIGKILL');
    await exited;
  }

  async function start(): Promise<Running> {
    clearTimeout(idle);
    if (running?.child.connected) return running;
    await end();
    running = { child: await startProcess(), jobs: 0 };
    return running;
  }

  /** An idle picture process does not keep the server from ending. */
  function goIdle(child: ChildProcess): void {
    child.unref();
    child.channel?.unref();
    idle = setTimeout(() => void end(), ENDED_WHEN_IDLE_MS);
    idle.unref();
  }

  async function perform(job: Job): Promise<Outcome> {
    const worker = await start();
    const { child } = worker;
    const isFirst = worker.jobs === 0;
    worker.jobs += 1;
    child.ref();
    child.channel?.ref();
    const { outcome, resident } = await outcomeOf(child, job);
    if (resident > RESIDENT_MAX) await end();
    else goIdle(child);
    // Earlier pictures may have left the memory full, or somebody killed the process: try once more in a new one.
    const ranOutOfMemory = 'refused' in outcome && outcome.refused !== 'time' && resident > RESIDENT_MAX;
    return ranOutOfMemory && !isFirst ? perform(job) : outcome;
  }

  return { perform, close: end };
}

async function startProcess(): Promise<ChildProcess> {
  const child = fork(PROGRAM, {
    env: ENVIRONMENT,
    execArgv: FLAGS,
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ready = Promise.withResolvers<void>();
  child.once('message', () => ready.resolve());
  child.once('error', ready.reject);
  child.once('exit', (code) => ready.reject(new Error(`the picture process did not start (code ${code})`)));
  await ready.promise;
  return child;
}

/** Also answers when the process dies of the picture. */
async function outcomeOf(child: ChildProcess, job: Job): Promise<Ended> {
  const { promise, resolve } = Promise.withResolvers<Ended>();
  const settle = (outcome: Outcome) => resolve({ outcome, resident: Number.POSITIVE_INFINITY });
  const tooLong = setTimeout(() => settle({ overloaded: true }), KILLED_AFTER_MS);
  const answered = (message: Message) => {
    if ('outcome' in message) resolve(message);
  };
  const exited = (code: number | null) => {
    if (code === EXIT.memory) settle({ refused: 'memory' });
    else settle({ refused: code === EXIT.time ? 'time' : 'crash' });
  };
  child.on('message', answered);
  child.once('exit', exited);
  child.send(job, (error) => {
    if (error) settle({ refused: 'crash' });
  });
  try {
    return await promise;
  } finally {
    clearTimeout(tooLong);
    child.off('message', answered);
    child.off('exit', exited);
  }
}
