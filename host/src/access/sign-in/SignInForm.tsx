import { useTranslation } from '@extranet/shared/i18n';
import { TEXT_MAX } from '@extranet/shared/rules';
import { useAppDispatch } from '@extranet/shared/store';
import { Button, Form, PasswordField } from '@extranet/shared/ui';
import { useState } from 'react';
import { useHostSelector } from '../../base/hooks.ts';
import { EmailField } from '../../forms/EmailField.tsx';
import { focusFirstInvalid } from '../../forms/focus-first-invalid.ts';
import { useFormError } from '../../forms/useFormError.ts';
import { useKeptFocus } from '../../forms/useKeptFocus.ts';
import { selectDialog, tabChosen } from '../dialog/dialog.slice.ts';
import { TabLink, TabLinks } from '../dialog/TabLinks.tsx';
import { selectSignIn, signInSubmitted } from './sign-in.slice.ts';

export function SignInForm() {
  const { t } = useTranslation('host');
  const dispatch = useAppDispatch();
  const { status, failure } = useHostSelector(selectSignIn);
  const dialog = useHostSelector(selectDialog);
  const error = useFormError(failure);
  const keepFocus = useKeptFocus(status);
  const [email, setEmail] = useState(dialog.email);
  const [password, setPassword] = useState('');
  const [asked, setAsked] = useState(false);
  const missing = (value: string) => (asked && value === '' ? t('signIn.missing') : null);

  const submit = () => {
    setAsked(true);
    if (!email.trim() || !password) return focusFirstInvalid();
    keepFocus();
    dispatch(signInSubmitted({ email: email.trim(), password }));
  };
  return (
    <>
      <Form
        status={status}
        onSubmit={submit}
        error={error}
        actions={
          <Button type="submit" variant="primary" wide busy={status === 'pending'}>
            {t('signIn.submit')}
          </Button>
        }
      >
        <EmailField
          value={email}
          onValue={setEmail}
          error={missing(email.trim())}
          autoFocus={dialog.email === ''}
        />
        <PasswordField
          label={t('fields.password')}
          autoComplete="current-password"
          maxLength={TEXT_MAX.password}
          value={password}
          onValue={setPassword}
          error={missing(password)}
          autoFocus={dialog.email !== ''}
          required
        />
      </Form>
      <TabLinks>
        <TabLink onClick={() => dispatch(tabChosen({ tab: 'lostPwd', email: email.trim() }))}>
          {t('signIn.lostPassword')}
        </TabLink>
        {dialog.options.userType && (
          <TabLink onClick={() => dispatch(tabChosen({ tab: 'signUp', email: email.trim() }))}>
            {t('signIn.createAccount')}
          </TabLink>
        )}
      </TabLinks>
    </>
  );
}
