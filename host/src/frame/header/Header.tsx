import { phoneHref } from '@extranet/shared/format';
import { useTranslation } from '@extranet/shared/i18n';
import { selectFaqRole, selectIsSignedIn, signOutRequested } from '@extranet/shared/session';
import { useAppDispatch, useAppSelector } from '@extranet/shared/store';
import { color, font, media, rowHeight, space } from '@extranet/shared/theme';
import { Icon, IconButton, WireStripe } from '@extranet/shared/ui';
import { LogOut, Menu, Phone, X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { useHostSelector } from '../../base/hooks.ts';
import { selectPhoneNumber } from '../../config/config.slice.ts';
import { Logo } from '../Logo.tsx';
import { HeaderLinks } from './HeaderLinks.tsx';
import { HeaderSearch } from './HeaderSearch.tsx';
import { HeaderTools } from './HeaderTools.tsx';

interface Props {
  search: boolean;
  /** In the back office: the administrator's name. */
  who?: string | undefined;
}

export function Header({ search, who }: Props) {
  const { t } = useTranslation('host');
  const dispatch = useAppDispatch();
  // Or soon will be: all that comes then has its place, so that nothing moves.
  const isSignedIn = useAppSelector(selectIsSignedIn) || search;
  // With the number of contributions that wait there is one icon more.
  const moderates = useAppSelector(selectFaqRole) === 'admin';
  const { pathname } = useLocation();
  const isOffice = pathname.startsWith('/extradmin');
  const number = useHostSelector(selectPhoneNumber);
  // In the back office it would be one's own.
  const phone = isOffice ? '' : number;
  const place = t(isOffice ? 'header.admin' : 'layout.site');
  const [unfolded, setUnfolded] = useState(false);
  const burger = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation folds the menu, whatever the path.
  useEffect(() => setUnfolded(false), [pathname]);
  const foldOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !unfolded) return;
    setUnfolded(false);
    burger.current?.querySelector('button')?.focus();
  };

  return (
    <Bar data-admin={isOffice} data-print="never" onKeyDown={foldOnEscape}>
      <Row>
        <Brand to="/" aria-label={place}>
          <Logo size={24} />
          <span data-crowded={isSignedIn}>{place}</span>
        </Brand>
        {search && <HeaderSearch />}
        {isSignedIn && (
          <Nav id="menu" aria-label={t('header.nav')} data-unfolded={unfolded}>
            <HeaderLinks />
            {phone && <MenuPhone href={phoneHref(phone)}>{t('header.call', { phone })}</MenuPhone>}
            <MenuSignOut type="button" onClick={() => dispatch(signOutRequested())}>
              <Icon of={LogOut} />
              {t('header.signOut')}
            </MenuSignOut>
          </Nav>
        )}
        {phone && (
          <PhoneLink
            href={phoneHref(phone)}
            aria-label={t('header.call', { phone })}
            data-crowded={isSignedIn}
            data-full={moderates}
          >
            <Icon of={Phone} />
            <span>{phone}</span>
          </PhoneLink>
        )}
        {who && <PhoneLink as="span">{who}</PhoneLink>}
        <HeaderTools isCustomer={isSignedIn} />
        {isSignedIn && (
          <Burger ref={burger}>
            <IconButton
              name={unfolded ? t('header.fold') : t('header.unfold')}
              icon={unfolded ? X : Menu}
              aria-expanded={unfolded}
              aria-controls="menu"
              onClick={() => setUnfolded(!unfolded)}
            />
          </Burger>
        )}
      </Row>
      <WireStripe />
    </Bar>
  );
}

/** In a low window (200 % zoom, a phone on its side) it would fill half of it, so there it scrolls away. */
const Bar = styled.header`
  position: sticky;
  top: 0;
  z-index: 5;
  background: ${color('header')};
  color: ${color('headerInk')};
  &[data-admin='true'] {
    background: ${color('headerAdmin')};
  }
  @media (max-height: 24rem) {
    position: static;
  }
`;

/** What opens below the search is as wide as the row. */
const Row = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${space('l')};
  max-width: 119rem;
  min-height: 3.5rem;
  margin: 0 auto;
  padding: 0 ${space('xl')};
  ${media.tablet} {
    gap: ${space('s')};
  }
  ${media.phone} {
    flex-wrap: wrap;
    gap: 0;
    padding: 0 ${space('xs')} 0 ${space('s')};
  }
`;

const Brand = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: ${rowHeight()};
  font: ${font('m', 'strong')};
  color: inherit;
  text-decoration: none;
  gap: ${space('s')};
  white-space: nowrap;
  ${media.tablet} {
    & > [data-crowded='true'] {
      display: none;
    }
  }
  ${media.phone} {
    flex: 1;
    min-inline-size: ${rowHeight()};
    /* The row stays as high when the menu opens below it. */
    min-height: 3.5rem;
  }
`;

const PhoneLink = styled.a`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space('s')};
  min-height: ${rowHeight()};
  margin-left: auto;
  color: ${color('headerSoft')};
  text-decoration: none;
  white-space: nowrap;
  &:hover {
    color: ${color('headerInk')};
  }
  ${media.tablet} {
    &[data-crowded='true'] {
      min-inline-size: ${rowHeight()};
      & > span {
        display: none;
      }
    }
  }
  ${media.phone} {
    margin-right: ${space('m')};
    &[data-crowded='true'] {
      margin: 0;
    }
    /* There the last line of the menu has it. */
    &[data-full='true'] {
      display: none;
    }
  }
  @media (max-width: 22.49rem) {
    &[data-crowded='true'] {
      display: none;
    }
  }
`;

/** There is room for the icon only beside cart and account: the number itself is the last line of the menu. */
const MenuPhone = styled.a`
  display: none;
  ${media.phone} {
    display: inline-flex;
    align-items: center;
    min-height: ${rowHeight()};
    padding: 0 ${space('xs')};
    color: ${color('headerSoft')};
    text-decoration: none;
  }
`;

/** Away from the menu's own button, which a hurried thumb would miss. */
const MenuSignOut = styled.button`
  display: none;
  ${media.phone} {
    display: inline-flex;
    align-items: center;
    gap: ${space('s')};
    min-height: ${rowHeight()};
    padding: 0 ${space('xs')};
    border: 0;
    background: none;
    color: ${color('headerSoft')};
    text-align: start;
    cursor: pointer;
  }
`;

const Nav = styled.nav`
  display: flex;
  flex: 1;
  gap: ${space('m')};
  ${media.tablet} {
    gap: ${space('xs')};
  }
  ${media.phone} {
    display: none;
    order: 9;
    flex: 1 0 100%;
    flex-direction: column;
    gap: 0;
    padding-block-end: ${space('s')};
    &[data-unfolded='true'] {
      display: flex;
    }
  }
`;

const Burger = styled.div`
  display: none;
  ${media.phone} {
    display: block;
  }
`;
