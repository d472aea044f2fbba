import type { CartItem } from '@extranet/shared/contracts';
import { useTranslation } from '@extranet/shared/i18n';
import { productOpenRequested } from '@extranet/shared/remote';
import { isQuantity, type TypedQuantity } from '@extranet/shared/rules';
import { useAppDispatch } from '@extranet/shared/store';
import { Panel, toast } from '@extranet/shared/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { LineHeads } from '../LineHeads.tsx';
import { CartRow } from './CartRow.tsx';
import { itemsRemoved, productPut, quantityChosen, useCart } from './cart.slice.ts';
import { Fit, Table } from './cartStyles.ts';
import { ProductChoice } from './ProductChoice.tsx';

interface Props {
  lines: readonly CartItem[];
  /** Whether the field of a line holds what is no quantity. */
  onRefused: (itId: string, isRefused: boolean) => void;
}

/** Not virtualised, so that the cart can be printed and searched with the browser's search. */
export function CartTable({ lines, onRefused }: Props) {
  const { t } = useTranslation('cart-orders');
  const dispatch = useAppDispatch();
  const wanted = useCart(({ cart }) => cart.wanted);
  const [choosing, setChoosing] = useState<CartItem | null>(null);

  // 'Annuler' belongs to this page: its messages do not follow to the checkout.
  const told = useRef<(() => void)[]>([]);
  useEffect(
    () => () => {
      for (const forget of told.current) forget();
    },
    [],
  );

  const handleOpen = useCallback(
    (item: CartItem) => {
      if (item.itProdId) dispatch(productOpenRequested(item.itProdId));
      else setChoosing(item);
    },
    [dispatch],
  );
  const handleQuantity = useCallback(
    (itId: string, quantity: TypedQuantity) => {
      onRefused(itId, !isQuantity(quantity));
      if (isQuantity(quantity)) dispatch(quantityChosen({ itId, quantity }));
    },
    [dispatch, onRefused],
  );
  const handleRemove = useCallback(
    ({ itId, itProdId, itProdRef }: CartItem, quantity: number) => {
      dispatch(itemsRemoved([itId]));
      const undo = itProdId && {
        label: t('cart.undo'),
        onAction: () => dispatch(productPut({ prodId: itProdId, quantity })),
      };
      const forget = toast({
        text: t('cart.removed', { reference: itProdRef }),
        ...(undo && { action: undo }),
      });
      told.current.push(forget);
    },
    [dispatch, t],
  );

  return (
    <Panel flush>
      <Fit>
        <Table aria-label={t('cart.title')}>
          <thead>
            <tr>
              <LineHeads />
              <td className="remove" />
            </tr>
          </thead>
          <tbody>
            {lines.map((item) => (
              <CartRow
                key={item.itId}
                item={item}
                wanted={wanted[item.itId]}
                onOpen={handleOpen}
                onQuantity={handleQuantity}
                onRemove={handleRemove}
              />
            ))}
          </tbody>
        </Table>
      </Fit>
      <ProductChoice item={choosing} onClose={() => setChoosing(null)} />
    </Panel>
  );
}
