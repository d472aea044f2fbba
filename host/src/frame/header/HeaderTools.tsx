import { useTranslation } from '@extranet/shared/i18n';
import { selectFaqRole, selectIsAdmin, selectIsSignedIn, signOutRequested } from '@extranet/shared/session';
import { useAppDispatch, useAppSelector } from '@extranet/shared/store';
import { color, media, rowHeight, space } from '@extranet/shared/theme';
import { Icon, IconButton, VisuallyHidden } from '@extranet/shared/ui';
import { LogOut, UserRound } from 'lucide-react';
import { NavLink } from 'react-router-dom';
import styled from 'styled-components';
import { RemoteSlot } from '../../remotes/RemoteSlot.tsx';
import { EarlyBell } from '../bell/EarlyBell.tsx';

interface Props {
  /** Also one whom the server is still to name: the places are there. */
  isCustomer: boolean;
}

/** Cart, account and sign-out, at the right end of the header. */
export function HeaderTools({ isCustomer }: Props) {
  const { t } = useTranslation('host');
  const dispatch = useAppDispatch();
  const isAdmin = useAppSelector(selectIsAdmin);
  const moderates = useAppSelector(selectFaqRole) === 'admin';
  const isSignedIn = useAppSelector(selectIsSignedIn);
  if (!isCustomer && !isAdmin) return null;
  return (
    <Tools>
      {isCustomer && (
        <>
          {moderates && <RemoteSlot name="header.faq" />}
          <CartPlace id="bell">
            <EarlyBell />
          </CartPlace>
          <CartPlace>{isSignedIn && <RemoteSlot name="header.cart" />}</CartPlace>
          <AccountLink to="/cust/account" title={t('header.account')}>
            <Icon of={UserRound} />
            <VisuallyHidden>{t('header.account')}</VisuallyHidden>
          </AccountLink>
        </>
      )}
      <SignOutPlace data-in-menu={isCustomer}>
        <IconButton name={t('header.signOut')} icon={LogOut} onClick={() => dispatch(signOutRequested())} />
      </SignOutPlace>
    </Tools>
  );
}

const Tools = styled.div`
  display: flex;
  align-items: center;
  gap: ${space('xs')};
  ${media.phone} {
    gap: 0;
  }
`;

/** On a phone it would stand where the thumb looks for the menu: there it is the last line of the menu. */
const SignOutPlace = styled.div`
  ${media.phone} { &[data-in-menu='true'] { display: none; } }
`;

/** What comes later has its place, so that nothing moves. The bell comes by bell/BellInHeader.tsx. */
const CartPlace = styled.div`
  min-width: ${rowHeight()};
  min-height: ${rowHeight()};
  display: grid;
  place-items: center;
`;

const AccountLink = styled(NavLink)`
  display: grid;
  place-items: center;
  min-width: ${rowHeight()};
  min-height: ${rowHeight()};
  border-block: 2px solid transparent;
  color: inherit;
  &.active {
    border-block-end-color: ${color('accent')};
  }
`;
