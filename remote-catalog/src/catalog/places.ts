/** The places of rows that are next to each other. */
export function placesBetween(from: number, to: number): number[] {
  const places = new Array<number>(to - from);
  for (let at = from; at < to; at++) places[at - from] = at;
  return places;
}

/** The search that found the fewest rows. */
export function smallest(searches: readonly { found: number[] }[]): number[] | undefined {
  return searches.map(({ found }) => found).sort((a, b) => a.length - b.length)[0];
}
