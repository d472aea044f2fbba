import { useTranslation } from '@extranet/shared/i18n';
import { selectUser } from '@extranet/shared/session';
import { useAppDispatch, useAppSelector } from '@extranet/shared/store';
import { Button, Form, Panel, PasswordField, VisuallyHidden } from '@extranet/shared/ui';
import { useEffect, useState } from 'react';
import { useHostSelector } from '../../app/hooks.ts';
import { useFormError } from '../../forms/useFormError.ts';
import { useKeptFocus } from '../../forms/useKeptFocus.ts';
import { useNewPassword } from '../../forms/useNewPassword.ts';
import { signInOpened } from '../../sign-in/dialog.slice.ts';
import { TabLink } from '../../sign-in/TabLinks.tsx';
import { passwordOpened, passwordSubmitted, selectPassword } from './password.slice.ts';

const HERE = '/cust/account?onglet=mot-de-passe';

export function PasswordForm() {
  const { t } = useTranslation('host');
  const dispatch = useAppDispatch();
  const { status, failure } = useHostSelector(selectPassword);
  const email = useAppSelector(selectUser)?.userEmail ?? '';
  const error = useFormError(failure);
  const keepFocus = useKeptFocus(status);
  const { password, setPassword, checklist, strong } = useNewPassword();
  const [currentPassword, setCurrent] = useState('');
  const [passwordConfirm, setConfirm] = useState('');
  const same = password === passwordConfirm;
  const ready = currentPassword !== '' && strong && same;
  useEffect(() => {
    dispatch(passwordOpened());
  }, [dispatch]);
  // Once changed, nothing of it stays on the screen.
  useEffect(() => {
    if (status !== 'success') return;
    setCurrent('');
    setPassword('');
    setConfirm('');
  }, [status, setPassword]);

  const submit = () => {
    if (!ready) return;
    keepFocus();
    dispatch(passwordSubmitted({ currentPassword, password, passwordConfirm }));
  };
  return (
    <Panel title={t('account.password')}>
      <Form
        status={status}
        onSubmit={submit}
        error={error}
        success={t('account.passwordChanged')}
        actions={
          <Button type="submit" variant="primary" busy={status === 'pending'} disabled={!ready}>
            {t('account.save')}
          </Button>
        }
      >
        {/* Password managers learn from it whose password this is. */}
        <VisuallyHidden>
          <input type="text" autoComplete="username" value={email} readOnly tabIndex={-1} aria-hidden />
        </VisuallyHidden>
        <PasswordField
          label={t('fields.currentPassword')}
          autoComplete="current-password"
          maxLength={256}
          value={currentPassword}
          onValue={setCurrent}
          required
        />
        <div>
          <TabLink
            onClick={() => dispatch(signInOpened({ tab: 'lostPwd', email, onSigned: HERE, onAbort: 'stay' }))}
          >
            {t('signIn.lostPassword')}
          </TabLink>
        </div>
        <PasswordField
          label={t('fields.newPassword')}
          autoComplete="new-password"
          maxLength={256}
          value={password}
          onValue={setPassword}
          rules={checklist}
          required
        />
        <PasswordField
          label={t('fields.confirmPassword')}
          autoComplete="new-password"
          maxLength={256}
          value={passwordConfirm}
          onValue={setConfirm}
          error={passwordConfirm && !same ? t('password.mismatch') : null}
          required
        />
      </Form>
    </Panel>
  );
}
