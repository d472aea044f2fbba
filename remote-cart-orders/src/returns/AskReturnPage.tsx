import { useTranslation } from '@extranet/shared/i18n';
import { useAppDispatch } from '@extranet/shared/store';
import { Button, ButtonLink, EmptyState, Link, PageTitle, Panel, Skeleton, Stack } from '@extranet/shared/ui';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { AskForm } from './AskForm.tsx';
import { askBegun, useAsk } from './ask.slice.ts';
import { addReturnsPart } from './returns.part.ts';

addReturnsPart();

/** Asks to send something of an order back. */
export default function AskReturnPage() {
  const { t } = useTranslation('cart-orders');
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { id = '' } = useParams();
  const { orderId, status, known, asked } = useAsk(({ askReturn }) => askReturn);
  useEffect(() => {
    dispatch(askBegun(id));
  }, [dispatch, id]);
  // What an earlier form asked for is still in the state when this one opens.
  const before = useRef(asked);
  useEffect(() => {
    if (asked && asked !== before.current)
      void navigate(`/orders/returns/${asked.returnId}`, { replace: true });
  }, [asked, navigate]);
  const ready = orderId === id;
  return (
    <Stack>
      <PageTitle title={t('returns.askTitle')}>
        <Link to={`/order/${id}`} icon={ArrowLeft}>
          {t('returns.backToOrder')}
        </Link>
      </PageTitle>
      {(!ready || status === 'pending') && <Skeleton height="32rem" />}
      {ready && status === 'error' && (
        <EmptyState
          title={t('returns.failed')}
          action={<Button onClick={() => dispatch(askBegun(id))}>{t('retry')}</Button>}
        >
          {t('returns.failedHint')}
        </EmptyState>
      )}
      {ready && (status === 'missing' || (status === 'success' && known?.lines.length === 0)) && (
        <Panel>
          <EmptyState
            title={t('returns.nothingLeft')}
            action={<ButtonLink to="/orders">{t('returns.toOrders')}</ButtonLink>}
          >
            {t('returns.nothingLeftHint')}
          </EmptyState>
        </Panel>
      )}
      {ready && status === 'success' && known && known.lines.length > 0 && <AskForm lines={known.lines} />}
    </Stack>
  );
}
