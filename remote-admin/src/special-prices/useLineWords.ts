import { integer } from '@extranet/shared/format';
import { useTranslation } from '@extranet/shared/i18n';
import { useCallback } from 'react';
import type { PriceLine } from './lines/price-lines.ts';

/** A list of one customer says references, a list of one reference says customers. */
export type By = 'reference' | 'customer';

const NAMED_MAX = 3;

export const nameOf = ({ spProdRef, who }: Pick<PriceLine, 'spProdRef' | 'who'>, by: By) =>
  by === 'reference' ? spProdRef : who;

/** 'FA-00011, FA-00018, FA-00025 et 4 autres' */
export function useNamed(): (names: readonly string[]) => string {
  const { t } = useTranslation('admin');
  return useCallback(
    (names) => {
      const named = names.slice(0, NAMED_MAX).join(', ');
      const more = names.length - NAMED_MAX;
      return more > 0 ? t('specialPrices.andMore', { named, count: more, shown: integer(more) }) : named;
    },
    [t],
  );
}
