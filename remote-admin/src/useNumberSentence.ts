import { number } from '@extranet/shared/format';
import { useTranslation } from '@extranet/shared/i18n';
import type { NumberRule } from '@extranet/shared/rules';
import { useCallback } from 'react';

type Rule = NumberRule<'price' | 'specialPrice' | 'discount'>;

/** The sentence that says which numbers are allowed. */
export function useNumberSentence(): (rule: Rule) => string {
  const { t } = useTranslation('admin');
  return useCallback(
    ({ name, min, max, decimals }) => {
      const written = (limit: number) => number(limit, limit % 1 === 0 ? 0 : decimals);
      return t(`numbers.${name}`, { min: written(min), max: written(max) });
    },
    [t],
  );
}
