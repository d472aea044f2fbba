import type { AdminOrder, OrderRequest } from '@extranet/shared/contracts';
import { date } from '@extranet/shared/format';
import { useTranslation } from '@extranet/shared/i18n';
import { ORDER_TEXT_MAX } from '@extranet/shared/rules/order';
import { color, font, space } from '@extranet/shared/theme';
import { Badge, Button, Panel, Row, Stack, TextArea } from '@extranet/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { useOrderWork } from './order-work.slice.ts';
import { useChange } from './useChange.ts';

/** Where a request is answered, for what leads to it. */
export const answerField = (requestId: string) => `answer-${requestId}`;

/** What the customer asks for stands above all else while it waits for an answer. */
export function WorkRequests({ page: { life } }: { page: AdminOrder }) {
  const { t } = useTranslation('admin');
  if (life.requests.length === 0) return null;
  return (
    <Panel title={t('orderWork.requests')}>
      <Stack>
        {life.requests.map((request) => (
          <RequestLine key={request.requestId} request={request} />
        ))}
      </Stack>
    </Panel>
  );
}

function RequestLine({ request }: { request: OrderRequest }) {
  const { t } = useTranslation('admin');
  const change = useChange();
  const saving = useOrderWork((state) => state.orderWork.saving);
  const [answer, setAnswer] = useState('');
  const { requestId, text, askedAt, answeredAt } = request;
  return (
    <Stack $gap="s">
      <Row>
        <Badge tone={answeredAt ? 'quiet' : 'accent'}>
          {t(answeredAt ? 'orderWork.answered' : 'orderWork.toAnswer')}
        </Badge>
        <Soft>{date(askedAt, 'minute')}</Soft>
      </Row>
      <Quoted>{text}</Quoted>
      {answeredAt ? (
        <Quoted>{request.answer}</Quoted>
      ) : (
        <>
          <TextArea
            name={answerField(requestId)}
            label={t('orderWork.answer')}
            rows={2}
            maxLength={ORDER_TEXT_MAX.note}
            value={answer}
            onValue={setAnswer}
          />
          <Row>
            <Button
              disabled={!answer.trim()}
              busy={saving === 'answer'}
              onClick={() => change('answer', 'put', `requests/${requestId}`, { answer })}
            >
              {t('orderWork.sendAnswer')}
            </Button>
          </Row>
        </>
      )}
    </Stack>
  );
}

const Soft = styled.small`
  color: ${color('soft')};
`;
const Quoted = styled.p`
  padding-inline-start: ${space('m')};
  border-inline-start: 2px solid ${color('line')};
  font: ${font('s')};
  white-space: pre-line;
  overflow-wrap: anywhere;
`;
