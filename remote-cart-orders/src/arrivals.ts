/** By when a line would be there; null where that is only said on request. */
export interface Arrival {
  itId: string;
  itProdRef: string;
  on: string | null;
}

interface Slowest {
  /** The lines that everything else waits for. */
  references: string[];
  /** When all the others would be there. */
  othersOn: string;
}

/** Where all come together nothing is said of a single line. */
export const differ = (arrivals: readonly Pick<Arrival, 'on'>[]): boolean =>
  new Set(arrivals.map(({ on }) => on)).size > 1;

/** Which lines move the day of the whole order, and what it would be without them. */
export function slowestOf(arrivals: readonly Arrival[]): Slowest | null {
  const days = arrivals.flatMap(({ on }) => on ?? []).sort();
  const last = days.at(-1);
  const othersOn = days.findLast((day) => day !== last);
  if (!othersOn) return null;
  const references = arrivals.filter(({ on }) => on === last).map(({ itProdRef }) => itProdRef);
  // One reference for two vehicles is said once.
  return { references: [...new Set(references)], othersOn };
}
