import { money } from '@extranet/shared/format';
import { useTranslation } from '@extranet/shared/i18n';
import { space } from '@extranet/shared/theme';
import { Price } from '@extranet/shared/ui';
import styled from 'styled-components';

interface Props {
  et: number;
  vat: number;
  it: number;
  /** A change is being sent: the amounts are still the previous ones. */
  waiting?: boolean;
  /** Where three amounts share the width of a phone. */
  compact?: boolean;
}

export function Totals({ et, vat, it, waiting = false, compact = false }: Props) {
  const { t } = useTranslation('cart-orders');
  return (
    <Lines aria-busy={waiting || undefined}>
      <dt>{t('line.totalET')}</dt>
      <dd>
        <Price amount={et} tax="HT" total />
      </dd>
      <dt>{t(compact ? 'line.vat' : 'line.vatOfTotal')}</dt>
      <dd>{money(vat)}</dd>
      <dt>{t('line.totalIT')}</dt>
      <dd>
        <Price amount={it} tax="TTC" size={compact ? 'm' : 'l'} total />
      </dd>
    </Lines>
  );
}

const Lines = styled.dl`
  display: grid;
  grid-template-columns: 1fr auto;
  align-items: baseline;
  gap: ${space('xs', 'm')};
  margin: 0;
  transition: opacity 120ms;
  &[aria-busy] { opacity: 0.45; }
  & > dd { margin: 0; text-align: end; }
`;
