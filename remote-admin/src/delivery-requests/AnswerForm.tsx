import type { DeliveryRequest } from '@extranet/shared/contracts';
import { date } from '@extranet/shared/format';
import { useTranslation } from '@extranet/shared/i18n';
import { isDayFrom } from '@extranet/shared/rules';
import { useAppDispatch } from '@extranet/shared/store';
import { space } from '@extranet/shared/theme';
import { Alert, Button, TextArea, TextField } from '@extranet/shared/ui';
import { type FormEvent, useState } from 'react';
import styled from 'styled-components';
import { answerGiven, useDeliveryRequests } from './delivery-requests.slice.ts';

const ANSWER_MAX = 1000;

interface Props {
  request: DeliveryRequest;
  onCancel: () => void;
}

/** Words, a day, or both: the customer reads them beside the product, in their notifications and in a mail. */
export function AnswerForm({ request: { drId, drProdRef, drWishedOn }, onCancel }: Props) {
  const { t } = useTranslation('admin');
  const dispatch = useAppDispatch();
  const answering = useDeliveryRequests((state) => state.deliveryRequests.answering[drId]);
  const [answer, setAnswer] = useState('');
  const [promisedOn, setPromisedOn] = useState('');
  const [problem, setProblem] = useState<'empty' | 'past' | null>(null);
  const today = date(new Date(), 'iso');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!answer.trim() && !promisedOn) return setProblem('empty');
    if (promisedOn && !isDayFrom(today, promisedOn)) return setProblem('past');
    setProblem(null);
    dispatch(answerGiven({ drId, answer, promisedOn: promisedOn || null }));
  };
  return (
    <Form noValidate onSubmit={submit} aria-label={t('inbox.answerTo', { ref: drProdRef })}>
      {answering?.failed !== undefined && (
        <Alert tone="error">{answering.failed || t('inbox.answerFailed')}</Alert>
      )}
      <TextField
        label={t('inbox.promisedOn')}
        type="date"
        min={today}
        value={promisedOn}
        onValue={setPromisedOn}
        error={problem === 'past' ? t('inbox.past') : null}
        autoFocus
      />
      {drWishedOn && drWishedOn >= today && (
        <Button variant="quiet" onClick={() => setPromisedOn(drWishedOn)}>
          {t('inbox.asWished', { day: date(drWishedOn) })}
        </Button>
      )}
      <TextArea
        label={t('inbox.words')}
        rows={3}
        maxLength={ANSWER_MAX}
        value={answer}
        onValue={setAnswer}
        error={problem === 'empty' ? t('inbox.empty') : null}
      />
      <Row>
        <Button type="submit" variant="solid" busy={answering?.busy ?? false}>
          {t('inbox.send')}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {t('common.cancel')}
        </Button>
      </Row>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  justify-items: start;
  gap: ${space('s')};
  inline-size: 100%;
  padding-block: ${space('s')};
  & > :has(textarea) { inline-size: 100%; }
`;
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space('s')};
`;
