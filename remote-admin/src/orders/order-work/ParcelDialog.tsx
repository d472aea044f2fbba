import type { Order } from '@extranet/shared/contracts';
import { integer } from '@extranet/shared/format';
import { useTranslation } from '@extranet/shared/i18n';
import { isOpenState } from '@extranet/shared/rules/order';
import { Button, Form, Modal, Stack, TextField } from '@extranet/shared/ui';
import { useEffect, useId, useState } from 'react';
import { useOrderWork } from './order-work.slice.ts';
import { asSent, NO_WORDS, ParcelFields, wrongWords } from './ParcelFields.tsx';
import { Refused } from './Refused.tsx';
import { useChange } from './useChange.ts';

interface Props {
  order: Order;
  open: boolean;
  onClose: () => void;
}

/** What leaves: by default all that waits; a smaller quantity leaves the rest waiting with its date. */
export function ParcelDialog({ order, open, onClose }: Props) {
  const { t } = useTranslation('admin');
  const change = useChange();
  const { saving, refusal } = useOrderWork((state) => state.orderWork);
  const [words, setWords] = useState(NO_WORDS);
  const [counts, setCounts] = useState<Record<string, string>>({});
  const [tried, setTried] = useState(false);
  const form = useId();
  const waiting = order.items.filter(
    ({ itState, itQuantity, itShipped = 0 }) => itState && isOpenState(itState) && itShipped < itQuantity,
  );
  // A colleague may have sent the rest while this was being filled.
  const nothingLeft = waiting.length === 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: filled once when it opens; the clerk's numbers stay afterwards.
  useEffect(() => {
    if (!open) return;
    setWords(NO_WORDS);
    setTried(false);
    setCounts(
      Object.fromEntries(
        waiting.map(({ itId, itQuantity, itShipped = 0 }) => [itId, String(itQuantity - itShipped)]),
      ),
    );
  }, [open]);
  const leftOf = new Map(
    waiting.map(({ itId, itQuantity, itShipped = 0 }) => [itId, itQuantity - itShipped]),
  );
  const isWrong = (itId: string) => {
    const count = counts[itId]?.trim() ?? '';
    return !/^\d{0,4}$/.test(count) || Number(count) > (leftOf.get(itId) ?? 0);
  };
  const lines = waiting
    .map(({ itId }) => ({ itId, quantity: Number(counts[itId] || 0) }))
    .filter(({ quantity }) => quantity > 0);
  const wrong = wrongWords(words);
  const submit = () => {
    setTried(true);
    if (Object.values(wrong).some(Boolean) || lines.length === 0 || waiting.some(({ itId }) => isWrong(itId)))
      return;
    change('parcel', 'post', 'parcels', { ...asSent(words), lines });
  };
  const failed = refusal?.part === 'parcel' ? refusal : null;
  const overtaken = failed?.status === 409;
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={t('orderWork.send')}
      footer={
        <>
          <Button onClick={onClose}>{t(nothingLeft ? 'common.close' : 'common.cancel')}</Button>
          <Button
            variant="primary"
            type="submit"
            form={form}
            busy={saving === 'parcel'}
            disabled={nothingLeft}
          >
            {t('orderWork.parcel.confirm')}
          </Button>
        </>
      }
    >
      <Form
        id={form}
        status={saving === 'parcel' ? 'pending' : failed && !overtaken ? 'error' : 'empty'}
        error={failed}
        onSubmit={submit}
        label={t('orderWork.send')}
      >
        <Stack $gap="m">
          {overtaken && <Refused />}
          {nothingLeft && <p>{t('orderWork.parcel.nothingLeft')}</p>}
          <ParcelFields words={words} onWords={setWords} wrong={tried ? wrong : null} />
          {waiting.map(({ itId, itProdRef }) => (
            <TextField
              key={itId}
              label={t('orderWork.parcel.count', { ref: itProdRef, left: integer(leftOf.get(itId) ?? 0) })}
              inputMode="numeric"
              value={counts[itId] ?? ''}
              onValue={(value) => setCounts({ ...counts, [itId]: value })}
              error={
                isWrong(itId)
                  ? t('orderWork.parcel.tooMany', { left: integer(leftOf.get(itId) ?? 0) })
                  : tried && lines.length === 0
                    ? t('orderWork.parcel.empty')
                    : null
              }
            />
          ))}
        </Stack>
      </Form>
    </Modal>
  );
}
