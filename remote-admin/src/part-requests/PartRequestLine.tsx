import type { PartRequest } from '@extranet/shared/contracts';
import { date, phone, phoneHref } from '@extranet/shared/format';
import { useTranslation } from '@extranet/shared/i18n';
import { useAppDispatch } from '@extranet/shared/store';
import { color, font, media, space } from '@extranet/shared/theme';
import { Badge, Button, Link } from '@extranet/shared/ui';
import { Check, Undo2 } from 'lucide-react';
import styled from 'styled-components';
import { mailLink } from './mail-link.ts';
import { partRequestMarkAsked, usePartRequests } from './part-requests.slice.ts';

/** What was searched, for which vehicle, by whom, and what they wrote. */
export function PartRequestLine({ request }: { request: PartRequest }) {
  const { t } = useTranslation('admin');
  const { text, vehicle, message, customer, askedAt, status, doneBy } = request;
  return (
    <Line $done={status === 'done'}>
      <div>
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
          {doneBy && <span>{t('partRequests.doneBy', { who: doneBy })}</span>}
        </Quiet>
      </div>
      <Mark request={request} />
    </Line>
  );
}

/** The same button both ways, so that the focus stays on it. */
function Mark({ request: { id, text, status, customer } }: { request: PartRequest }) {
  const { t } = useTranslation('admin');
  const dispatch = useAppDispatch();
  const busy = usePartRequests((state) => state.partRequests.marking.includes(id));
  const waits = status === 'new';
  const words = { text, who: customer.name };
  return (
    <Button
      icon={waits ? Check : Undo2}
      variant={waits ? 'secondary' : 'quiet'}
      aria-label={waits ? t('partRequests.finishOf', words) : t('partRequests.reopenOf', words)}
      busy={busy}
      onClick={() => dispatch(partRequestMarkAsked({ id, status: waits ? 'done' : 'new' }))}
    >
      {waits ? t('partRequests.finish') : t('partRequests.reopen')}
    </Button>
  );
}

const Line = styled.li<{ $done: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space('s', 'l')};
  padding: ${space('m', 'l')};
  border-block-start: 1px solid ${color('line')};
  font: ${font('s')};
  overflow-wrap: anywhere;
  ${({ $done }) => $done && `& > div > p { color: ${color('soft')}; }`}
  &:first-child { border-block-start: 0; }
  & > div { display: grid; flex: 1 1 18rem; gap: ${space('xs')}; min-inline-size: 0; }
  ${media.phone} { padding-inline: ${space('m')}; & > button { flex: 1 1 100%; } }
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
