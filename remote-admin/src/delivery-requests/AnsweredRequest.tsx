import type { DeliveryRequest } from '@extranet/shared/contracts';
import { date } from '@extranet/shared/format';
import { useTranslation } from '@extranet/shared/i18n';
import { useAppDispatch } from '@extranet/shared/store';
import { color, font, space } from '@extranet/shared/theme';
import { Button, Row } from '@extranet/shared/ui';
import { Undo2 } from 'lucide-react';
import styled from 'styled-components';
import { delayMarkAsked } from './answers.slice.ts';
import { RequestFacts } from './RequestFacts.tsx';
import { RequestLine } from './RequestLine.ts';

export function AnsweredRequest({ request }: { request: DeliveryRequest }) {
  const { t } = useTranslation('admin');
  const dispatch = useAppDispatch();
  const { drId, drProdRef, drUserCompName, drHandledAt, drHandledBy, drAnswer, drPromisedOn } = request;
  return (
    <RequestLine>
      <RequestFacts request={request} />
      <Answer>
        {drAnswer || t('delays.otherwise')}
        {drPromisedOn && ` ${t('delays.promised', { day: date(drPromisedOn) })}`}
      </Answer>
      <Row>
        <Quiet>
          {drHandledBy
            ? t('delays.handledBy', { who: drHandledBy, at: date(drHandledAt, 'minute') })
            : date(drHandledAt, 'minute')}
        </Quiet>
        {!drAnswer && (
          <Button
            variant="quiet"
            icon={Undo2}
            aria-label={t('delays.reopenOf', { ref: drProdRef, who: drUserCompName })}
            onClick={() => dispatch(delayMarkAsked({ id: drId, done: false }))}
          >
            {t('delays.reopen')}
          </Button>
        )}
      </Row>
    </RequestLine>
  );
}

const Answer = styled.p`
  padding-inline-start: ${space('m')};
  border-inline-start: 2px solid ${color('line')};
  font: ${font('s')};
  white-space: pre-line;
`;
const Quiet = styled.span`
  color: ${color('soft')};
  font: ${font('xs')};
`;
