import { date, money } from '@extranet/shared/format';
import { useTranslation } from '@extranet/shared/i18n';
import { useAppDispatch } from '@extranet/shared/store';
import { color, font, space } from '@extranet/shared/theme';
import { Alert, Button, EmptyState, Modal, Skeleton, Stack, toast } from '@extranet/shared/ui';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { AdditionsRefused } from '../AdditionsRefused.tsx';
import { totalOf } from '../offers.ts';
import { ReorderLines } from './ReorderLines.tsx';
import { reorderClosed, reorderConfirmed, reorderRequested, useReorder } from './reorder.slice.ts';
import { atQuantity, canReorder, hasWrongQuantity, isTaken, wantedOf } from './reorder-lines.ts';

/** Shows changed prices and withdrawn products before anything is added to the cart. */
export function ReorderDialog() {
  const { t } = useTranslation('cart-orders');
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { open, order, status, lines, offers, adding, failure } = useReorder(({ reorder }) => reorder);
  const wanted = lines.filter(isTaken);
  const priced = lines.map((line) => atQuantity(line, offers));
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
  const withdrawn = lines.filter((line) => !canReorder(line)).length;
  const changed = priced.some((line) => isTaken(line) && line.state !== 'same');
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
      {order && <From>{t('reorder.from', { reference: order.orderRef, date: date(order.orderDate) })}</From>}
      {status === 'pending' && <Skeleton lines={6} />}
      {status === 'error' && (
        <EmptyState
          title={t('reorder.failed')}
          action={<Button onClick={() => order && dispatch(reorderRequested(order))}>{t('retry')}</Button>}
        />
      )}
      {status === 'success' && (
        <Stack $gap="m">
          {adding === 'error' && failure && <AdditionsRefused failure={failure} />}
          {withdrawn > 0 && <Alert tone="warning">{t('reorder.left', { count: withdrawn })}</Alert>}
          {isWrong && <Alert tone="error">{t('reorder.wrongQuantity')}</Alert>}
          {changed && <Alert tone="info">{t('reorder.changed')}</Alert>}
          <ReorderLines lines={priced} />
          <Total>
            {t('reorder.total', { amount: money(totalOf(wantedOf(lines), offers)) })} <small>{t('ht')}</small>
          </Total>
        </Stack>
      )}
    </Modal>
  );
}

const From = styled.p`
  margin-block-end: ${space('s')};
  color: ${color('soft')};
`;
const Total = styled.p`
  text-align: end;
  font: ${font('m', 'strong')};
  & > small { font: ${font('s')}; }
`;
