import { useTranslation } from '@extranet/shared/i18n';
import { color, font, media, rowHeight, space } from '@extranet/shared/theme';
import { Icon, Skeleton, Stack } from '@extranet/shared/ui';
import { ExternalLink } from 'lucide-react';
import { Suspense, useEffect, useRef } from 'react';
import { Navigate, NavLink, Outlet, useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { backOfficeAddress } from './back-office.ts';
import { QueueCount } from './desk/QueueCount.tsx';
import { useDeskOf } from './desk/useFreshDesk.ts';
import { FindBar } from './find/FindBar.tsx';
import { navItems } from './nav-items.ts';
import { WaitingCount } from './part-requests/WaitingCount.tsx';

/** What waits behind a line of the rail. */
const WAITING = {
  'nav.customers': 'accounts',
  'nav.orders': 'orderRequests',
  'nav.returns': 'returns',
  'nav.delays': 'delayRequests',
  'nav.forum': 'posts',
} as const;

/** The navigation rail and, beside it, the page of the current address. */
export function AdminArea() {
  const { t } = useTranslation('admin');
  const backOffice = backOfficeAddress();
  const { pathname, search } = useLocation();
  useDeskOf(pathname);
  const rail = useRef<HTMLElement>(null);
  // On a phone the rail is a line that scrolls: the page one is on must be in sight.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each address has its own line.
  useEffect(() => {
    const line = rail.current?.querySelector<HTMLElement>('.active');
    if (line) rail.current?.scrollTo?.({ left: line.offsetLeft - rail.current.offsetWidth / 3 });
  }, [pathname]);
  // With a slash at its end the address is the same page, but no line of the rail knows it.
  if (pathname.endsWith('/')) return <Navigate to={pathname.replace(/\/+$/, '') + search} replace />;
  return (
    // Wide for every page: the rail stays where it is from one to the next.
    <Frame data-wide>
      <Rail ref={rail} aria-label={t('nav.label')}>
        <FindBar />
        {navItems.map(({ to, key, icon }) => (
          <NavItem key={to} to={to} end={to === '/extradmin'} title={t(key)}>
            <Icon of={icon} />
            <span>{t(key)}</span>
            {key === 'nav.partRequests' && <WaitingCount />}
            {key in WAITING && <QueueCount kind={WAITING[key as keyof typeof WAITING]} />}
          </NavItem>
        ))}
        {backOffice && (
          <ExternalItem href={backOffice}>
            <Icon of={ExternalLink} />
            <span>{t('nav.backOffice')}</span>
          </ExternalItem>
        )}
      </Rail>
      <Content>
        <Suspense fallback={<PageSkeleton />}>
          <Outlet />
        </Suspense>
      </Content>
    </Frame>
  );
}

const PageSkeleton = () => (
  <Stack aria-busy>
    <Skeleton width="40%" height="2rem" />
    <Skeleton height="3rem" />
    <Skeleton height="24rem" />
  </Stack>
);

const Frame = styled.div`
  display: grid;
  grid-template-columns: 12rem minmax(0, 1fr);
  gap: ${space('xl')};
  ${media.tablet} {
    grid-template-columns: 3.25rem minmax(0, 1fr);
    gap: ${space('m')};
  }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    gap: 0;
  }
  /* Without the rail the page would stand in the rail's column. */
  ${media.print} { display: block; }
`;
const Rail = styled.nav`
  position: sticky;
  inset-block-start: 4.5rem;
  align-self: start;
  display: grid;
  gap: ${space('xxs')};
  margin-block-start: ${space('xl')};
  ${media.phone} {
    position: static;
    /* One line that scrolls, so that the page begins on the first screen; a name that is cut at the edge says that it goes on. */
    display: flex;
    overflow-x: auto;
    scrollbar-width: none;
    & > * { flex: none; }
    gap: 0 ${space('xs')};
    margin: ${space('m')} 0 0;
  }
  ${media.print} {
    display: none;
  }
`;
const navItemStyle = `
  display: flex;
  flex: none;
  align-items: center;
  gap: ${space('s')};
  min-block-size: ${rowHeight()};
  padding-inline: ${space('m')} ${space('xs')};
  border-inline-start: 2px solid transparent;
  color: ${color('soft')};
  font: ${font('s')};
  text-decoration: none;
  &:hover { background: ${color('hover')}; color: ${color('ink')}; }
  &.active { border-inline-start-color: ${color('accent')}; background: ${color('selected')}; color: ${color('ink')}; font: ${font('s', 'strong')}; }
  & > span:nth-of-type(1) { white-space: nowrap; }
  /* A rail of icons: the names stay for screen readers, and as tooltips. What waits stands below its icon. */
  ${media.tablet} {
    position: relative;
    flex-direction: column;
    justify-content: center;
    gap: 0;
    padding-inline: 0;
    & > span:nth-of-type(1) { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); }
    & > span + span { margin: 0; }
  }
  ${media.phone} {
    position: static;
    flex-direction: row;
    justify-content: start;
    gap: ${space('s')};
    & > span:nth-of-type(1) { position: static; inline-size: auto; block-size: auto; clip-path: none; }
    padding-inline: ${space('xs')};
    border-inline-start: 0;
    border-block-end: 2px solid transparent;
    font: ${font('xs')};
    & > svg { display: none; }
    &.active { border-block-end-color: ${color('accent')}; background: none; font: ${font('xs', 'strong')}; }
  }
`;
const NavItem = styled(NavLink)`${navItemStyle}`;
const ExternalItem = styled.a`
  ${navItemStyle}
  margin-block-start: ${space('l')};
  ${media.phone} { margin: 0; }
`;
const Content = styled.div`
  min-inline-size: 0;
`;
