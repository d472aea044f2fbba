import { integer } from '@extranet/shared/format';
import { useTranslation } from '@extranet/shared/i18n';
import { useCallback } from 'react';
import { counted } from '../counted.ts';

/**
 * How many there are; '299 sur 500' where only the first ones were looked at and some of them are such: how many the others
 * have nobody knows. Where all are such there are as many at least: '500+'.
 */
export function useCountedAmong(): (count: number, among: number | undefined) => string {
  const { t } = useTranslation('catalog');
  return useCallback(
    (count, among) =>
      among === undefined || count >= among
        ? counted({ count: Math.min(count, among ?? count), more: among !== undefined })
        : t('list.ofFirst', { shown: integer(count), first: integer(among) }),
    [t],
  );
}
