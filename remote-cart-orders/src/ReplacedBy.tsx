import type { ProductRow } from '@extranet/shared/contracts';
import { registerTexts, useTranslation } from '@extranet/shared/i18n';
import { productOpenRequested } from '@extranet/shared/remote';
import { isOrderable } from '@extranet/shared/rules';
import { useAppDispatch } from '@extranet/shared/store';
import { color, font, media, radius, space } from '@extranet/shared/theme';
import { Button, Price, Row, StockBadge } from '@extranet/shared/ui';
import type { MouseEvent } from 'react';
import styled from 'styled-components';
import texts from './locales/replaced.fr.json';
import { ProductOfLine } from './ProductOfLine.tsx';

registerTexts('cart-orders', texts);

interface Props {
  /** What can no longer be had. */
  reference: string;
  product: ProductRow;
  onTake: (event: MouseEvent) => void;
}

/** What replaces a reference: its sheet by its words, and one click that takes it instead (B4.06). */
export default function ReplacedBy({ reference, product, onTake }: Props) {
  const { t } = useTranslation('cart-orders');
  const dispatch = useAppDispatch();
  const { prodId, prodRef } = product;
  return (
    <Box>
      <span className="said">{t('replaced.by', { reference })}</span>
      <button
        type="button"
        title={t('replaced.open', { reference: prodRef })}
        onClick={() => dispatch(productOpenRequested(prodId))}
      >
        <ProductOfLine product={product} withReference>
          <Row $gap="m">
            <Price amount={product.prodMbrPrice} tax="HT" />
            <StockBadge code={product.prodCodeStock} />
          </Row>
        </ProductOfLine>
      </button>
      {isOrderable(product) && (
        <Button
          data-print="never"
          aria-label={t('replaced.insteadOf', { reference: prodRef, written: reference })}
          onClick={onTake}
        >
          {t('replaced.take', { reference: prodRef })}
        </Button>
      )}
    </Box>
  );
}

const Box = styled.span`
  flex-wrap: wrap;
  align-items: center;
  gap: ${space('xs', 'm')};
  display: flex;
  margin-block-start: ${space('xs')};
  padding: ${space('s')};
  border: 1px solid ${color('line')};
  border-radius: ${radius()};
  background: ${color('ground')};
  & > .said { flex: 1 1 100%; color: ${color('soft')}; font: ${font('xs', 'strong')}; }
  & > button:first-of-type {
    flex: 1 1 12rem;
    min-inline-size: 0;
    min-block-size: 44px;
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    text-align: start;
    cursor: pointer;
  }
  & > button:first-of-type:hover { text-decoration: underline; }
  ${media.print} { padding: 0; border: 0; background: none; }
`;
