import type { Order } from '@extranet/shared/contracts';
import { useTranslation } from '@extranet/shared/i18n';
import { useAppDispatch } from '@extranet/shared/store';
import { Alert, Button, ButtonLink, Panel, Skeleton } from '@extranet/shared/ui';
import { Undo2 } from 'lucide-react';
import { useEffect } from 'react';
import { orderReturnsOpened, useAsk } from './ask.slice.ts';
import { ReturnEntries } from './ReturnEntries.tsx';

/** Below an order of which something has left: its returns, and the way to ask for one. */
export function OrderReturnsPanel({ order: { orderId, items } }: { order: Order }) {
  const { t } = useTranslation('cart-orders');
  const dispatch = useAppDispatch();
  const state = useAsk(({ askReturn }) => askReturn);
  const sent = items.some(({ itShipped = 0 }) => itShipped > 0);
  useEffect(() => {
    if (sent) dispatch(orderReturnsOpened(orderId));
  }, [dispatch, orderId, sent]);
  if (!sent) return null;
  const known = state.orderId === orderId ? state.known : null;
  const failed = state.orderId === orderId && state.status === 'error';
  return (
    <div data-print="never">
      <Panel
        title={t('returns.title')}
        flush
        actions={
          known &&
          known.lines.length > 0 && (
            <ButtonLink to={`/order/${orderId}/return`} icon={Undo2}>
              {t('returns.ask')}
            </ButtonLink>
          )
        }
      >
        {!known && !failed && <Skeleton height="3rem" />}
        {failed && (
          <Alert action={<Button onClick={() => dispatch(orderReturnsOpened(orderId))}>{t('retry')}</Button>}>
            {t('returns.failed')}
          </Alert>
        )}
        {known && <ReturnEntries returns={known.returns} label={t('returns.title')} />}
      </Panel>
    </div>
  );
}
