import type { SpecialPriceStep } from '@extranet/shared/contracts';
import { number } from '@extranet/shared/format';
import { QUANTITY, readNumber, SPECIAL_PRICE } from '@extranet/shared/rules';

/** '10 : 9,50 ; 50 : 9,00': from how many pieces on, and what one costs then. */
export const stepsText = (steps: readonly SpecialPriceStep[]): string =>
  steps.map(({ from, price }) => `${from} : ${number(price)}`).join(' ; ');

/** The steps as they were written; null when they cannot be read, or when two begin at the same quantity. */
export function readSteps(text: string): SpecialPriceStep[] | null {
  const written = text
    .split(';')
    .map((part) => part.trim())
    .filter(Boolean);
  const steps: SpecialPriceStep[] = [];
  for (const part of written) {
    const [quantity = '', amount = '', ...rest] = part.split(/[:=]/);
    const from = readNumber(quantity, QUANTITY).value;
    const price = readNumber(amount, SPECIAL_PRICE).value;
    if (from === undefined || from < 2 || price === undefined || rest.length > 0) return null;
    if (steps.some((step) => step.from === from)) return null;
    steps.push({ from, price });
  }
  return steps;
}
