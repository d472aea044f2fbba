import { whenIdle } from '@extranet/shared/ui';

/** So many rows between two turns of the page: no letter waits for them. */
const SLICE = 2000;
/** On a page that is never idle. */
const LONGEST_WAIT_MS = 1000;

/** Prepares rows while nobody types and nothing is drawn, so that the first letter is as quick as the next. Returns what stops it. */
export function inSlices<Row>(rows: readonly Row[], prepare: (row: Row, at: number) => void): () => void {
  let stop = () => {};
  const next = (from: number) => {
    for (const [at, row] of rows.slice(from, from + SLICE).entries()) prepare(row, from + at);
    if (from + SLICE < rows.length) stop = whenIdle(() => next(from + SLICE), LONGEST_WAIT_MS);
  };
  stop = whenIdle(() => next(0), LONGEST_WAIT_MS);
  return () => stop();
}
