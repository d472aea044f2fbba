import type { Order } from '@extranet/shared/contracts';
import { integer } from '@extranet/shared/format';
import { useTranslation } from '@extranet/shared/i18n';
import { isDayFrom } from '@extranet/shared/rules';
import { inParis, isOpenState, isParcelLink, ORDER_TEXT_MAX } from '@extranet/shared/rules/order';
import { Button, Form, Modal, Stack, TextField } from '@extranet/shared/ui';
import { useEffect, useId, useState } from 'react';
import { useOrderWork } from './order-work.slice.ts';
import { Refused } from './Refused.tsx';
import { useChange } from './useChange.ts';

interface Props {
  order: Order;
  open: boolean;
  onClose: () => void;
}

const EMPTY = { carrier: '', number: '', link: '', expectedOn: '' };

/** What leaves: by default all that waits; a smaller quantity leaves the rest waiting with its date. */
export function ParcelDialog({ order, open, onClose }: Props) {
  const { t } = useTranslation('admin');
  const change = useChange();
  const { saving, refusal } = useOrderWork((state) => state.orderWork);
  const [fields, setFields] = useState(EMPTY);
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
    setFields(EMPTY);
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
  const errors = {
    carrier: fields.carrier.trim() ? null : t('orderWork.parcel.carrierMissing'),
    link: isParcelLink(fields.link.trim()) ? null : t('orderWork.parcel.linkWrong'),
    expectedOn:
      fields.expectedOn === '' || isDayFrom(inParis(new Date()).day, fields.expectedOn)
        ? null
        : t('orderWork.promiseWrong'),
    lines: lines.length > 0 ? null : t('orderWork.parcel.empty'),
  };
  const submit = () => {
    setTried(true);
    if (Object.values(errors).some(Boolean) || waiting.some(({ itId }) => isWrong(itId))) return;
    const { carrier, number, link, expectedOn } = fields;
    change('parcel', 'post', 'parcels', { carrier, number, link, ...(expectedOn && { expectedOn }), lines });
  };
  const field = (name: keyof typeof EMPTY) => ({
    value: fields[name],
    onValue: (value: string) => setFields({ ...fields, [name]: value }),
  });
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
          <TextField
            label={t('orderWork.parcel.carrier')}
            required
            maxLength={ORDER_TEXT_MAX.carrier}
            error={tried ? errors.carrier : null}
            {...field('carrier')}
          />
          <TextField
            label={t('orderWork.parcel.number')}
            maxLength={ORDER_TEXT_MAX.parcelNumber}
            {...field('number')}
          />
          <TextField
            label={t('orderWork.parcel.link')}
            type="url"
            hint={t('orderWork.parcel.linkHint')}
            maxLength={ORDER_TEXT_MAX.link}
            error={tried ? errors.link : null}
            {...field('link')}
          />
          <TextField
            label={t('orderWork.parcel.expectedOn')}
            type="date"
            error={tried ? errors.expectedOn : null}
            {...field('expectedOn')}
          />
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
                  : tried
                    ? errors.lines
                    : null
              }
            />
          ))}
        </Stack>
      </Form>
    </Modal>
  );
}
