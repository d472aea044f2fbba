import { useTranslation } from '@extranet/shared/i18n';
import { TEXT_MAX } from '@extranet/shared/rules';
import { afterPress, PasswordField } from '@extranet/shared/ui';
import { useState } from 'react';
import type { useConfirmedPassword } from './useConfirmedPassword.ts';

interface Props {
  choice: ReturnType<typeof useConfirmedPassword>;
  autoFocus?: boolean;
  onEdit?: () => void;
}

/** A new password and its confirmation. A difference is shown once the second field was left. */
export function NewPasswordFields({ choice, autoFocus, onEdit }: Props) {
  const { t } = useTranslation('host');
  const [left, setLeft] = useState(false);
  const { confirmation } = choice;
  const differs = left && confirmation !== '' && !choice.same;
  return (
    <>
      <PasswordField
        label={t('fields.newPassword')}
        autoComplete="new-password"
        maxLength={TEXT_MAX.password}
        value={choice.password}
        onValue={(password) => {
          choice.setPassword(password);
          onEdit?.();
        }}
        rules={choice.checklist}
        autoFocus={autoFocus}
        required
      />
      <PasswordField
        label={t('fields.confirmPassword')}
        autoComplete="new-password"
        maxLength={TEXT_MAX.password}
        value={confirmation}
        onValue={(typed) => {
          choice.setConfirmation(typed);
          onEdit?.();
        }}
        onBlur={() => afterPress(() => setLeft(true))}
        error={differs ? t('password.mismatch') : null}
        hint={differs && t('password.typeAgain')}
        required
      />
    </>
  );
}
