import type { NumberRule } from '@extranet/shared/rules';
import { amount, plainNumber } from './french.ts';

const SENTENCES: Record<NumberRule['name'], (rule: NumberRule) => string> = {
  quantity: ({ min, max }) => `Indiquez une quantité entière de ${plainNumber(min)} à ${plainNumber(max)}.`,
  price: ({ max }) => `Indiquez 0, ou un prix de 0,01 à ${amount(max)}\u00a0€ avec deux décimales au plus.`,
  specialPrice: ({ min, max }) =>
    `Indiquez un prix de ${amount(min)} à ${amount(max)}\u00a0€, avec deux décimales au plus.`,
  discount: ({ min, max }) =>
    `Indiquez une remise de ${plainNumber(min)} à ${plainNumber(max)}\u00a0%, avec deux décimales au plus.`,
};

/** The sentence that says which numbers are allowed. */
export const possible = (rule: NumberRule): string => SENTENCES[rule.name](rule);
