import { useTranslation } from '@extranet/shared/i18n';
import { useAppDispatch } from '@extranet/shared/store';
import { Button, ButtonLink, EmptyState, Link, PageTitle, Panel, Skeleton, Stack } from '@extranet/shared/ui';
import { ArrowLeft, Undo2 } from 'lucide-react';
import { useEffect } from 'react';
import { ReturnEntries } from './ReturnEntries.tsx';
import { addReturnsPart } from './returns.part.ts';
import { returnsOpened, useReturns } from './returns.slice.ts';

addReturnsPart();

/** All that was or is being sent back. */
export default function ReturnsPage() {
  const { t } = useTranslation('cart-orders');
  const dispatch = useAppDispatch();
  const { status, all } = useReturns(({ returns }) => returns);
  useEffect(() => {
    dispatch(returnsOpened());
  }, [dispatch]);
  return (
    <Stack>
      <PageTitle title={t('returns.title')}>
        <Link to="/orders" icon={ArrowLeft}>
          {t('returns.toOrders')}
        </Link>
      </PageTitle>
      {status === 'pending' && <Skeleton height="20rem" />}
      {status === 'error' && (
        <Panel>
          <EmptyState
            title={t('returns.failed')}
            action={<Button onClick={() => dispatch(returnsOpened())}>{t('retry')}</Button>}
          >
            {t('returns.failedHint')}
          </EmptyState>
        </Panel>
      )}
      {status === 'success' && (
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
      )}
    </Stack>
  );
}
