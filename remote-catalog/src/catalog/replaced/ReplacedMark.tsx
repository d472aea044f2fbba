import { useTranslation } from '@extranet/shared/i18n';
import { useAppDispatch } from '@extranet/shared/store';
import { color, font, space } from '@extranet/shared/theme';
import { useEffect } from 'react';
import styled from 'styled-components';
import { useOpenProduct } from '../../useOpenProduct.ts';
import { addReplacedPart } from './replaced.part.ts';
import { replacedShown, useReplaced } from './replaced.slice.ts';

addReplacedPart();

/**
 * In a row that cannot be ordered: what replaces it, one click away. By keyboard the row opens its sheet, which has it, too: the
 * list stays one stop.
 */
export function ReplacedMark({ reference }: { reference: string }) {
  const { t } = useTranslation('catalog');
  const dispatch = useAppDispatch();
  const open = useOpenProduct();
  const product = useReplaced(({ replaced }) => replaced.known[reference]);
  useEffect(() => {
    dispatch(replacedShown(reference));
  }, [dispatch, reference]);
  if (!product) return null;
  const { prodRef } = product;
  return (
    <Mark
      type="button"
      tabIndex={-1}
      title={t('replaced.open', { reference: prodRef })}
      onClick={() => open(product)}
    >
      {t('replaced.by', { reference: prodRef })}
    </Mark>
  );
}

const Mark = styled.button`
  min-block-size: 32px;
  margin-inline-end: ${space('s')};
  padding: ${space('xxs')} 0;
  border: 0;
  background: none;
  color: ${color('ink')};
  font: ${font('xs', 'strong')};
  white-space: nowrap;
  text-decoration: underline;
  text-decoration-color: ${color('edge')};
  cursor: pointer;
  &:hover { text-decoration-color: currentcolor; }
  @media (pointer: coarse) { min-block-size: 44px; margin-block: -12px; }
`;
