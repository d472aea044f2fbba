import type { Return } from '@extranet/shared/contracts';
import { useTranslation } from '@extranet/shared/i18n';
import { useAppDispatch } from '@extranet/shared/store';
import { Button, ButtonLink, EmptyState, Link, PageTitle, Skeleton, Stack } from '@extranet/shared/ui';
import { ReturnSheet } from '@extranet/shared/ui/timeline';
import { ArrowLeft } from 'lucide-react';
import { useEffect } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { fetchPicture } from '../files.ts';
import { fetchSlip } from './return-files.ts';
import { addReturnsPart } from './returns.part.ts';
import { returnOpened, useReturns } from './returns.slice.ts';
import { WithdrawReturn } from './WithdrawReturn.tsx';

addReturnsPart();

/** One return: where it is, what to do next, and how it came there. The slip's code leads here. */
export default function ReturnPage() {
  const { t } = useTranslation('cart-orders');
  const dispatch = useAppDispatch();
  const { id = '' } = useParams();
  const { one } = useReturns(({ returns }) => returns);
  const open = () => {
    dispatch(returnOpened(id));
  };
  // A notification that leads to the page which is already shown brings news of it.
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: opened once for each way here.
  useEffect(open, [id, key]);
  const shown = one.id === id ? one.shown : null;
  if (shown) return <Shown one={shown} />;
  return (
    <Stack>
      <PageTitle title={t('returns.one')} />
      {(one.id !== id || one.status === 'pending') && <Skeleton height="20rem" />}
      {one.id === id && one.status === 'missing' && (
        <EmptyState
          title={t('returns.missing')}
          action={<ButtonLink to="/orders/returns">{t('returns.all')}</ButtonLink>}
        >
          {t('returns.missingHint')}
        </EmptyState>
      )}
      {one.id === id && one.status === 'error' && (
        <EmptyState title={t('returns.failed')} action={<Button onClick={open}>{t('retry')}</Button>}>
          {t('returns.failedHint')}
        </EmptyState>
      )}
    </Stack>
  );
}

function Shown({ one }: { one: Return }) {
  const { t } = useTranslation('cart-orders');
  return (
    <ReturnSheet
      one={one}
      orderPath={`/order/${one.orderId}`}
      fetchPicture={fetchPicture}
      fetchSlip={() => fetchSlip(one.returnId)}
      slipFirst={one.state === 'accepte'}
      back={
        <Link to="/orders/returns" icon={ArrowLeft}>
          {t('returns.all')}
        </Link>
      }
      next={t(`returns.next.${one.state}`)}
      decision={<WithdrawReturn one={one} />}
    />
  );
}
