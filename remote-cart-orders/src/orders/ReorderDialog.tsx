import { useTranslation } from '@extranet/shared/i18n';
import { useAppDispatch } from '@extranet/shared/store';
import { Alert, Button, EmptyState, Modal, Skeleton, Stack, toast } from '@extranet/shared/ui';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useFailureText } from '../useFailureText.ts';
import { ReorderLines } from './ReorderLines.tsx';
import { reorderClosed, reorderConfirmed, reorderRequested, useReorder } from './reorder.slice.ts';
import { canReorder, hasWrongQuantity } from './reorder-lines.ts';

/** Shows changed prices and withdrawn products before anything is added to the cart. */
export function ReorderDialog() {
  const { t } = useTranslation('cart-orders');
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const failureText = useFailureText();
  const { open, items, status, lines, adding, failure } = useReorder(({ reorder }) => reorder);
  const wanted = lines.filter(canReorder);
  useEffect(() => {
    if (!open || adding !== 'success') return;
    dispatch(reorderClosed());
    toast({
      text: t('reorder.added', { count: wanted.length }),
      tone: 'success',
      action: { label: t('orders.seeCart'), onAction: () => navigate('/cart') },
    });
  }, [open, adding, wanted.length, dispatch, navigate, t]);
  const isWrong = hasWrongQuantity(lines);
  const changed = wanted.some(({ state }) => state !== 'same');
  return (
    <Modal
      open={open}
      onClose={() => dispatch(reorderClosed())}
      title={t('reorder.title')}
      size="l"
      footer={
        <>
          <Button onClick={() => dispatch(reorderClosed())}>{t('cancel')}</Button>
          <Button
            variant="primary"
            disabled={status !== 'success' || wanted.length === 0 || isWrong}
            busy={adding === 'pending'}
            onClick={() => dispatch(reorderConfirmed())}
          >
            {t('reorder.confirm', { count: wanted.length })}
          </Button>
        </>
      }
    >
      {status === 'pending' && <Skeleton lines={6} />}
      {status === 'error' && (
        <EmptyState
          title={t('reorder.failed')}
          action={<Button onClick={() => dispatch(reorderRequested(items))}>{t('retry')}</Button>}
        />
      )}
      {status === 'success' && (
        <Stack $gap="m">
          {adding === 'error' && failure && (
            <Alert tone="error" title={t('additions.refused')}>
              {failure.code === 'cart.unheard' ? t('additions.unheard') : failureText(failure)}
            </Alert>
          )}
          {wanted.length < lines.length && (
            <Alert tone="warning">{t('reorder.left', { count: lines.length - wanted.length })}</Alert>
          )}
          {isWrong && <Alert tone="error">{t('reorder.wrongQuantity')}</Alert>}
          {changed && <Alert tone="info">{t('reorder.changed')}</Alert>}
          <ReorderLines lines={lines} />
        </Stack>
      )}
    </Modal>
  );
}
