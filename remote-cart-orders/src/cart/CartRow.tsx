import type { CartItem, ProductRow } from '@extranet/shared/contracts';
import { money, price } from '@extranet/shared/format';
import { useTranslation } from '@extranet/shared/i18n';
import { type TypedQuantity, vehicleName } from '@extranet/shared/rules';
import { IconButton, QuantityStepper, Reference, StockBadge } from '@extranet/shared/ui';
import { Trash2 } from 'lucide-react';
import { memo } from 'react';
import { obstacleWords } from '../obstacle.ts';
import { ProductOfLine } from '../ProductOfLine.tsx';
import ReplacedBy from '../ReplacedBy.tsx';
import { LineVehicle } from '../vehicle-parts.tsx';
import { isBlocked } from './cart.slice.ts';

interface Props {
  item: CartItem;
  /** Another line has the same product, for another vehicle. */
  hasTwin: boolean;
  /** A chosen quantity that is not confirmed yet: the amounts are then still the previous ones. */
  wanted: number | undefined;
  onOpen: (item: CartItem) => void;
  onQuantity: (itId: string, quantity: TypedQuantity) => void;
  onRemove: (item: CartItem, quantity: number) => void;
  /** The product that replaces that of the line is taken instead. */
  onReplace: (item: CartItem, successor: ProductRow, quantity: number) => void;
}

export const CartRow = memo(function CartRow({
  item,
  hasTwin,
  wanted,
  onOpen,
  onQuantity,
  onRemove,
  onReplace,
}: Props) {
  const { t } = useTranslation('cart-orders');
  const { itId, itProdRef, itQuantity, itSuccessor, product } = item;
  const quantity = wanted ?? itQuantity;
  const reference = hasTwin && item.itVehicle ? `${itProdRef}, ${vehicleName(item.itVehicle)}` : itProdRef;
  const waiting = wanted === undefined ? undefined : true;
  return (
    <tr aria-busy={waiting} data-blocked={isBlocked(item) || undefined}>
      <td className="reference">
        <button type="button" className="open" onClick={() => onOpen(item)}>
          <Reference>{itProdRef}</Reference>
        </button>
      </td>
      <td className="description">
        {product ? (
          <ProductOfLine product={product}>
            {isBlocked(item) ? (
              <em>{obstacleWords(t, product)}</em>
            ) : (
              <StockBadge code={item.itProdCodeStock} />
            )}
            {!waiting && !isBlocked(item) && item.itProdCodeStock !== product.prodCodeStock && (
              <small>{t('cart.beyondStock', { count: itQuantity })}</small>
            )}
            <LineVehicle line={item} />
          </ProductOfLine>
        ) : (
          <button type="button" className="open" onClick={() => onOpen(item)}>
            {t('cart.toChoose')}
          </button>
        )}
        {itSuccessor && (
          <ReplacedBy
            reference={itProdRef}
            product={itSuccessor}
            onTake={() => onReplace(item, itSuccessor, quantity)}
          />
        )}
      </td>
      <td className="number unit">
        {price(item.itMbrUnitPriceET)} <small>{t('ht')}</small>
      </td>
      <td className="quantity">
        <QuantityStepper
          value={quantity}
          onValue={(next) => onQuantity(itId, next)}
          label={t('line.quantityOf', { reference })}
        />
      </td>
      <td className="number et">
        {money(item.itMbrTotalPriceET)} <small>{t('ht')}</small>
      </td>
      <td className="number vat">{money(item.itVATAmount)}</td>
      <td className="number it">
        {money(item.itMbrTotalPriceIT)} <small>{t('ttc')}</small>
      </td>
      <td className="remove">
        <IconButton
          name={t('cart.remove', { reference })}
          icon={Trash2}
          // The second of a double click would be for the line that came under it.
          onClick={({ detail }) => detail < 2 && onRemove(item, quantity)}
        />
      </td>
    </tr>
  );
});
