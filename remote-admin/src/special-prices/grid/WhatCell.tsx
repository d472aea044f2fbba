import { price as euros } from '@extranet/shared/format';
import { useTranslation } from '@extranet/shared/i18n';
import { color } from '@extranet/shared/theme';
import { Reference } from '@extranet/shared/ui';
import styled from 'styled-components';
import type { PriceLine } from '../lines/price-lines.ts';
import type { By } from '../useLineWords.ts';
import { LineBadge } from './LineBadge.tsx';
import type { Layout } from './layout.ts';
import { useLineFacts } from './useLineFacts.ts';

interface Props {
  line: PriceLine;
  by: By;
  layout: Layout;
  today: string;
  /** The other columns say the rest. */
  alone: boolean;
}

/** What a price is of; where there is no column for it, with the list price or the product's words, and that it is not paid today. */
export function WhatCell({ line, by, layout: { phone, narrow, withTerms }, today, alone }: Props) {
  const { t } = useTranslation('admin');
  const { designation } = useLineFacts(line);
  const what = by === 'reference' ? <Reference>{line.spProdRef}</Reference> : line.who;
  if (alone) return what;
  const hasListPrice = !phone && !withTerms;
  const below =
    hasListPrice || line.listPrice === null
      ? by === 'reference' && narrow && designation
      : t('specialPrices.listed', { price: euros(line.listPrice) });
  return (
    <Stacked>
      <span>{what}</span>
      {below && <small>{below}</small>}
      <LineBadge line={line} today={today} />
    </Stacked>
  );
}

/** Three lines have room in a row. */
const Stacked = styled.span`
  display: grid;
  justify-items: start;
  white-space: normal;
  line-height: 1.2;
  & > :first-child, & > small { max-inline-size: 100%; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  & > small { color: ${color('soft')}; }
`;
/** Two lines of words; one where there is more to be said. */
export const Words = styled.span`
  display: grid;
  justify-items: start;
  line-height: 1.25;
  white-space: normal;
  & > :first-child {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow: hidden;
  }
  & > :first-child:not(:last-child) { -webkit-line-clamp: 1; }
`;
