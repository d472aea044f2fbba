// A process of its own that reads and writes pictures, one after the other, for the server that started it. It knows no
// secret and no database, its threads are not the server's, and its memory is given back whole when it ends.
import { setPriority } from 'node:os';
import { perform } from './draw.ts';
import { EXIT, type Job, type Message } from './jobs.ts';

/** Measured, the heaviest picture that the limits let in takes 189 MB in all. */
const RESIDENT_MAX = 200 * 1_048_576;
/** Of the processor, not of the clock: on a busy machine a good picture takes longer. */
const MICROSECONDS_MAX = 5_000_000;
const LOOK_EVERY_MS = 10;

const tell = (message: Message) => process.send?.(message);

/** sharp works on a thread of its own: this one is free to look, also at what sharp's own limits do not see. */
function endWhenTooMuch(): NodeJS.Timeout {
  const before = process.cpuUsage();
  return setInterval(() => {
    const { user, system } = process.cpuUsage(before);
    if (process.memoryUsage.rss() > RESIDENT_MAX) process.exit(EXIT.memory);
    if (user + system > MICROSECONDS_MAX) process.exit(EXIT.time);
  }, LOOK_EVERY_MS);
}

// Ctrl-C goes to all processes of a terminal: this one ends with the server, which still answers what it has begun.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
process.on('disconnect', () => process.exit());
process.on('message', async (job: Job) => {
  const watch = endWhenTooMuch();
  const outcome = await perform(job);
  clearInterval(watch);
  tell({ outcome, resident: process.memoryUsage.rss() });
});
// Who signs in or orders comes first where there are fewer processors than work.
setPriority(5);
tell({ ready: true });
