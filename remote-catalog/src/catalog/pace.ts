import { whenIdle } from '@extranet/shared/ui';

/** How long work may run without a break, so that the page stays responsive. */
const SLICE_MS = 5;
/** Loading continues after this time even if the page is never idle. */
const LONGEST_WAIT_MS = 60;

const idle = () => new Promise<void>((resolve) => void whenIdle(resolve, LONGEST_WAIT_MS));

/** Await the returned function between two pieces of work: it lets the page run when SLICE_MS is used up. */
export function createPace(): () => Promise<void> {
  let until = 0;
  return async () => {
    if (performance.now() < until) return;
    await idle();
    until = performance.now() + SLICE_MS;
  };
}

/** Pause in typing before the server is asked: a scanner needs less for its next character, and no person does. */
export const TYPING_MS = 25;
