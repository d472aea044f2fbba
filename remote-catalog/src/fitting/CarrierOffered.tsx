import type { Product } from '@extranet/shared/contracts';
import { useTranslation } from '@extranet/shared/i18n';
import { selectMayOrder } from '@extranet/shared/session';
import { useAppDispatch, useAppSelector } from '@extranet/shared/store';
import { Button } from '@extranet/shared/ui';
import { Check, Plus } from 'lucide-react';
import styled from 'styled-components';
import { useVehicle } from '../useVehicle.ts';
import { partsOrdered, useFitting } from './fitting.slice.ts';
import { Part } from './Part.tsx';

/** What carries the bicycles: it comes beside every way to tow, is in no total, and goes into the cart by itself. */
export function CarrierOffered({ part }: { part: Product }) {
  const { t } = useTranslation('catalog');
  const dispatch = useAppDispatch();
  const mayOrder = useAppSelector(selectMayOrder);
  const vehicle = useVehicle(({ chosen }) => chosen?.key);
  const adding = useFitting((fitting) => fitting.adding);
  const { prodId, prodRef } = part;
  const own = adding.what === prodId ? adding.status : 'empty';
  const cart = useFitting((fitting) => fitting.cart);
  const added =
    own === 'success' ||
    cart.some(({ itProdId, itVehicle }) => itProdId === prodId && itVehicle?.key === vehicle);
  return (
    <>
      <Part part={part} quiet />
      <small>{t('fitting.notIncluded')}</small>
      {mayOrder && vehicle && (
        <Add
          icon={added ? Check : Plus}
          busy={own === 'pending'}
          aria-label={t(added ? 'fitting.addedOne' : 'fitting.addOne', { reference: prodRef })}
          onClick={() => !added && dispatch(partsOrdered({ vehicle, what: prodId, prodIds: [prodId] }))}
        >
          {t(added ? 'fitting.addedShort' : 'fitting.addShort')}
        </Add>
      )}
      {own === 'error' && <small role="alert">{adding.failure?.message || t('fitting.refused')}</small>}
    </>
  );
}

const Add = styled(Button)`
  justify-self: start;
`;
