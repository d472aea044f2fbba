import { readSteps } from '@extranet/shared/rules/product';
import { type DearStep, dearStepOf, signatureOf } from './dear-steps.ts';
import { perLine } from './per-line.ts';
import { type AmountProblem, type PriceLine, readPrice } from './price-lines.ts';

export type PriceProblem = AmountProblem | 'above' | 'daysWrong' | 'stepsWrong' | 'stepsAbove';
/** What is wrong with which lines, all of it. */
export type PriceProblems = ReadonlyMap<string, readonly PriceProblem[]>;

export const NO_PROBLEMS: PriceProblems = new Map();

/** Somebody may mean it: it is confirmed, or corrected. */
export const isQuestion = (problem: PriceProblem) => problem === 'above' || problem === 'stepsAbove';
export const isOfTerms = (problem: PriceProblem) =>
  problem === 'daysWrong' || problem === 'stepsWrong' || problem === 'stepsAbove';

/** More than everybody pays: a slip of the keyboard, unless somebody says that it is meant. */
export function isAbove({ price, listPrice, agreed, spStatus }: PriceLine): boolean {
  if (!listPrice || spStatus !== 'active') return false;
  const read = readPrice(price);
  return 'amount' in read && read.amount > listPrice && !agreed.includes(read.amount);
}

/** The step that is to be confirmed, of a line whose price can be read. */
export const dearStep = perLine((line: PriceLine): DearStep | null => {
  const read = readPrice(line.price);
  return 'amount' in read ? dearStepOf(line, read.amount) : null;
});

const problemsOfLine = perLine((line: PriceLine): readonly PriceProblem[] => {
  const found: PriceProblem[] = [];
  const { price, spStatus, validFrom, validTo, steps } = line;
  if (spStatus !== 'active') return found;
  const read = readPrice(price);
  if ('problem' in read) found.push(read.problem);
  if (isAbove(line)) found.push('above');
  if (validFrom && validTo && validTo < validFrom) found.push('daysWrong');
  if (!readSteps(steps)) found.push('stepsWrong');
  if (dearStep(line)) found.push('stepsAbove');
  return found;
});

/**
 * What is to be corrected or confirmed before the list can be saved. Lines that are the same as before are not looked at; what was
 * added since stands above them.
 */
export function problemsOf(
  lines: readonly PriceLine[],
  before: readonly PriceLine[] = [],
): Map<string, readonly PriceProblem[]> {
  const problems = new Map<string, readonly PriceProblem[]>();
  const added = lines.length - before.length;
  for (const [at, line] of lines.entries()) {
    if (line === before[at - added]) continue;
    const found = problemsOfLine(line);
    if (found.length > 0) problems.set(line.key, found);
  }
  return problems;
}

/** What is still being typed is not called wrong yet; only what it may ask about is shown. */
export function withoutErrorsOf(problems: PriceProblems, key: string | undefined): PriceProblems {
  const found = key === undefined ? undefined : problems.get(key);
  if (key === undefined || !found) return problems;
  const questions = found.filter(isQuestion);
  const left = new Map(problems);
  if (questions.length > 0) left.set(key, questions);
  else left.delete(key);
  return left;
}

export const isSameProblems = (one: PriceProblems, other: PriceProblems): boolean =>
  one.size === other.size && [...one].every(([key, problems]) => other.get(key)?.join() === problems.join());

/** Prices and steps that are wanted although others pay less: of one line, or of all that are asked about. */
export const confirmed = (lines: readonly PriceLine[], key?: string): PriceLine[] =>
  lines.map((line) => {
    const read = readPrice(line.price);
    if ((key !== undefined && line.key !== key) || !('amount' in read)) return line;
    const above = key !== undefined || isAbove(line);
    const steps = dearStep(line) ? readSteps(line.steps) : null;
    if (!above && !steps) return line;
    return {
      ...line,
      ...(above && { agreed: [...line.agreed, read.amount] }),
      ...(steps && { agreedSteps: [...(line.agreedSteps ?? []), signatureOf(read.amount, steps)] }),
    };
  });
