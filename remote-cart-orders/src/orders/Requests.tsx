import type { OrderRequest } from '@extranet/shared/contracts';
import { date } from '@extranet/shared/format';
import { useTranslation } from '@extranet/shared/i18n';
import { color, font, space } from '@extranet/shared/theme';
import styled from 'styled-components';

/** What was asked, and what the supplier answered. */
export function Requests({ requests }: { requests: readonly OrderRequest[] }) {
  const { t } = useTranslation('cart-orders');
  if (requests.length === 0) return null;
  return (
    <List aria-label={t('life.requests')}>
      {requests.map(({ requestId, text, askedAt, answer, answeredAt }) => (
        <li key={requestId}>
          <small>{t('life.askedAt', { at: date(askedAt) })}</small>
          <p>{text}</p>
          {answeredAt ? (
            <>
              <small>{t('life.answeredAt', { at: date(answeredAt) })}</small>
              <p>{answer}</p>
            </>
          ) : (
            <small>{t('life.noAnswerYet')}</small>
          )}
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${space('m')};
  margin: 0;
  padding: 0;
  list-style: none;
  font: ${font('s')};
  overflow-wrap: anywhere;
  & > li { display: grid; padding-inline-start: ${space('m')}; border-inline-start: 2px solid ${color('line')}; }
  & p { white-space: pre-line; }
  & small { color: ${color('soft')}; }
`;
