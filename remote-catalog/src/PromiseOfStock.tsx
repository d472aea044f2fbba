import type { ProductRow } from '@extranet/shared/contracts';
import { useTranslation } from '@extranet/shared/i18n';
import { useAppDispatch } from '@extranet/shared/store';
import { color, font } from '@extranet/shared/theme';
import { useEffect } from 'react';
import styled from 'styled-components';
import { longDay } from './long-day.ts';
import { addPromisePart } from './promise/promise.part.ts';
import { promiseWanted, usePromise } from './promise/promise.slice.ts';

addPromisePart();

/**
 * When the product would be there, if it is ordered in time: an estimate. Keeps its line until it is known. Keyed by the product:
 * each that opens asks anew, because the hour goes on.
 */
export function PromiseOfStock({ product: { prodCodeStock } }: { product: ProductRow }) {
  const { t } = useTranslation('catalog');
  const dispatch = useAppDispatch();
  useEffect(() => {
    dispatch(promiseWanted());
  }, [dispatch]);
  const promises = usePromise(({ promise }) => promise.promises);
  const own = promises?.find(({ stockCode }) => stockCode === prodCodeStock);
  if (prodCodeStock === '0' || prodCodeStock === '9') return null;
  return (
    <Line>
      {!promises && '\u00a0'}
      {own?.on && own.orderBefore && (
        <>
          <strong>{t('promise.on', { day: longDay(own.on) })}</strong>{' '}
          {t('promise.before', { before: before(own.orderBefore) })}
        </>
      )}
      {own?.none === 'noWorkingDay' && t('promise.noWorkingDay')}
      {own?.none === 'abroad' && t('promise.abroad')}
    </Line>
  );
}

/** '26/11 à 15 h' of '2026-11-26T15:00', in Paris. */
function before(moment: string): string {
  const [day = '', time = ''] = moment.split('T');
  return `${day.slice(8)}/${day.slice(5, 7)} à ${time.replace(':', '\u00a0h\u00a0').replace(/\u00a000$/, '')}`;
}

const Line = styled.p`
  min-block-size: 2.6em;
  color: ${color('soft')};
  font: ${font('s')};
  & > strong { color: ${color('ink')}; }
`;
