import type { OrderDocument } from '@extranet/shared/contracts';
import { useTranslation } from '@extranet/shared/i18n';
import { ORDER_TEXT_MAX } from '@extranet/shared/rules/order';
import { useAppDispatch } from '@extranet/shared/store';
import { Button, Form, Modal, Stack, TextField } from '@extranet/shared/ui';
import { useEffect, useId, useState } from 'react';
import { useDocuments, withdrawalAsked } from './documents.slice.ts';

interface Props {
  document: OrderDocument | null;
  onClose: () => void;
}

/** With a word: the customer reads it where they have opened the file. */
export function WithdrawDialog({ document, onClose }: Props) {
  const { t } = useTranslation('admin');
  const dispatch = useAppDispatch();
  const { withdrawing, refusal, withdrawn } = useDocuments((state) => state.documents);
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const form = useId();
  const id = document?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: emptied for each document.
  useEffect(() => {
    setReason('');
    setTried(false);
  }, [id]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each that was withdrawn closes the dialog.
  useEffect(() => {
    if (withdrawn > 0) onClose();
  }, [withdrawn]);
  const submit = () => {
    setTried(true);
    if (id !== undefined && reason.trim()) dispatch(withdrawalAsked({ id, reason }));
  };
  return (
    <Modal
      open={document !== null}
      onClose={onClose}
      title={t('documents.withdraw', { number: document?.number ?? '' })}
      size="s"
      footer={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button variant="danger" type="submit" form={form} busy={withdrawing}>
            {t('common.remove')}
          </Button>
        </>
      }
    >
      <Form
        id={form}
        status={withdrawing ? 'pending' : tried && refusal ? 'error' : 'empty'}
        error={tried ? refusal : null}
        onSubmit={submit}
        label={t('documents.withdrawLabel')}
      >
        <Stack $gap="m">
          <p>{t(document?.fetchedAt ? 'documents.withdrawFetched' : 'documents.withdrawUnread')}</p>
          <TextField
            label={t('documents.reason')}
            required
            maxLength={ORDER_TEXT_MAX.reason}
            value={reason}
            onValue={setReason}
            error={tried && !reason.trim() ? t('documents.reasonMissing') : null}
          />
        </Stack>
      </Form>
    </Modal>
  );
}
