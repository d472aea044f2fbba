/** So many rows between two turns of the page: no letter waits for them. */
const SLICE = 2000;

/** Prepares rows while nobody types, so that the first letter is as quick as the next. Returns what stops it. */
export function inSlices<Row>(rows: readonly Row[], prepare: (row: Row) => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const next = (from: number) => {
    for (const row of rows.slice(from, from + SLICE)) prepare(row);
    if (from + SLICE < rows.length) timer = setTimeout(next, 0, from + SLICE);
  };
  timer = setTimeout(next, 0, 0);
  return () => clearTimeout(timer);
}
