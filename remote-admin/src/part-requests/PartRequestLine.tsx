import type { PartRequest } from '@extranet/shared/contracts';
import { date, phone, phoneHref } from '@extranet/shared/format';
import { useTranslation } from '@extranet/shared/i18n';
import { useAppDispatch } from '@extranet/shared/store';
import { color, font, media, space } from '@extranet/shared/theme';
import { Badge, Button, Link, Row } from '@extranet/shared/ui';
import { Check, Reply, Undo2 } from 'lucide-react';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import { useOnBecomingTrue } from '../useOnBecomingTrue.ts';
import { AnswerForm } from './AnswerForm.tsx';
import { GivenAnswer } from './GivenAnswer.tsx';
import { mailLink } from './mail-link.ts';
import { answerDrafted, partRequestMarkAsked, usePartRequests } from './part-requests.slice.ts';

/** What was searched, for which vehicle, by whom, and what they wrote; below it the answer, or where it is written. */
export function PartRequestLine({ request }: { request: PartRequest }) {
  const { t } = useTranslation('admin');
  const dispatch = useAppDispatch();
  const { id, text, customer, status, answer } = request;
  const draft = usePartRequests((state) => state.partRequests.drafts[id]);
  const [pressed, setPressed] = useState(false);
  const given = useRef<HTMLDivElement>(null);
  const reply = useRef<HTMLButtonElement>(null);
  const writing = status === 'new' ? draft : undefined;
  // The form went away with the focus: back to the button that opened it, or to the answer that was sent.
  useOnBecomingTrue(!writing, () => {
    if (document.activeElement === document.body) (reply.current ?? given.current)?.focus();
  });
  const handleReply = () => {
    setPressed(true);
    dispatch(answerDrafted({ id }));
  };
  return (
    <Line>
      <Facts request={request} />
      {!writing && !answer && (
        <Actions>
          {status === 'new' && (
            <Button
              ref={reply}
              icon={Reply}
              aria-label={t('partRequests.answerOf', { who: customer.name, text })}
              onClick={handleReply}
            >
              {t('partRequests.answer')}
            </Button>
          )}
          <Mark request={request} />
        </Actions>
      )}
      {writing && (
        <Writing>
          <AnswerForm request={request} draft={writing} autoFocus={pressed} />
        </Writing>
      )}
      {answer && <GivenAnswer ref={given} request={request} />}
    </Line>
  );
}

function Facts({ request }: { request: PartRequest }) {
  const { t } = useTranslation('admin');
  const { text, vehicle, message, customer, askedAt, status, doneBy, doneAt, answer } = request;
  return (
    <Asked $done={status === 'done'}>
      <p>
        <strong>{text}</strong>{' '}
        <Badge tone={status === 'new' ? 'accent' : 'quiet'}>{t(`partRequests.status.${status}`)}</Badge>
      </p>
      <p>{vehicle || t('partRequests.noVehicle')}</p>
      {message && <Message>{message}</Message>}
      <Quiet>
        <Link to={`/extradmin/demandes-de-pieces?client=${encodeURIComponent(customer.id)}`}>
          {customer.name}
        </Link>
        <Link href={mailLink(t, request)}>{customer.email}</Link>
        {customer.phone && <Link href={phoneHref(customer.phone)}>{phone(customer.phone)}</Link>}
        <span>{date(askedAt, 'minute')}</span>
        {doneBy && !answer && (
          <span>
            {doneAt
              ? t('partRequests.doneByAt', { who: doneBy, at: date(doneAt, 'minute') })
              : t('partRequests.doneBy', { who: doneBy })}
          </span>
        )}
      </Quiet>
    </Asked>
  );
}

/** What was answered by telephone. The same button both ways, so that the focus stays on it. */
function Mark({ request: { id, text, status, customer } }: { request: PartRequest }) {
  const { t } = useTranslation('admin');
  const dispatch = useAppDispatch();
  const busy = usePartRequests((state) => state.partRequests.marking.includes(id));
  const waits = status === 'new';
  const words = { text, who: customer.name };
  return (
    <Button
      icon={waits ? Check : Undo2}
      variant="quiet"
      aria-label={waits ? t('partRequests.finishOf', words) : t('partRequests.reopenOf', words)}
      busy={busy}
      onClick={() => dispatch(partRequestMarkAsked({ id, status: waits ? 'done' : 'new' }))}
    >
      {waits ? t('partRequests.finish') : t('partRequests.reopen')}
    </Button>
  );
}

const Line = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space('s', 'l')};
  padding: ${space('m', 'l')};
  border-block-start: 1px solid ${color('line')};
  font: ${font('s')};
  overflow-wrap: anywhere;
  &:first-child { border-block-start: 0; }
  ${media.phone} { padding-inline: ${space('m')}; }
`;
const Asked = styled.div<{ $done: boolean }>`
  display: grid;
  flex: 1 1 18rem;
  gap: ${space('xs')};
  min-inline-size: 0;
  ${({ $done }) => $done && `& > p { color: ${color('soft')}; }`}
`;
const Actions = styled(Row)`
  ${media.phone} { flex: 1 1 100%; & > button { flex: 1 1 100%; } }
`;
const Writing = styled.div`
  flex: 1 1 100%;
  min-inline-size: 0;
`;
const Message = styled.p`
  padding-inline-start: ${space('m')};
  border-inline-start: 2px solid ${color('line')};
  white-space: pre-line;
`;
const Quiet = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${space('xxs', 'm')};
  color: ${color('soft')};
  font: ${font('xs')};
`;
