import type { ProductRow } from '@extranet/shared/contracts';
import { useTranslation } from '@extranet/shared/i18n';
import { isOrderable } from '@extranet/shared/rules';
import { selectMayOrder } from '@extranet/shared/session';
import { useAppDispatch, useAppSelector } from '@extranet/shared/store';
import { Button } from '@extranet/shared/ui';
import { Check, ShoppingCart } from 'lucide-react';
import { useEffect } from 'react';
import { useVehicle } from '../useVehicle.ts';
import { addTakePart } from './take.part.ts';
import { takeAsked, takeOffered, useTake } from './take.slice.ts';

addTakePart();

/** The one click that takes what replaces a reference, for the chosen vehicle. The same button says what came of it. */
export default function TakeIt({ product }: { product: ProductRow }) {
  const { t } = useTranslation('catalog');
  const dispatch = useAppDispatch();
  const mayOrder = useAppSelector(selectMayOrder);
  const vehicle = useVehicle(({ chosen }) => chosen?.key);
  const { prodId, prodRef: reference } = product;
  const own = useTake(({ take }) => take[prodId]);
  useEffect(() => {
    dispatch(takeOffered(prodId));
  }, [dispatch, prodId]);
  if (!mayOrder || !isOrderable(product)) return null;
  const done = own?.status === 'success';
  return (
    <>
      <Button
        icon={done ? Check : ShoppingCart}
        busy={own?.status === 'pending'}
        aria-label={t(done ? 'take.taken' : 'take.one', { reference })}
        onClick={() => {
          if (!done && own?.status !== 'pending')
            dispatch(takeAsked({ prodId, quantity: 1, ...(vehicle && { vehicle }) }));
        }}
      >
        {done ? t('take.taken', { reference }) : t('take.take')}
      </Button>
      {own?.status === 'error' && <span role="alert">{own.refusal || t('take.failed', { reference })}</span>}
    </>
  );
}
