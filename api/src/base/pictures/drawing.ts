import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { EXIT, type Job, type Message, type Outcome } from './jobs.ts';

const PROGRAM = new URL('./picture-process.ts', import.meta.url);
/** The process counts its own time; this is for a machine that gives it none. */
const KILLED_AFTER_MS = 60_000;
const ENDED_WHEN_IDLE_MS = 30_000;
/** A new one holds 80 MB: what a heavy picture left besides is given back by ending it. */
const RESIDENT_KEPT = 120 * 1_048_576;
/** Nothing of the server's: what reads strangers' pictures learns no secret. */
const ENVIRONMENT = {
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
  SystemRoot: process.env.SystemRoot,
  UV_THREADPOOL_SIZE: '1',
};
const FLAGS = ['--disable-warning=ExperimentalWarning', '--max-old-space-size=64'];

export interface Drawing {
  /** One at a time: whoever calls waits for the outcome first. */
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

/** The picture process as seen from the server: started when there is something to do, ended when there is not. */
export function startDrawing(): Drawing {
  let running: Running | null = null;
  let idle: NodeJS.Timeout | undefined;

  async function end(): Promise<void> {
    clearTimeout(idle);
    const child = running?.child;
    running = null;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    // There is nothing that it would have to put in order.
    child.kill('SIGKILL');
    await gone;
  }

  async function start(): Promise<Running> {
    clearTimeout(idle);
    if (running?.child.connected) return running;
    await end();
    running = { child: await startProcess(), jobs: 0 };
    return running;
  }

  /** Idle, it keeps nobody from ending. */
  function rest(child: ChildProcess): void {
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
    if (resident > RESIDENT_KEPT) await end();
    else rest(child);
    // What earlier pictures left, or somebody who ended the process, is not this one's fault.
    const diedOfMemory = 'refused' in outcome && outcome.refused !== 'time' && resident > RESIDENT_KEPT;
    return diedOfMemory && !isFirst ? perform(job) : outcome;
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

/** Also of a process that died of the picture. */
async function outcomeOf(child: ChildProcess, job: Job): Promise<Ended> {
  const { promise, resolve } = Promise.withResolvers<Ended>();
  const gone = (outcome: Outcome) => resolve({ outcome, resident: Number.POSITIVE_INFINITY });
  const tooLong = setTimeout(() => gone({ overloaded: true }), KILLED_AFTER_MS);
  const answered = (message: Message) => {
    if ('outcome' in message) resolve(message);
  };
  const exited = (code: number | null) => {
    if (code === EXIT.memory) gone({ refused: 'memory' });
    else gone({ refused: code === EXIT.time ? 'time' : 'crash' });
  };
  child.on('message', answered);
  child.once('exit', exited);
  child.send(job, (error) => {
    if (error) gone({ refused: 'crash' });
  });
  try {
    return await promise;
  } finally {
    clearTimeout(tooLong);
    child.off('message', answered);
    child.off('exit', exited);
  }
}
