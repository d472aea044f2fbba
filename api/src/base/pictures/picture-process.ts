// A process of its own that reads and writes pictures, one after the other, for the server that started it. It has no
// secret, no database and none of the server's threads, and all its memory is given back when it ends.
import { setPriority } from 'node:os';
import { EXIT, type Job, type Message } from './jobs.ts';
import { perform } from './perform-job.ts';

/** Measured, the heaviest picture that the limits let in takes 189 MB in all. */
const RESIDENT_MAX = 200 * 1_048_576;
/** Processor time, not elapsed time: on a busy machine a good picture takes longer. */
const MICROSECONDS_MAX = 5_000_000;
const CHECK_EVERY_MS = 10;

/** Nobody is left to hear it when the server has ended meanwhile: then this process has no work any more. */
const send = (message: Message) =>
  process.send?.(message, undefined, undefined, (error) => {
    if (error) process.exit();
  });

/** Enforces the limits from this thread while sharp works on another; also catches what sharp's own limits miss. */
function endWhenTooMuch(): NodeJS.Timeout {
  const before = process.cpuUsage();
  return setInterval(() => {
    const { user, system } = process.cpuUsage(before);
    if (process.memoryUsage.rss() > RESIDENT_MAX) process.exit(EXIT.memory);
    if (user + system > MICROSECONDS_MAX) process.exit(EXIT.time);
  }, CHECK_EVERY_MS);
}

// Ctrl-C goes to all processes of a terminal. This one ignores it and ends with the server, which may still need it for
// requests that are under way.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
process.on('disconnect', () => process.exit());
process.on('message', async (job: Job) => {
  const watch = endWhenTooMuch();
  const outcome = await perform(job);
  clearInterval(watch);
  send({ outcome, resident: process.memoryUsage.rss() });
});
// Lower priority than the server: signing in and ordering come first on a busy machine.
setPriority(5);
send({ ready: true });
