import { useTranslation } from '@extranet/shared/i18n';
import { useState } from 'react';
import { useHostSelector } from '../base/hooks.ts';
import { selectFormRules } from '../config/config.slice.ts';
import { isStrong, passwordChecklist } from './password-rules.ts';

/** A password that is being chosen, with its live checklist. */
export function useNewPassword() {
  const { t } = useTranslation('host');
  const { password: rules } = useHostSelector(selectFormRules);
  const [password, setPassword] = useState('');
  return {
    password,
    setPassword,
    checklist: passwordChecklist(rules, password, (key, values) => t(key, values ?? {})),
    strong: isStrong(rules, password),
  };
}
