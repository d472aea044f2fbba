import { SlotFiller } from '@extranet/shared/remote';
import { GlobalStyle } from '@extranet/shared/theme';
import { Toasts } from '@extranet/shared/ui';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { ConnectionBanner } from '../connection/ConnectionBanner.tsx';
import { NotFoundDialog } from '../errors/NotFoundDialog.tsx';
import { Notice } from '../errors/Notice.tsx';
import { RemoteNotices } from '../remotes/RemoteNotices.tsx';
import { RemoteSlot } from '../remotes/RemoteSlot.tsx';
import { SignInDialog } from '../sign-in/SignInDialog.tsx';
import { navigateWith } from './navigation.ts';
import { Pages } from './Pages.tsx';
import { RouteFocus } from './RouteFocus.tsx';

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
      <NotFoundDialog />
      <Notice />
      <RemoteNotices />
      <Toasts />
    </>
  );
}
