import { selectIsSignedIn } from '@extranet/shared/session';
import { useAppSelector } from '@extranet/shared/store';
import { useHostSelector } from '../base/hooks.ts';
import { ConditionsAhead } from '../base/styles/ConditionsAhead.tsx';
import { BellInHeader } from '../frame/bell/BellInHeader.tsx';
import { selectToldRegistry } from '../frame/bell/bell.slice.ts';
import { RemoteNotices } from '../remotes/RemoteNotices.tsx';

export function Notices() {
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const toldRegistry = useHostSelector(selectToldRegistry);
  return (
    <>
      <ConditionsAhead />
      <RemoteNotices toldRegistry={toldRegistry} />
      {isSignedIn && <BellInHeader />}
    </>
  );
}
