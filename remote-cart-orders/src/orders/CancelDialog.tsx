import type { Order, OrderItem } from '@extranet/shared/contracts';
import { integer, money } from '@extranet/shared/format';
import { useTranslation } from '@extranet/shared/i18n';
import { isQuantity, type TypedQuantity } from '@extranet/shared/rules';
import { ORDER_TEXT_MAX } from '@extranet/shared/rules/order';
import { useAppDispatch } from '@extranet/shared/store';
import { Button, Checkbox, Form, Modal, QuantityStepper, Row, Stack, TextField } from '@extranet/shared/ui';
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

const NOTHING: ReadonlyMap<string, TypedQuantity> = new Map();

/** Which lines, how many pieces of each, and once more: this cannot be taken back. */
export function CancelDialog({ order, lines, open, onClose }: Props) {
  const { t } = useTranslation('cart-orders');
  const dispatch = useAppDispatch();
  const [pieces, setPieces] = useState<ReadonlyMap<string, TypedQuantity>>(NOTHING);
  const [reason, setReason] = useState('');
  const { busy, refusal } = useSavedPart('cancel', onClose);
  useEffect(() => {
    if (!open) return;
    setPieces(NOTHING);
    setReason('');
  }, [open]);
  const chosen = lines.filter(({ itId }) => pieces.has(itId));
  const wrong = [...pieces.values()].some((quantity) => !isQuantity(quantity));
  const choose = (itId: string, quantity: TypedQuantity | null) => {
    const next = new Map(pieces);
    if (quantity === null) next.delete(itId);
    else next.set(itId, quantity);
    setPieces(next);
  };
  const submit = () => {
    if (chosen.length === 0 || wrong) return;
    const itIds = chosen.map(({ itId }) => itId);
    const quantities = chosen
      .map(({ itId, itQuantity }) => ({ itId, quantity: Number(pieces.get(itId)), all: itQuantity }))
      .filter(({ quantity, all }) => quantity < all)
      .map(({ itId, quantity }) => ({ itId, quantity }));
    const some = quantities.length > 0 && { quantities };
    dispatch(cancelAsked({ itIds, ...some, reason, version: order.orderVersion ?? 1 }));
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
          <Button variant="danger" disabled={chosen.length === 0 || wrong} busy={busy} onClick={submit}>
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
            <Row key={itId}>
              <Checkbox
                label={t('life.cancelLine', {
                  ref: itProdRef,
                  quantity: integer(itQuantity),
                  amount: money(itMbrTotalPriceIT),
                })}
                checked={pieces.has(itId)}
                onValue={(on) => choose(itId, on ? itQuantity : null)}
              />
              {itQuantity > 1 && pieces.has(itId) && (
                <QuantityStepper
                  value={pieces.get(itId) ?? itQuantity}
                  onValue={(value) =>
                    choose(itId, typeof value === 'number' ? Math.min(value, itQuantity) : value)
                  }
                  label={t('life.cancelQuantity', { ref: itProdRef })}
                />
              )}
            </Row>
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
