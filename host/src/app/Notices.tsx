import { selectIsSignedIn } from '@extranet/shared/session';
import { useAppSelector } from '@extranet/shared/store';
import { BellInHeader } from '../frame/bell/BellInHeader.tsx';
import { RemoteNotices } from '../remotes/RemoteNotices.tsx';

export function Notices() {
  const isSignedIn = useAppSelector(selectIsSignedIn);
  return (
    <>
      <RemoteNotices />
      {isSignedIn && <BellInHeader />}
    </>
  );
}
