import { useHostSelector } from '../../base/hooks.ts';
import { RecoveryCode } from './RecoveryCode.tsx';
import { RecoveryEmail } from './RecoveryEmail.tsx';
import { selectRecovery } from './recovery.slice.ts';

export function LostPassword() {
  const { step } = useHostSelector(selectRecovery);
  return step === 'email' ? <RecoveryEmail /> : <RecoveryCode />;
}
