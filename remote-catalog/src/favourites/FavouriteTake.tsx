import type { ProductRow } from '@extranet/shared/contracts';
import { useTranslation } from '@extranet/shared/i18n';
import { isQuantity, type TypedQuantity } from '@extranet/shared/rules';
import { useAppDispatch } from '@extranet/shared/store';
import { Button, QuantityStepper } from '@extranet/shared/ui';
import { Check, ShoppingCart } from 'lucide-react';
import { useEffect, useState } from 'react';
import { addTakePart, takeAsked, takeOffered, useTake } from '../take-parts.tsx';
import { useVehicle } from '../useVehicle.ts';

addTakePart();

/** So many of a favourite into the cart, from its line. Another quantity is another wish. */
export function FavouriteTake({ product: { prodId, prodRef: reference } }: { product: ProductRow }) {
  const { t } = useTranslation('catalog');
  const dispatch = useAppDispatch();
  const vehicle = useVehicle(({ chosen }) => chosen?.key);
  const own = useTake(({ take }) => take[prodId]);
  const [quantity, setQuantity] = useState<TypedQuantity>(1);
  const [asked, setAsked] = useState<TypedQuantity>();
  useEffect(() => {
    dispatch(takeOffered(prodId));
  }, [dispatch, prodId]);
  // The answer may come after another quantity was chosen: that one is not in the cart.
  const done = own?.status === 'success' && asked === quantity;
  return (
    <>
      <QuantityStepper
        value={quantity}
        onValue={(wished) => {
          setQuantity(wished);
          dispatch(takeOffered(prodId));
        }}
        label={t('favourites.quantityOf', { reference })}
      />
      <Button
        icon={done ? Check : ShoppingCart}
        busy={own?.status === 'pending'}
        disabled={!isQuantity(quantity)}
        aria-label={t(done ? 'favourites.addedOne' : 'favourites.addOne', { reference })}
        onClick={() => {
          if (done || !isQuantity(quantity)) return;
          setAsked(quantity);
          dispatch(takeAsked({ prodId, quantity, ...(vehicle && { vehicle }) }));
        }}
      >
        {t(done ? 'favourites.added' : 'favourites.add')}
      </Button>
      {own?.status === 'error' && (
        <p role="alert">{own.refusal || t('favourites.addFailed', { reference })}</p>
      )}
    </>
  );
}
