import type { Product } from '@extranet/shared/contracts';
import { useTranslation } from '@extranet/shared/i18n';
import { obstacleTo } from '@extranet/shared/rules';
import { selectMayOrder } from '@extranet/shared/session';
import { useAppDispatch, useAppSelector } from '@extranet/shared/store';
import { Alert, Button, Link, Stack } from '@extranet/shared/ui';
import { ShoppingCart } from 'lucide-react';
import { useVehicle } from '../useVehicle.ts';
import { comparedAdded, useCompared } from './compare.slice.ts';

/** Puts one into the cart, or says why it cannot be had. */
export function AddCompared({ product }: { product: Product }) {
  const { t } = useTranslation('catalog');
  const dispatch = useAppDispatch();
  const mayOrder = useAppSelector(selectMayOrder);
  const vehicle = useVehicle(({ chosen }) => chosen?.key);
  const { prodId, prodRef } = product;
  const adding = useCompared((state) => state.adding[prodId]);
  const obstacle = obstacleTo(product);
  if (!mayOrder) return null;
  if (obstacle) return <p>{t(`comparison.obstacle.${obstacle}`)}</p>;
  if (adding?.status === 'success')
    return (
      <p role="status">
        {t('comparison.added')} <Link to="/cart">{t('comparison.cart')}</Link>
      </p>
    );
  return (
    <Stack $gap="s">
      {adding?.status === 'error' && <Alert tone="error">{adding.message || t('list.failedHint')}</Alert>}
      <Button
        wide
        icon={ShoppingCart}
        busy={adding?.status === 'pending'}
        aria-label={t('comparison.addOne', { reference: prodRef })}
        onClick={() => dispatch(comparedAdded({ prodId, quantity: 1, ...(vehicle && { vehicle }) }))}
      >
        {t('comparison.add')}
      </Button>
    </Stack>
  );
}
