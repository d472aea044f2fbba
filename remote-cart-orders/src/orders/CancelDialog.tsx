import type { Order, OrderItem } from '@extranet/shared/contracts';
import { integer, money } from '@extranet/shared/format';
import { useTranslation } from '@extranet/shared/i18n';
import { ORDER_TEXT_MAX } from '@extranet/shared/rules/order';
import { useAppDispatch } from '@extranet/shared/store';
import { Button, Checkbox, Form, Modal, Stack, TextField } from '@extranet/shared/ui';
import { useEffect, useState } from 'react';
import { cancelAsked } from './order-life.slice.ts';
import { useSavedPart } from './useSavedPart.ts';

interface Props {
  order: Order;
  /** Those that are not in preparation yet. */
  lines: readonly OrderItem[];
  open: boolean;
  onClose: () => void;
}

/** Which lines, and once more: this cannot be taken back. */
export function CancelDialog({ order, lines, open, onClose }: Props) {
  const { t } = useTranslation('cart-orders');
  const dispatch = useAppDispatch();
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const [reason, setReason] = useState('');
  const { busy, refusal } = useSavedPart('cancel', onClose);
  useEffect(() => {
    if (!open) return;
    setTicked(new Set());
    setReason('');
  }, [open]);
  const chosen = lines.filter(({ itId }) => ticked.has(itId));
  const submit = () => {
    if (chosen.length === 0) return;
    const itIds = chosen.map(({ itId }) => itId);
    dispatch(cancelAsked({ itIds, reason, version: order.orderVersion ?? 1 }));
  };
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={t('life.cancelTitle')}
      size="s"
      footer={
        <>
          <Button onClick={onClose}>{t('life.keep')}</Button>
          <Button variant="danger" disabled={chosen.length === 0} busy={busy} onClick={submit}>
            {t('life.cancelLines', { count: chosen.length })}
          </Button>
        </>
      }
    >
      <Form
        status={busy ? 'pending' : refusal ? 'error' : 'empty'}
        error={refusal}
        onSubmit={submit}
        label={t('life.cancelTitle')}
      >
        <Stack $gap="s">
          <p>{t('life.cancelText')}</p>
          {lines.map(({ itId, itProdRef, itQuantity, itMbrTotalPriceIT }) => (
            <Checkbox
              key={itId}
              label={t('life.cancelLine', {
                ref: itProdRef,
                quantity: integer(itQuantity),
                amount: money(itMbrTotalPriceIT),
              })}
              checked={ticked.has(itId)}
              onValue={(on) => {
                const next = new Set(ticked);
                if (on) next.add(itId);
                else next.delete(itId);
                setTicked(next);
              }}
            />
          ))}
          <TextField
            label={t('life.reason')}
            maxLength={ORDER_TEXT_MAX.reason}
            value={reason}
            onValue={setReason}
          />
        </Stack>
      </Form>
    </Modal>
  );
}
