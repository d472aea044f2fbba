import type { PriceReasons } from '@extranet/shared/contracts';
import { date, money, number } from '@extranet/shared/format';
import { useTranslation } from '@extranet/shared/i18n';
import { useAppDispatch } from '@extranet/shared/store';
import { color, font, space } from '@extranet/shared/theme';
import { Button, Skeleton } from '@extranet/shared/ui';
import { useCallback, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { addWhyPricePart } from './why-price.part.ts';
import { reasonsAsked, useWhyPrice } from './why-price.slice.ts';

addWhyPricePart();

/** List price, discount, special price, step and how long it holds: all that made the price, in the order in which it did. */
export default function WhyPrice({ prodId, quantity }: { prodId: string; quantity: number }) {
  const { t } = useTranslation('catalog');
  const dispatch = useAppDispatch();
  const { status, reasons } = useWhyPrice((state) => state.whyPrice);
  const askedOf = useRef('');
  const ask = useCallback(() => {
    dispatch(reasonsAsked({ prodId, quantity, fresh: askedOf.current !== prodId }));
    askedOf.current = prodId;
  }, [dispatch, prodId, quantity]);
  useEffect(ask, [ask]);
  if (status === 'error')
    return (
      <Failed>
        {t('whyPrice.failed')}{' '}
        <Button variant="quiet" onClick={ask}>
          {t('whyPrice.retry')}
        </Button>
      </Failed>
    );
  if (!reasons) return <Skeleton height="6rem" />;
  return (
    <Facts aria-busy={status === 'pending'} aria-label={t('whyPrice.title')}>
      {linesOf(reasons).map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Facts>
  );

  function linesOf(of: PriceReasons): [string, string][] {
    const special = of.specialPrice !== null;
    const lines: [string, string | false][] = [
      [t('whyPrice.list'), money(of.listPrice)],
      [
        t('whyPrice.discount'),
        of.discount > 0 &&
          t(special ? 'whyPrice.discountBeaten' : `whyPrice.rule.${of.rule}`, {
            percent: number(of.discount, Number.isInteger(of.discount) ? 0 : 2),
            catalogue: of.prodCatalogue,
          }),
      ],
      [t('whyPrice.special'), special && money(of.specialPrice ?? 0)],
      [
        t('whyPrice.steps'),
        of.steps.length > 0 &&
          of.steps.map(({ from, price }) => t('whyPrice.step', { from, price: money(price) })).join(' · '),
      ],
      [t('whyPrice.validFrom'), of.validFrom !== null && date(of.validFrom, 'day')],
      [t('whyPrice.validTo'), of.validTo !== null && date(of.validTo, 'day')],
      [t('whyPrice.unit', { count: of.quantity }), t('whyPrice.unitPrice', { price: money(of.unitPrice) })],
    ];
    return lines.flatMap(([name, value]) => (value === false ? [] : [[name, value] as [string, string]]));
  }
}

const Failed = styled.p`
  margin: 0;
  font: ${font('s')};
`;
const Facts = styled.dl`
  display: grid;
  gap: ${space('xxs')};
  margin: 0;
  font: ${font('s')};
  & > div { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 ${space('m')}; }
  & dt { color: ${color('soft')}; }
  & dd { margin: 0; text-align: end; }
  & > div:last-child { padding-block-start: ${space('xs')}; border-block-start: 1px solid ${color('line')}; font: ${font('s', 'strong')}; }
  & > div:last-child dt { color: ${color('ink')}; }
`;
