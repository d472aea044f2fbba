import type { OrderItem } from '@extranet/shared/contracts';
import { integer, money } from '@extranet/shared/format';
import { useTranslation } from '@extranet/shared/i18n';
import type { TypedQuantity } from '@extranet/shared/rules';
import { color, font, space } from '@extranet/shared/theme';
import { Checkbox, QuantityStepper } from '@extranet/shared/ui';
import styled from 'styled-components';

interface Props {
  line: OrderItem;
  /** How many of it go; undefined while none do. */
  pieces: TypedQuantity | undefined;
  onPieces: (pieces: TypedQuantity | null) => void;
}

/** A line that can be cancelled: by its unit price, because its total would be wrong for a part of it. */
export function CancelLine({ line: { itProdRef, itQuantity, itMbrUnitPriceET }, pieces, onPieces }: Props) {
  const { t } = useTranslation('cart-orders');
  return (
    <div>
      <Checkbox
        label={t('life.cancelLine', {
          ref: itProdRef,
          quantity: integer(itQuantity),
          amount: money(itMbrUnitPriceET),
        })}
        checked={pieces !== undefined}
        onValue={(on) => onPieces(on ? itQuantity : null)}
      />
      {itQuantity > 1 && pieces !== undefined && (
        <Amount>
          {/* The field says it with its reference. */}
          <span aria-hidden>{t('life.toCancel')}</span>
          <QuantityStepper
            value={pieces}
            onValue={(value) => onPieces(typeof value === 'number' ? Math.min(value, itQuantity) : value)}
            label={t('life.cancelQuantity', { ref: itProdRef })}
          />
          <small>{t('life.ofOrdered', { max: integer(itQuantity) })}</small>
        </Amount>
      )}
    </div>
  );
}

const Amount = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space('xs', 's')};
  padding-block-end: ${space('s')};
  /* Below the words of its tick. */
  padding-inline-start: calc(20px + ${space('s')});
  font: ${font('s')};
  & > small { color: ${color('soft')}; white-space: nowrap; }
`;
