import { newId } from '@extranet/shared/http';
import { useTranslation } from '@extranet/shared/i18n';
import { TEXT_MAX, vehicleName } from '@extranet/shared/rules';
import { useAppDispatch } from '@extranet/shared/store';
import { Alert, Button, Form, Modal, Stack, TextArea, TextField } from '@extranet/shared/ui';
import { useState } from 'react';
import { useVehicle } from '../useVehicle.ts';
import { partAsked, type RequestDraft, requestWritten, useRequest } from './request.slice.ts';
import { addSearchPart } from './search.part.ts';

addSearchPart();

interface Props {
  /** What was searched. */
  text: string;
  onClose: () => void;
}

/** 'Demander cette pièce' (B3.06). What was written stays until it was sent, also when it is closed meanwhile. */
export default function PartRequest({ text, onClose }: Props) {
  const { t } = useTranslation('catalog');
  const dispatch = useAppDispatch();
  const vehicle = useVehicle(({ chosen }) => chosen);
  const request = useRequest();
  // Once it is sent the draft is gone, and the form still says of the same that it was.
  const [first] = useState(() => request.drafts[text] ?? { key: newId(), part: text, message: '' });
  const draft = request.drafts[text] ?? first;
  const { key, part, message } = draft;
  const write = (written: Partial<RequestDraft>) =>
    dispatch(requestWritten({ text, draft: { ...draft, ...written } }));
  const [refused, setRefused] = useState(false);
  const status = request.key === key ? request.status : 'empty';
  const handleSubmit = () => {
    const wanted = part.trim();
    setRefused(wanted === '');
    if (wanted === '') return;
    dispatch(
      partAsked({ key, text: wanted, message: message.trim(), ...(vehicle && { vehicle: vehicle.key }) }),
    );
  };
  return (
    <Modal open onClose={onClose} title={t('request.title')}>
      {status === 'success' ? (
        <Stack>
          <Alert tone="success">{t('request.sent')}</Alert>
          <p>
            <Button onClick={onClose}>{t('request.close')}</Button>
          </p>
        </Stack>
      ) : (
        <Form
          status={status}
          label={t('request.title')}
          error={status === 'error' ? { message: request.failure?.message || t('request.failed') } : null}
          onSubmit={handleSubmit}
          actions={
            <Button type="submit" variant="primary" busy={status === 'pending'}>
              {t('request.send')}
            </Button>
          }
        >
          <p>{t('request.lead')}</p>
          <TextField
            label={t('request.text')}
            value={part}
            onValue={(value) => write({ part: value })}
            maxLength={TEXT_MAX.question}
            error={refused && part.trim() === '' ? t('request.textMissing') : null}
            required
          />
          {vehicle && <p>{t('request.vehicle', { vehicle: vehicleName(vehicle) })}</p>}
          <TextArea
            label={t('request.message')}
            value={message}
            onValue={(value) => write({ message: value })}
            maxLength={TEXT_MAX.partRequest}
          />
        </Form>
      )}
    </Modal>
  );
}
