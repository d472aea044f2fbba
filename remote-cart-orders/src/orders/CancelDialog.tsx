import type { Order, OrderItem } from '@extranet/shared/contracts';
import { money } from '@extranet/shared/format';
import { useTranslation } from '@extranet/shared/i18n';
import { isQuantity, type TypedQuantity } from '@extranet/shared/rules';
import { ORDER_TEXT_MAX } from '@extranet/shared/rules/order';
import { useAppDispatch } from '@extranet/shared/store';
import { Alert, Button, Form, Modal, Stack, TextField, toast } from '@extranet/shared/ui';
import { useEffect, useState } from 'react';
import { CancelLine } from './CancelLine.tsx';
import { begunMeanwhile, type Pieces, piecesInPart, totalAfter } from './cancelling.ts';
import { cancelAsked } from './order-life.slice.ts';
import { useSavedPart } from './useSavedPart.ts';

interface Props {
  order: Order;
  /** Those that are not in preparation yet. */
  lines: readonly OrderItem[];
  open: boolean;
  onClose: () => void;
  /** What cannot be cancelled any more can be asked for. */
  onRequest: () => void;
}

const NOTHING: Pieces = new Map();

/** Which lines, how many pieces of each, and once more: this cannot be taken back. */
export function CancelDialog({ order, lines, open, onClose, onRequest }: Props) {
  const { t } = useTranslation('cart-orders');
  const dispatch = useAppDispatch();
  const [pieces, setPieces] = useState<Pieces>(NOTHING);
  const [reason, setReason] = useState('');
  const { busy, refusal } = useSavedPart('cancel', () => {
    toast({ text: t('life.cancelDone'), tone: 'success' });
    onClose();
  });
  useEffect(() => {
    if (!open) return;
    setPieces(NOTHING);
    setReason('');
  }, [open]);
  const begun = begunMeanwhile(order.items, lines, pieces);
  const over = lines.length === 0;
  const chosen = lines.filter(({ itId }) => pieces.has(itId));
  const wrong = chosen.some(({ itId }) => !isQuantity(pieces.get(itId) ?? 0));
  // Of a line whose preparation began meanwhile nothing goes any more.
  const going = new Map([...pieces].filter(([id]) => chosen.some(({ itId }) => itId === id)));
  const total = totalAfter(order.items, going);
  const after = total === null ? t('life.allCancelled') : t('life.newTotal', { amount: money(total) });
  const outcome = chosen.length > 0 && !wrong ? after : '';
  const inPart = piecesInPart(chosen, pieces);
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
          {!over && (
            <Button variant="danger" disabled={chosen.length === 0 || wrong} busy={busy} onClick={submit}>
              {inPart === null
                ? t('life.cancelLines', { count: chosen.length })
                : t('life.cancelPieces', { count: inPart })}
            </Button>
          )}
        </>
      }
    >
      <Form
        status={busy ? 'pending' : refusal ? 'error' : 'empty'}
        error={begun ? null : refusal}
        onSubmit={submit}
        label={t('life.cancelTitle')}
      >
        <Stack $gap="s">
          {begun && (
            <Alert
              tone="warning"
              title={t('life.begunTitle')}
              action={<Button onClick={onRequest}>{t('life.request')}</Button>}
            >
              {over
                ? t('life.begunAll')
                : t('life.begun', {
                    count: begun.length,
                    references: begun.map(({ itProdRef }) => itProdRef).join(', '),
                  })}
            </Alert>
          )}
          {!over && <p>{t('life.cancelText')}</p>}
          {lines.map((line) => (
            <CancelLine
              key={line.itId}
              line={line}
              pieces={pieces.get(line.itId)}
              onPieces={(quantity) => choose(line.itId, quantity)}
            />
          ))}
          {/* There from the start, so that its first words are read out, too. */}
          <p role="status">{outcome}</p>
          {!over && (
            <TextField
              label={t('life.reason')}
              maxLength={ORDER_TEXT_MAX.reason}
              value={reason}
              onValue={setReason}
            />
          )}
        </Stack>
      </Form>
    </Modal>
  );
}
