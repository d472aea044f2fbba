import type { DeliveryRequest } from '@extranet/shared/contracts';
import { date } from '@extranet/shared/format';
import { useTranslation } from '@extranet/shared/i18n';
import { isDayFrom, TEXT_MAX } from '@extranet/shared/rules';
import { useAppDispatch } from '@extranet/shared/store';
import { media, space } from '@extranet/shared/theme';
import { Alert, Button, Form, Stack, TextArea, TextField } from '@extranet/shared/ui';
import { Send } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { useRefusal } from '../refusals.ts';
import { type AnswerDraft, answerDrafted, answerDropped, answerSent, useDelays } from './answers.slice.ts';

interface Props {
  request: DeliveryRequest;
  onCancel: () => void;
}

/** The answer as the customer reads it in the mail; what was typed stays when the server refuses, and on another page. */
export function AnswerForm({ request: { drId, drWishedOn, drProdRef }, onCancel }: Props) {
  const { t } = useTranslation('admin');
  const dispatch = useAppDispatch();
  const today = date(new Date(), 'iso');
  const draft = useDelays(({ delays }) => delays.drafts[drId]);
  const day = draft?.day ?? (drWishedOn && drWishedOn >= today ? drWishedOn : '');
  const text = draft?.text ?? '';
  const write = (change: Partial<AnswerDraft>) => dispatch(answerDrafted({ id: drId, day, text, ...change }));
  const [shown, setShown] = useState(false);
  const answering = useDelays(({ delays }) => (delays.answering?.id === drId ? delays.answering : null));
  const refusal = useRefusal(answering?.refusal ?? null);
  const dayError = day !== '' && !isDayFrom(today, day) ? t('delays.past') : undefined;
  const textError = text.trim() === '' ? t('delays.noText') : undefined;
  const handleCancel = () => {
    dispatch(answerDropped(drId));
    onCancel();
  };
  const handleSubmit = () => {
    setShown(true);
    if (dayError || textError) return;
    dispatch(answerSent({ id: drId, answer: { text: text.trim(), ...(day && { promisedOn: day }) } }));
  };
  return (
    <Form
      status={answering?.status === 'pending' ? 'pending' : 'empty'}
      onSubmit={handleSubmit}
      actions={
        <>
          <Button onClick={handleCancel}>{t('common.cancel')}</Button>
          <Button type="submit" variant="primary" icon={Send} busy={answering?.status === 'pending'}>
            {t('delays.send')}
          </Button>
        </>
      }
    >
      <Stack $gap="m">
        {refusal && <Alert>{refusal.message}</Alert>}
        <Fields>
          <TextField
            type="date"
            label={t('delays.promisedOn')}
            min={today}
            value={day}
            error={shown ? dayError : undefined}
            onValue={(value) => write({ day: value })}
          />
          <TextArea
            label={t('delays.text', { ref: drProdRef })}
            required
            autoFocus
            rows={3}
            maxLength={TEXT_MAX.partRequest}
            value={text}
            error={shown ? textError : undefined}
            onValue={(value) => write({ text: value })}
          />
        </Fields>
      </Stack>
    </Form>
  );
}

const Fields = styled.div`
  display: grid;
  grid-template-columns: 12rem minmax(0, 1fr);
  align-items: start;
  gap: ${space('m')};
  ${media.phone} { grid-template-columns: minmax(0, 1fr); }
`;
