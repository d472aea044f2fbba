import type { SpecialPriceStep } from '@extranet/shared/contracts';
import { readSteps } from '@extranet/shared/rules/product';

/** A step that costs more than what it follows. */
export interface DearStep {
  from: number;
  price: number;
  than: 'one' | 'step' | 'list';
  limit: number;
}

interface Stepped {
  readonly steps: string;
  readonly listPrice: number | null;
  readonly agreedSteps?: readonly string[];
}

/** What somebody agreed to: these steps beside this price for one. Beside another price they are asked about again. */
export const signatureOf = (amount: number, steps: readonly SpecialPriceStep[]): string =>
  [amount, ...inOrder(steps).map(({ from, price }) => `${from}:${price}`)].join(' ');

const inOrder = (steps: readonly SpecialPriceStep[]) => steps.toSorted((one, other) => one.from - other.from);

/** More pieces should not cost more each: the first step that does is asked about, unless it stood so or was confirmed. */
export function dearStepOf(line: Stepped, amount: number): DearStep | null {
  if (line.steps.trim() === '') return null;
  const steps = readSteps(line.steps) ?? [];
  if (line.agreedSteps?.includes(signatureOf(amount, steps))) return null;
  let [before, than]: [number, 'one' | 'step'] = [amount, 'one'];
  for (const { from, price } of inOrder(steps)) {
    if (price > before) return { from, price, than, limit: before };
    // Only below a price for one that is above it too.
    if (line.listPrice && price > line.listPrice) return { from, price, than: 'list', limit: line.listPrice };
    [before, than] = [price, 'step'];
  }
  return null;
}
