import { useTranslation } from '@extranet/shared/i18n';
import { selectMayOrder } from '@extranet/shared/session';
import { useAppDispatch, useAppSelector } from '@extranet/shared/store';
import { Alert, Button, EmptyState, Link, Panel, Skeleton, VisuallyHidden } from '@extranet/shared/ui';
import { PackageOpen } from 'lucide-react';
import { useEffect } from 'react';
import styled from 'styled-components';
import { AT_HAND, ordersAtHand } from './at-hand.ts';
import { RecentOrder, rowStyles } from './RecentOrder.tsx';
import { addRecentPart } from './recent.part.ts';
import { recentOpened, useRecent } from './recent.slice.ts';

addRecentPart();

/** Orders at hand on the home page: drafts that wait, and the last ones with their state. */
export default function RecentOrders() {
  const { t } = useTranslation('cart-orders');
  const dispatch = useAppDispatch();
  const { status, items } = useRecent(({ recent }) => recent);
  const mayOrder = useAppSelector(selectMayOrder);
  useEffect(() => {
    dispatch(recentOpened());
  }, [dispatch]);
  const waiting = status === 'pending';
  const retry = <Button onClick={() => dispatch(recentOpened())}>{t('retry')}</Button>;
  return (
    <Panel
      title={t('recent.title')}
      actions={
        <Link to="/orders" alone>
          {t('recent.all')}
          <VisuallyHidden> {t('recent.orders')}</VisuallyHidden>
        </Link>
      }
      flush
      busy={waiting}
    >
      {waiting && (
        <div>
          {Array.from({ length: AT_HAND }, (_, row) => (
            <Waiting key={row}>
              <Skeleton lines={2} />
            </Waiting>
          ))}
        </div>
      )}
      {status === 'error' && items.length > 0 && (
        <Alert tone="error" action={retry}>
          {t('recent.failed')}
        </Alert>
      )}
      {status === 'error' && items.length === 0 && <EmptyState title={t('recent.failed')} action={retry} />}
      {status === 'success' && items.length === 0 && (
        <EmptyState icon={PackageOpen} title={t('recent.none')}>
          {t(mayOrder ? 'recent.noneHint' : 'cart.mayNotOrder')}
        </EmptyState>
      )}
      {items.length > 0 && (
        <ul>
          {ordersAtHand(items).map((order) => (
            <RecentOrder key={order.orderId} order={order} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

const Waiting = styled.div`
  ${rowStyles}
  align-content: center;
`;
