import { useTranslation } from '@extranet/shared/i18n';
import { SPECIAL_PRICE } from '@extranet/shared/rules';
import { useCallback } from 'react';
import { useNumberSentence } from '../useNumberSentence.ts';
import type { PriceProblem } from './price-lines.ts';

/** The sentence that says what a special price must be. */
export function usePriceProblemText(): (problem: Exclude<PriceProblem, 'above'>) => string {
  const { t } = useTranslation('admin');
  const sentence = useNumberSentence();
  return useCallback(
    (problem) => (problem === 'possible' ? sentence(SPECIAL_PRICE) : t(`specialPrices.${problem}`)),
    [t, sentence],
  );
}
