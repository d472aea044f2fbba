import { price as euros, integer } from '@extranet/shared/format';
import { useTranslation } from '@extranet/shared/i18n';
import { SPECIAL_PRICE } from '@extranet/shared/rules';
import { useCallback } from 'react';
import { useNumberSentence } from '../useNumberSentence.ts';
import type { AmountProblem, PriceLine } from './lines/price-lines.ts';
import { dearStep, type PriceProblem } from './lines/price-problems.ts';

/** The sentence that says what a special price must be. */
export function usePriceProblemText(): (problem: AmountProblem) => string {
  const { t } = useTranslation('admin');
  const sentence = useNumberSentence();
  return useCallback(
    (problem) => (problem === 'possible' ? sentence(SPECIAL_PRICE) : t(`specialPrices.${problem}`)),
    [t, sentence],
  );
}

/** What is wrong with a line, or is asked about it, with its own figures. */
export function useLineProblemText(): (problem: PriceProblem, line: PriceLine) => string {
  const { t } = useTranslation('admin');
  const amountText = usePriceProblemText();
  return useCallback(
    (problem, line) => {
      if (problem === 'above') return t('specialPrices.above', { price: euros(line.listPrice) });
      if (problem === 'daysWrong' || problem === 'stepsWrong') return t(`specialPrices.${problem}`);
      if (problem !== 'stepsAbove') return amountText(problem);
      const step = dearStep(line);
      if (!step) return '';
      const { from, price, than, limit } = step;
      return t(`specialPrices.dearStep.${than}`, {
        from: integer(from),
        price: euros(price),
        limit: euros(limit),
      });
    },
    [t, amountText],
  );
}
