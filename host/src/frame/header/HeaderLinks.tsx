import { ownsPath } from '@extranet/shared/registry';
import { selectFaqRole } from '@extranet/shared/session';
import { useAppSelector } from '@extranet/shared/store';
import { color, rowHeight, space } from '@extranet/shared/theme';
import { Link, useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { useLoader, useRegistry } from '../../remotes/use-remote.ts';

/** The menu lines of the remotes, in the registry's order: a new remote needs no new host. */
export function HeaderLinks() {
  const faqRole = useAppSelector(selectFaqRole);
  const { prefetch } = useLoader();
  const { pathname } = useLocation();
  const links = useRegistry()
    .all()
    .filter(({ access, needs }) => access === 'signedIn' && (needs !== 'faq' || faqRole !== 'none'))
    .sort((a, b) => a.order - b.order)
    .flatMap(({ nav }) => nav);
  return links.map(({ to, label, under = [] }) => (
    <Item
      key={to}
      to={to}
      aria-current={ownsPath({ mounts: [to, ...under] }, pathname) ? 'page' : undefined}
      onMouseEnter={() => void prefetch(to)}
      onFocus={() => void prefetch(to)}
    >
      {label}
    </Item>
  ));
}

const Item = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: ${rowHeight()};
  padding: 0 ${space('xs')};
  color: ${color('headerSoft')};
  text-decoration: none;
  border-bottom: 2px solid transparent;
  &:hover {
    color: ${color('headerInk')};
  }
  &[aria-current] {
    color: ${color('headerInk')};
    border-bottom-color: ${color('accent')};
  }
`;
