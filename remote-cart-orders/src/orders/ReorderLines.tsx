import { price } from '@extranet/shared/format';
import { useTranslation } from '@extranet/shared/i18n';
import { useAppDispatch } from '@extranet/shared/store';
import { color, font, space } from '@extranet/shared/theme';
import { Checkbox, ProductLine, QuantityStepper, StockBadge, VisuallyHidden } from '@extranet/shared/ui';
import styled from 'styled-components';
import { LineVehicle } from '../vehicle-parts.tsx';
import { reorderQuantityChosen, reorderTicked } from './reorder.slice.ts';
import { canReorder, type ReorderLine } from './reorder-lines.ts';

export function ReorderLines({ lines }: { lines: readonly ReorderLine[] }) {
  const { t } = useTranslation('cart-orders');
  const dispatch = useAppDispatch();
  return (
    <List aria-label={t('reorder.lines')}>
      {lines.map((line) => (
        <li key={line.key} data-out={!canReorder(line) || undefined}>
          {canReorder(line) && (
            <Checkbox
              label={<VisuallyHidden>{t('reorder.take', { reference: line.reference })}</VisuallyHidden>}
              checked={!line.untaken}
              onValue={(taken) => dispatch(reorderTicked({ key: line.key, taken }))}
            />
          )}
          <span className="what">
            <ProductLine
              words={line.label}
              catalogue={line.catalogue}
              kind={line.kind}
              reference={line.reference}
            >
              <LineVehicle line={line} />
            </ProductLine>
          </span>
          <span className="price">
            {line.state !== 'same' && line.before > 0 && (
              <s>
                {price(line.before)} {t('ht')}
              </s>
            )}
            {canReorder(line) && (
              <strong>
                {price(line.now)} {t('ht')}
              </strong>
            )}
            {line.cancelled && <em>{t('reorder.cancelled')}</em>}
            {line.state !== 'same' && <em>{t(`reorder.state.${line.state}`)}</em>}
          </span>
          {canReorder(line) && <StockBadge code={line.stock} />}
          {canReorder(line) && (
            <QuantityStepper
              value={line.quantity}
              onValue={(quantity) => dispatch(reorderQuantityChosen({ key: line.key, quantity }))}
              label={t('line.quantityOf', { reference: line.reference })}
            />
          )}
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space('xs', 'm')};
    padding-block: ${space('s')};
    border-block-start: 1px solid ${color('line')};
  }
  & > li[data-out] .what { color: ${color('soft')}; text-decoration: line-through; }
  & .what { flex: 1 1 14rem; }
  & .price { display: grid; justify-items: end; }
  & s { color: ${color('soft')}; font: ${font('xs')}; }
  & em { font: ${font('xs', 'strong')}; }
`;
