import { phoneHref } from '@extranet/shared/format';
import { useTranslation } from '@extranet/shared/i18n';
import { selectFaqRole, selectIsSignedIn, signOutRequested } from '@extranet/shared/session';
import { useAppDispatch, useAppSelector } from '@extranet/shared/store';
import { Icon, IconButton, WireStripe } from '@extranet/shared/ui';
import { LogOut, Menu, Phone, X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useHostSelector } from '../../base/hooks.ts';
import { selectPhoneNumber } from '../../config/config.slice.ts';
import { Logo } from '../Logo.tsx';
import { HeaderLinks } from './HeaderLinks.tsx';
import { HeaderSearch } from './HeaderSearch.tsx';
import { HeaderTools } from './HeaderTools.tsx';
import { Bar, Brand, Burger, MenuPhone, MenuSignOut, Nav, PhoneLink, Row } from './headerStyles.ts';

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
