import type { CartItem, ProductRow } from '@extranet/shared/contracts';
import { useTranslation } from '@extranet/shared/i18n';
import { productOpenRequested } from '@extranet/shared/remote';
import { isOrderable, productWords } from '@extranet/shared/rules';
import { useAppDispatch } from '@extranet/shared/store';
import { color, space } from '@extranet/shared/theme';
import { Button, EmptyState, Link, Modal, Price, Row, Skeleton, StockBadge } from '@extranet/shared/ui';
import { useEffect } from 'react';
import styled from 'styled-components';
import { PlainButton } from '../PlainButton.ts';
import { ProductOfLine } from '../ProductOfLine.tsx';
import { itemsRemoved, productPut } from './cart.slice.ts';
import { addChoicePart } from './choice.part.ts';
import { choiceOpened, useChoice } from './choice.slice.ts';

addChoicePart();

interface Props {
  /** A line without a product id: several products share its reference, or none has it any more. */
  item: CartItem | null;
  onClose: () => void;
}

export function ProductChoice({ item, onClose }: Props) {
  const { t } = useTranslation('cart-orders');
  const dispatch = useAppDispatch();
  const { status, products } = useChoice(({ choice }) => choice);
  const reference = item?.itProdRef;
  useEffect(() => {
    if (reference) dispatch(choiceOpened(reference));
  }, [dispatch, reference]);

  const handlePick = ({ prodId }: ProductRow) => {
    if (!item) return;
    const { itId, itQuantity, itVehicle } = item;
    dispatch(
      productPut({
        prodId,
        quantity: itQuantity,
        replaces: itId,
        ...(itVehicle && { vehicle: itVehicle.key }),
      }),
    );
    onClose();
  };
  const handleRemove = () => {
    if (item) dispatch(itemsRemoved([item.itId]));
    onClose();
  };
  const handleOpen = ({ prodId }: ProductRow) => {
    onClose();
    dispatch(productOpenRequested(prodId));
  };

  return (
    <Modal open={item !== null} onClose={onClose} title={t('choice.title', { reference })}>
      {status === 'pending' && <Skeleton lines={4} />}
      {status === 'error' && (
        <EmptyState
          title={t('choice.failed')}
          action={
            <Button onClick={() => reference && dispatch(choiceOpened(reference))}>{t('retry')}</Button>
          }
        />
      )}
      {status === 'success' && products.length === 0 && (
        <EmptyState
          title={t('choice.none')}
          action={
            <Row>
              <Button onClick={handleRemove}>{t('cart.remove', { reference })}</Button>
              <Link to="/catalog">{t('cart.addItems')}</Link>
            </Row>
          }
        >
          {t('choice.noneHint')}
        </EmptyState>
      )}
      {status === 'success' && products.length > 0 && (
        <List>
          {products.map((product) => (
            <li key={product.prodId}>
              <Open type="button" onClick={() => handleOpen(product)}>
                <ProductOfLine product={product} withReference />
              </Open>
              <StockBadge code={product.prodCodeStock} />
              <Price amount={product.prodMbrPrice} tax="HT" />
              <Button
                variant="primary"
                disabled={!isOrderable(product)}
                aria-label={t('choice.pickOf', { name: productWords(product) })}
                onClick={() => handlePick(product)}
              >
                {t('choice.pick')}
              </Button>
            </li>
          ))}
        </List>
      )}
    </Modal>
  );
}

const List = styled.ul`
  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space('s', 'm')};
    padding-block: ${space('s')};
  }
  & > li + li { border-block-start: 1px solid ${color('line')}; }
`;
const Open = styled(PlainButton)`
  flex: 1 1 14rem;
  display: grid;
  justify-items: start;
`;
