/** A range of years; 0 for an unknown beginning, Infinity for an unknown end or a vehicle that is still built. */
export interface Years {
  from: number;
  to: number;
}

const ALWAYS: Years = { from: 0, to: Number.POSITIVE_INFINITY };

/** Reads '2014-2019', '2020-' (still built) or '2016'; '' is unknown and matches every year. */
export function readYears(text: string): Years {
  const [from = 0, to = 0] = text.split('-').map((part) => Number.parseInt(part, 10) || 0);
  if (!from) return ALWAYS;
  if (!text.includes('-')) return { from, to: from };
  return { from, to: to || Number.POSITIVE_INFINITY };
}

export const includesYear = ({ from, to }: Years, year: number): boolean => year >= from && year <= to;
