import { useTranslation } from '@extranet/shared/i18n';
import { selectMayOrder } from '@extranet/shared/session';
import { useAppSelector } from '@extranet/shared/store';
import { ButtonLink, EmptyState } from '@extranet/shared/ui';
import { PackageOpen } from 'lucide-react';

/** Nothing was ordered yet. */
export function NoOrders() {
  const { t } = useTranslation('cart-orders');
  const mayOrder = useAppSelector(selectMayOrder);
  return (
    <EmptyState
      icon={PackageOpen}
      title={t('orders.none')}
      action={
        <ButtonLink to="/catalog" variant={mayOrder ? 'primary' : 'secondary'}>
          {t(mayOrder ? 'cart.addItems' : 'mayNotOrder.catalogue')}
        </ButtonLink>
      }
    >
      {t(mayOrder ? 'orders.noneHint' : 'cart.mayNotOrder')}
    </EmptyState>
  );
}
