import { SlotFiller } from '@extranet/shared/remote';
import { GlobalStyle } from '@extranet/shared/theme';
import { Toasts } from '@extranet/shared/ui';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { Renewals } from '../access/Renewals.tsx';
import { SignInDialog } from '../access/SignInDialog.tsx';
import { ConnectionBanner } from '../base/connection/ConnectionBanner.tsx';
import { navigateWith } from '../base/navigation.ts';
import { NotFound } from '../errors/NotFound.tsx';
import { Notice } from '../errors/Notice.tsx';
import { RouteFocus } from '../frame/RouteFocus.tsx';
import { RemoteSlot } from '../remotes/RemoteSlot.tsx';
import { LateNotices } from './LateNotices.tsx';
import { Pages } from './Pages.tsx';

export function App() {
  const navigate = useNavigate();
  useEffect(() => navigateWith((to, options) => void navigate(to, options)), [navigate]);
  return (
    <>
      <GlobalStyle />
      <SlotFiller value={RemoteSlot}>
        <Pages />
      </SlotFiller>
      <ConnectionBanner />
      <RouteFocus />
      <SignInDialog />
      <Renewals />
      <NotFound />
      <Notice />
      <LateNotices />
      <Toasts />
    </>
  );
}
