import { QUANTITY, SPECIAL_PRICE } from '../limits.ts';
import { readNumber } from '../written-numbers.ts';

/** From this quantity on a piece costs so much. */
interface Step {
  from: number;
  price: number;
}

/** '10 : 9,50 ; 50 : 9,00': from how many pieces on, and what one costs then. */
export const stepsText = (steps: readonly Step[]): string =>
  steps.map(({ from, price }) => `${from} : ${price.toFixed(2).replace('.', ',')}`).join(' ; ');

/** The steps as they were written; null when they cannot be read, or when two begin at the same quantity. */
export function readSteps(text: string): Step[] | null {
  const written = text
    .split(';')
    .map((part) => part.trim())
    .filter(Boolean);
  const steps: Step[] = [];
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
