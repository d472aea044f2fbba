import type { Parcel } from '@extranet/shared/contracts';
import { useTranslation } from '@extranet/shared/i18n';
import { Button, Form, Modal, Stack } from '@extranet/shared/ui';
import { useEffect, useId, useState } from 'react';
import { useOrderWork } from './order-work.slice.ts';
import { asSent, NO_WORDS, ParcelFields, type ParcelWords, wrongWords } from './ParcelFields.tsx';
import { Refused } from './Refused.tsx';
import { useChange } from './useChange.ts';

interface Props {
  parcel: Parcel;
  open: boolean;
  onClose: () => void;
}

/** A number that was typed wrong is typed right: the parcel stays the one that left. */
export function ParcelCorrection({ parcel, open, onClose }: Props) {
  const { t } = useTranslation('admin');
  const change = useChange();
  const form = useId();
  const { saving, refusal } = useOrderWork((state) => state.orderWork);
  const [words, setWords] = useState(NO_WORDS);
  const [tried, setTried] = useState(false);
  const { parcelId, carrier, number, link } = parcel;
  const announced = parcel.expectedOn ?? '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: filled once when it opens.
  useEffect(() => {
    if (!open) return;
    setWords({ carrier, number, link, expectedOn: announced });
    setTried(false);
  }, [open]);
  const wrong = wrongWords(words, announced);
  /** A link has the number in it: it follows, until somebody changes it too. */
  const linkOf = (right: string) =>
    number && right.trim() ? link.replaceAll(number, encodeURIComponent(right.trim())) : link;
  const follow = (next: ParcelWords) =>
    setWords(
      words.link === linkOf(words.number) && next.link === words.link
        ? { ...next, link: linkOf(next.number) }
        : next,
    );
  const submit = () => {
    setTried(true);
    if (Object.values(wrong).some(Boolean)) return;
    change('parcelWords', 'put', `parcels/${parcelId}`, asSent(words));
  };
  const failed = refusal?.part === 'parcelWords' ? refusal : null;
  const overtaken = failed?.code === 'order.changed';
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={t('orderWork.parcel.correctTitle')}
      size="s"
      footer={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button variant="primary" type="submit" form={form} busy={saving === 'parcelWords'}>
            {t('orderWork.parcel.correctConfirm')}
          </Button>
        </>
      }
    >
      <Form
        id={form}
        status={saving === 'parcelWords' ? 'pending' : failed && !overtaken ? 'error' : 'empty'}
        error={failed}
        onSubmit={submit}
        label={t('orderWork.parcel.correctTitle')}
      >
        <Stack $gap="m">
          {overtaken && <Refused />}
          <ParcelFields words={words} onWords={follow} wrong={tried ? wrong : null} />
        </Stack>
      </Form>
    </Modal>
  );
}
