import type { CartItem, ProductRow } from '@extranet/shared/contracts';
import { useTranslation } from '@extranet/shared/i18n';
import { productOpenRequested } from '@extranet/shared/remote';
import { isQuantity, type TypedQuantity } from '@extranet/shared/rules';
import { useAppDispatch } from '@extranet/shared/store';
import { Panel } from '@extranet/shared/ui';
import { useCallback, useState } from 'react';
import { LineHeads } from '../LineHeads.tsx';
import { CartRow } from './CartRow.tsx';
import { productPut, quantityChosen, useCart } from './cart.slice.ts';
import { Fit, Table } from './cartStyles.ts';
import { ProductChoice } from './ProductChoice.tsx';

interface Props {
  lines: readonly CartItem[];
  /** Whether the field of a line holds what is no quantity. */
  onRefused: (itId: string, isRefused: boolean) => void;
  onRemove: (item: CartItem, quantity: number) => void;
}

/** Not virtualised, so that the cart can be printed and searched with the browser's search. */
export function CartTable({ lines, onRefused, onRemove }: Props) {
  const { t } = useTranslation('cart-orders');
  const dispatch = useAppDispatch();
  const wanted = useCart(({ cart }) => cart.wanted);
  const [choosing, setChoosing] = useState<CartItem | null>(null);

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
  const handleReplace = useCallback(
    ({ itId, itVehicle }: CartItem, { prodId }: ProductRow, quantity: number) => {
      const vehicle = itVehicle && { vehicle: itVehicle.key };
      dispatch(productPut({ prodId, quantity, replaces: itId, ...vehicle }));
    },
    [dispatch],
  );
  // One product for two vehicles: its lines are called by them.
  const byProduct = Map.groupBy(lines, ({ itProdId }) => itProdId);
  const isTwin = ({ itProdId }: CartItem) => itProdId !== null && (byProduct.get(itProdId)?.length ?? 0) > 1;
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
                hasTwin={isTwin(item)}
                wanted={wanted[item.itId]}
                onOpen={handleOpen}
                onQuantity={handleQuantity}
                onRemove={onRemove}
                onReplace={handleReplace}
              />
            ))}
          </tbody>
        </Table>
      </Fit>
      <ProductChoice item={choosing} onClose={() => setChoosing(null)} />
    </Panel>
  );
}
