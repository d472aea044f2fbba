import { useTranslation } from '@extranet/shared/i18n';
import { useAppDispatch } from '@extranet/shared/store';
import { Alert, Button, Form, PasswordField, VisuallyHidden } from '@extranet/shared/ui';
import { useState } from 'react';
import { useHostSelector } from '../app/hooks.ts';
import { useFormError } from '../forms/useFormError.ts';
import { useKeptFocus } from '../forms/useKeptFocus.ts';
import { useNewPassword } from '../forms/useNewPassword.ts';
import { selectDialog, tabChosen } from '../sign-in/dialog.slice.ts';
import { TabLink, TabLinks } from '../sign-in/TabLinks.tsx';
import { newPasswordSubmitted, selectNewPassword } from './new-password.slice.ts';
import { anotherCodeAsked, selectRecovery } from './recovery.slice.ts';

/** What cannot be mended here: the code or the link no longer counts. */
const EXPIRED = ['recovery.closed', 'recovery.wrongCode', 'credentials.expired'];

export function NewPassword() {
  const { t } = useTranslation('host');
  const dispatch = useAppDispatch();
  const { status, failure, proof } = useHostSelector(selectNewPassword);
  const { email } = useHostSelector(selectRecovery);
  const { credentials } = useHostSelector(selectDialog);
  const error = useFormError(failure);
  const keepFocus = useKeptFocus(status);
  const { password, setPassword, checklist, strong } = useNewPassword();
  const [confirmPassword, setConfirm] = useState('');
  const [left, setLeft] = useState(false);
  const same = password === confirmPassword;

  const submit = () => {
    if (!strong || !same) return;
    keepFocus();
    dispatch(newPasswordSubmitted({ password, confirmPassword }));
  };
  const startAgain = () => {
    dispatch(anotherCodeAsked());
    dispatch(tabChosen({ tab: 'lostPwd' }));
  };
  if (status === 'success')
    return (
      <>
        <Alert tone="success">{t('newPassword.done')}</Alert>
        <TabLinks>
          <TabLink onClick={() => dispatch(tabChosen({ tab: 'signIn', email }))}>
            {t('signIn.submit')}
          </TabLink>
        </TabLinks>
      </>
    );
  if (!(proof || credentials) || EXPIRED.includes(failure?.code ?? ''))
    return (
      <Alert title={error?.message || t('newPassword.noProof')}>
        <Button onClick={startAgain}>{t('signUp.newPassword')}</Button>
      </Alert>
    );
  return (
    <Form
      status={status}
      onSubmit={submit}
      error={error}
      actions={
        <Button type="submit" variant="primary" wide busy={status === 'pending'} disabled={!strong || !same}>
          {t('newPassword.submit')}
        </Button>
      }
    >
      {/* Password managers learn from it whose password this is. */}
      <VisuallyHidden>
        <input type="text" autoComplete="username" value={email} readOnly tabIndex={-1} aria-hidden />
      </VisuallyHidden>
      <PasswordField
        label={t('fields.newPassword')}
        autoComplete="new-password"
        maxLength={256}
        value={password}
        onValue={setPassword}
        rules={checklist}
        autoFocus
        required
      />
      <PasswordField
        label={t('fields.confirmPassword')}
        autoComplete="new-password"
        maxLength={256}
        value={confirmPassword}
        onValue={setConfirm}
        onBlur={() => setLeft(true)}
        error={left && confirmPassword && !same ? t('password.mismatch') : null}
        required
      />
    </Form>
  );
}
