import type { Order } from '@extranet/shared/contracts';
import { useTranslation } from '@extranet/shared/i18n';
import { inParis, isOpenState, ORDER_TEXT_MAX } from '@extranet/shared/rules/order';
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

/** Another day for all that waits, with the reason that the customer reads. */
export function PromiseDialog({ order, open, onClose }: Props) {
  const { t } = useTranslation('admin');
  const change = useChange();
  const { saving, refusal } = useOrderWork((state) => state.orderWork);
  const [promisedOn, setPromisedOn] = useState('');
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const form = useId();
  // biome-ignore lint/correctness/useExhaustiveDependencies: filled once when it opens.
  useEffect(() => {
    if (!open) return;
    setPromisedOn(order.orderPromisedOn ?? '');
    setReason('');
    setTried(false);
  }, [open]);
  const today = inParis(new Date()).day;
  const waiting = order.items.filter(({ itState }) => itState && isOpenState(itState));
  const said = waiting.length > 0 && waiting.every(({ itPromisedOn }) => itPromisedOn === promisedOn);
  const wrong = promisedOn < today ? t('orderWork.promiseWrong') : said ? t('orderWork.promiseSaid') : null;
  const submit = () => {
    setTried(true);
    if (!wrong) change('promise', 'put', 'promise', { promisedOn, reason });
  };
  const failed = refusal?.part === 'promise' ? refusal : null;
  const overtaken = failed?.status === 409;
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={t('orderWork.promise')}
      size="s"
      footer={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button variant="primary" type="submit" form={form} busy={saving === 'promise'}>
            {t('orderWork.promiseConfirm')}
          </Button>
        </>
      }
    >
      <Form
        id={form}
        status={saving === 'promise' ? 'pending' : failed && !overtaken ? 'error' : 'empty'}
        error={failed}
        onSubmit={submit}
        label={t('orderWork.promise')}
      >
        <Stack $gap="m">
          {overtaken && <Refused />}
          <TextField
            label={t('orderWork.promiseDay')}
            type="date"
            min={today}
            required
            value={promisedOn}
            onValue={setPromisedOn}
            error={tried ? wrong : null}
          />
          <TextField
            label={t('orderWork.reason')}
            hint={t('orderWork.reasonHint')}
            maxLength={ORDER_TEXT_MAX.reason}
            value={reason}
            onValue={setReason}
          />
        </Stack>
      </Form>
    </Modal>
  );
}
