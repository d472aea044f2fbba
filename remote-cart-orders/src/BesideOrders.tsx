import { useTranslation } from '@extranet/shared/i18n';
import { Button, EmptyState, Link, PageTitle, Panel, Skeleton, Stack } from '@extranet/shared/ui';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';

interface Props {
  title: string;
  /** The link to the orders. */
  back: string;
  status: 'pending' | 'success' | 'error';
  /** What could not be loaded. */
  failed: string;
  failedHint: string;
  onRetry: () => void;
  /** Once it is there. */
  children: ReactNode;
}

/** A page beside the orders, which leads back to them: returns, requests. */
export function BesideOrders({ title, back, status, failed, failedHint, onRetry, children }: Props) {
  const { t } = useTranslation('cart-orders');
  return (
    <Stack>
      <PageTitle title={title}>
        <Link to="/orders" icon={ArrowLeft}>
          {back}
        </Link>
      </PageTitle>
      {status === 'pending' && <Skeleton height="20rem" />}
      {status === 'error' && (
        <Panel>
          <EmptyState title={failed} action={<Button onClick={onRetry}>{t('retry')}</Button>}>
            {failedHint}
          </EmptyState>
        </Panel>
      )}
      {status === 'success' && children}
    </Stack>
  );
}
