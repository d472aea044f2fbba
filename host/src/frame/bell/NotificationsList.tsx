import type { Notification } from '@extranet/shared/contracts';
import { date } from '@extranet/shared/format';
import { useTranslation } from '@extranet/shared/i18n';
import { useAppDispatch } from '@extranet/shared/store';
import { color, font, radius, space } from '@extranet/shared/theme';
import { Button, EmptyState, Skeleton, VisuallyHidden } from '@extranet/shared/ui';
import { Bell } from 'lucide-react';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { useHostSelector } from '../../base/hooks.ts';
import { allRead, bellClosed, bellOpened, notificationRead, olderAsked, selectBell } from './bell.slice.ts';

/** The newest first; each leads to its place. */
export function NotificationsList() {
  const { t } = useTranslation('host');
  const dispatch = useAppDispatch();
  const { status, notifications, unread, more, growing } = useHostSelector(selectBell);
  const heading = useRef<HTMLHeadingElement>(null);
  const readAll = () => {
    dispatch(allRead());
    // The button goes: the keyboard stays in the list.
    heading.current?.focus();
  };
  return (
    <>
      <Head>
        <h2 ref={heading} tabIndex={-1}>
          {t('bell.title')}
        </h2>
        {unread > 0 && (
          <Button variant="quiet" onClick={readAll}>
            {t('bell.readAll')}
          </Button>
        )}
      </Head>
      {status === 'pending' && (
        <Waiting>
          <Skeleton height="3.5rem" />
          <Skeleton height="3.5rem" />
          <Skeleton height="3.5rem" />
        </Waiting>
      )}
      {status === 'error' && (
        <EmptyState
          title={t('bell.failed')}
          action={<Button onClick={() => dispatch(bellOpened())}>{t('errors.retry')}</Button>}
        >
          {t('bell.failedHint')}
        </EmptyState>
      )}
      {status === 'success' && notifications.length === 0 && (
        <EmptyState icon={Bell} title={t('bell.none')}>
          {t('bell.noneHint')}
        </EmptyState>
      )}
      <List>
        {notifications.map((one) => (
          <Line key={one.id} notification={one} />
        ))}
      </List>
      <Foot>
        {more && (
          <Button variant="quiet" busy={growing} onClick={() => dispatch(olderAsked())}>
            {t('bell.older')}
          </Button>
        )}
        <Link to="/cust/account?onglet=notifications">{t('bell.choices')}</Link>
      </Foot>
    </>
  );
}

function Line({
  notification: { id, title, detail, path, createdAt, read },
}: {
  notification: Notification;
}) {
  const { t } = useTranslation('host');
  const dispatch = useAppDispatch();
  const follow = () => {
    dispatch(notificationRead(id));
    // The page that it leads to may be the one that is open.
    dispatch(bellClosed());
  };
  return (
    <li>
      <Place to={path} data-unread={!read} onClick={follow}>
        <strong>
          {!read && <VisuallyHidden>{t('bell.unread')} </VisuallyHidden>}
          {title}
        </strong>
        {detail && <span>{detail}</span>}
        <time dateTime={createdAt}>{date(createdAt, 'minute')}</time>
      </Place>
    </li>
  );
}

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space('m')};
  min-block-size: 3.25rem;
  padding-inline: ${space('l', 's')};
  border-block-end: 1px solid ${color('line')};
  & > h2 { font: ${font('m', 'strong')}; }
  & > h2:focus { outline: none; box-shadow: none; }
`;
const Waiting = styled.div`
  display: grid;
  gap: ${space('s')};
  padding: ${space('m', 'l')};
`;
const List = styled.ul`
  display: grid;
`;
/** A bar at the start says unread; the strong title says it too. */
const Place = styled(Link)`
  display: grid;
  gap: ${space('xxs')};
  padding: ${space('s', 'l')};
  border-block-end: 1px solid ${color('line')};
  border-inline-start: 3px solid transparent;
  color: ${color('ink')};
  text-decoration: none;
  overflow-wrap: anywhere;
  &:hover { background: ${color('hover')}; }
  & > strong { font: ${font('s')}; }
  & > span { font: ${font('s')}; color: ${color('soft')}; }
  & > time { font: ${font('xs')}; color: ${color('soft')}; }
  &[data-unread='true'] {
    border-inline-start-color: ${color('accent')};
    & > strong { font: ${font('s', 'strong')}; }
  }
`;
const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space('s', 'm')};
  padding: ${space('s', 'l')};
  & > a { color: ${color('ink')}; border-radius: ${radius('s')}; }
`;
