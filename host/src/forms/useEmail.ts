import { afterPress } from '@extranet/shared/ui';
import { useState } from 'react';
import { useHostSelector } from '../base/hooks.ts';
import { selectFormRules } from '../config/config.slice.ts';

/** An email address, checked by the configured expression. It counts as wrong once the field was left or the form submitted. */
export function useEmail(start: string, checkedFromStart = false) {
  const rules = useHostSelector(selectFormRules);
  const [email, setEmail] = useState(start);
  const [checked, setChecked] = useState(checkedFromStart);
  const valid = new RegExp(rules.email.regexp).test(email.trim());
  return {
    email,
    setEmail,
    valid,
    wrong: checked && !valid,
    check: () => afterPress(() => setChecked(true)),
  };
}
