import { price as euros } from '@extranet/shared/format';
import { useTranslation } from '@extranet/shared/i18n';
import styled from 'styled-components';
import { gapOf } from '../lines/price-grid.ts';
import type { PriceLine } from '../lines/price-lines.ts';

const oneDecimal = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 1 });
const percentOf = (gap: number | null) =>
  gap === null ? '' : `${gap > 0 ? '+' : ''}${oneDecimal.format(gap)}\u00a0%`;

/** How far a price is from the list price, and what it was before it was edited. */
export function Gap({ line, before }: { line: PriceLine; before: number | null }) {
  const { t } = useTranslation('admin');
  return (
    <Box>
      {percentOf(gapOf(line))}
      {before !== null && <small>{t('specialPrices.before', { price: euros(before) })}</small>}
    </Box>
  );
}

const Box = styled.span`
  display: grid;
  line-height: 1.2;
`;
