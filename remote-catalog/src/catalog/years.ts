/** What lies between two years; 0 and Infinity where nobody knows, or it is still built. */
export interface Years {
  from: number;
  to: number;
}

const ALWAYS: Years = { from: 0, to: Number.POSITIVE_INFINITY };

/** '2014-2019', '2020-' while it is still built, '2016'; '' when nobody knows: then no year excludes it. */
export function readYears(text: string): Years {
  const [from = 0, to = 0] = text.split('-').map((part) => Number.parseInt(part, 10) || 0);
  if (!from) return ALWAYS;
  if (!text.includes('-')) return { from, to: from };
  return { from, to: to || Number.POSITIVE_INFINITY };
}

export const includesYear = ({ from, to }: Years, year: number): boolean => year >= from && year <= to;
