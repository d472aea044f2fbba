import { useTranslation } from '@extranet/shared/i18n';
import { useAppDispatch } from '@extranet/shared/store';
import { ButtonLink, EmptyState, Panel } from '@extranet/shared/ui';
import { Undo2 } from 'lucide-react';
import { useCallback, useEffect } from 'react';
import { BesideOrders } from '../BesideOrders.tsx';
import { ReturnEntries } from './ReturnEntries.tsx';
import { addReturnsPart } from './returns.part.ts';
import { returnsOpened, useReturns } from './returns.slice.ts';

addReturnsPart();

/** All that was or is being sent back. */
export default function ReturnsPage() {
  const { t } = useTranslation('cart-orders');
  const dispatch = useAppDispatch();
  const { status, all } = useReturns(({ returns }) => returns);
  const open = useCallback(() => void dispatch(returnsOpened()), [dispatch]);
  useEffect(open, [open]);
  return (
    <BesideOrders
      title={t('returns.title')}
      back={t('returns.toOrders')}
      status={status}
      failed={t('returns.failed')}
      failedHint={t('returns.failedHint')}
      onRetry={open}
    >
      <Panel flush>
        {all.length > 0 ? (
          <ReturnEntries returns={all} label={t('returns.title')} />
        ) : (
          <EmptyState
            icon={Undo2}
            title={t('returns.none')}
            action={<ButtonLink to="/orders">{t('returns.toOrders')}</ButtonLink>}
          >
            {t('returns.noneHint')}
          </EmptyState>
        )}
      </Panel>
    </BesideOrders>
  );
}
