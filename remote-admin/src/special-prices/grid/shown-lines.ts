import { searchable } from '@extranet/shared/rules';
import { perLine } from '../lines/per-line.ts';
import type { PriceLine } from '../lines/price-lines.ts';
import { isQuestion, type PriceProblems } from '../lines/price-problems.ts';
import type { PricesEdit } from '../prices-edit.ts';
import type { By } from '../useLineWords.ts';

const productWords = perLine(({ spProdRef, designation }: PriceLine) =>
  searchable(`${spProdRef} ${designation}`),
);
const customerWords = perLine(({ who }: PriceLine) => searchable(who));

interface Filters {
  by: By;
  /** As `searchable` writes it. */
  wanted: string;
  /** The lines that had to be corrected when only they were asked for: a corrected one does not vanish under the hand. */
  only: ReadonlySet<string> | null;
  problems: PriceProblems;
}

export function shownLines(
  lines: readonly PriceLine[],
  { by, wanted, only, problems }: Filters,
): readonly PriceLine[] {
  const words = by === 'reference' ? productWords : customerWords;
  const found = wanted === '' ? lines : lines.filter((line) => words(line).includes(wanted));
  return only ? found.filter(({ key }) => only.has(key) || problems.has(key)) : found;
}

/** The lines that are counted above the list, once saving was tried: what is wrong, and what is only asked about. */
export function faultsOf({ lines, problems, tried }: Pick<PricesEdit, 'lines' | 'problems' | 'tried'>) {
  const faulty = tried && problems.size > 0 ? lines.filter(({ key }) => problems.has(key)) : [];
  const isAsked = ({ key }: PriceLine) => problems.get(key)?.every(isQuestion) ?? false;
  return { wrong: faulty.filter((line) => !isAsked(line)), asked: faulty.filter(isAsked) };
}
