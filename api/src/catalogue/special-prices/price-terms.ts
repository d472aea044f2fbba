import type { FieldError, SpecialPrice, SpecialPriceLine } from '@extranet/shared/contracts';
import { QUANTITY, readNumber, SPECIAL_PRICE } from '@extranet/shared/rules';
import type { SpecialPricesTable } from '../../base/db/schema/catalogue.ts';
import { hundredths } from '../../base/money.ts';
import { midnightInParis } from '../../base/text/french.ts';
import { stepsOf } from '../prices/special-terms.ts';

type Stored = Pick<SpecialPricesTable, 'valid_from' | 'valid_to' | 'steps'>;
export type Terms = Partial<Stored>;

/** What is wrong with a line's days and steps. */
export function problemsOfTerms(line: SpecialPriceLine, index: number): FieldError[] {
  const { spValidFrom, spValidTo, spSteps = [] } = line;
  const problem = (field: string, code: string, message: string) => ({
    field: `${index}.${field}`,
    code,
    message,
  });
  const problems: FieldError[] = [];
  if ([spValidFrom, spValidTo].some((day) => day && !midnightInParis(day)))
    problems.push(problem('spValidFrom', 'day', 'Ce jour n’existe pas dans le calendrier.'));
  else if (spValidFrom && spValidTo && spValidTo < spValidFrom)
    problems.push(
      problem(
        'spValidTo',
        'order',
        'Ce prix finirait avant de commencer\u00a0: corrigez l’une des deux dates.',
      ),
    );
  if (spSteps.some(({ from }) => from < 2 || from > QUANTITY.max))
    problems.push(problem('spSteps', 'quantity', 'Un palier commence à une quantité de 2 à 9999.'));
  if (new Set(spSteps.map(({ from }) => from)).size < spSteps.length)
    problems.push(
      problem('spSteps', 'overlap', 'Deux paliers commencent à la même quantité\u00a0: n’en gardez qu’un.'),
    );
  if (spSteps.some(({ price }) => readNumber(price, SPECIAL_PRICE).problem))
    problems.push(
      problem(
        'spSteps',
        'price',
        'Le prix d’un palier doit être un prix possible, de deux décimales au plus.',
      ),
    );
  return problems;
}

export function termsOf({ spValidFrom, spValidTo, spSteps }: SpecialPriceLine): Terms {
  return {
    ...(spValidFrom !== undefined && { valid_from: spValidFrom }),
    ...(spValidTo !== undefined && { valid_to: spValidTo }),
    ...(spSteps && { steps: storedSteps(spSteps) }),
  };
}

export const storedSteps = (steps: readonly { from: number; price: number }[]): string | null =>
  steps.length === 0
    ? null
    : JSON.stringify(
        steps.map(({ from, price }) => ({ from, cents: hundredths(price) })).sort((a, b) => a.from - b.from),
      );

type Shown = Pick<SpecialPrice, 'spValidFrom' | 'spValidTo' | 'spSteps'>;

export const presentTerms = ({ valid_from, valid_to, steps }: Stored): Shown => ({
  spValidFrom: valid_from,
  spValidTo: valid_to,
  spSteps: stepsOf(steps).map(({ from, cents }) => ({ from, price: cents / 100 })),
});

/** As they are to be stored: what a line does not say stays. */
export const mergedTerms = (standing: Shown | undefined, terms: Terms): Stored => ({
  valid_from: standing?.spValidFrom ?? null,
  valid_to: standing?.spValidTo ?? null,
  steps: standing ? storedSteps(standing.spSteps) : null,
  ...terms,
});

/** 'du 2026-01-01 au 2026-03-31, dès 10\u00a0: 9,50', for the trail. */
export function termsInWords({ spValidFrom, spValidTo, spSteps }: Shown): string {
  return [
    spValidFrom && `du ${spValidFrom}`,
    spValidTo && `au ${spValidTo}`,
    ...spSteps.map(({ from, price }) => `dès ${from}\u00a0: ${price.toFixed(2)}`),
  ]
    .filter(Boolean)
    .join(', ');
}
