import type { ProductRow } from '@extranet/shared/contracts';
import { useTranslation } from '@extranet/shared/i18n';
import { color, font, radius, space } from '@extranet/shared/theme';
import { type MouseEvent, useId } from 'react';
import styled from 'styled-components';
import { ExpressSuggestion } from './ExpressSuggestion.tsx';

interface Props {
  products: readonly ProductRow[];
  /** What was typed. */
  text: string;
  onTake: (reference: string, event: MouseEvent) => void;
}

/** What an unknown reference is most like: one click takes it instead. */
export function NearReferences({ products, text, onTake }: Props) {
  const { t } = useTranslation('cart-orders');
  const id = useId();
  return (
    <Box role="group" aria-labelledby={id}>
      <span id={id}>{t('express.near', { count: products.length })}</span>
      {products.map((product) => (
        <button
          key={product.prodId}
          type="button"
          title={t('express.takeNear', { reference: product.prodRef, written: text })}
          onClick={(event) => onTake(product.prodRef, event)}
        >
          <ExpressSuggestion reference={product.prodRef} product={product} />
        </button>
      ))}
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  gap: ${space('xs')};
  & > span { color: ${color('soft')}; font: ${font('xs', 'strong')}; }
  & > button {
    display: flex;
    min-block-size: 44px;
    padding: ${space('xs', 's')};
    border: 1px solid ${color('edge')};
    border-radius: ${radius()};
    background: ${color('panel')};
    color: inherit;
    font: inherit;
    text-align: start;
    cursor: pointer;
  }
  & > button:hover { background: ${color('hover')}; }
`;
