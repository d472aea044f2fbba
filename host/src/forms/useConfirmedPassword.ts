import { useState } from 'react';
import { useNewPassword } from './useNewPassword.ts';

/** A password that is being chosen and typed twice: ready once it is strong and both are the same. */
export function useConfirmedPassword() {
  const { password, setPassword, checklist, strong } = useNewPassword();
  const [confirmation, setConfirmation] = useState('');
  const same = password === confirmation;
  return {
    password,
    setPassword,
    checklist,
    strong,
    confirmation,
    setConfirmation,
    same,
    ready: strong && same,
  };
}
