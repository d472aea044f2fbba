import { useTranslation } from '@extranet/shared/i18n';
import { useAppDispatch } from '@extranet/shared/store';
import { Button, Form } from '@extranet/shared/ui';
import { useHostSelector } from '../../base/hooks.ts';
import { EmailField } from '../../forms/EmailField.tsx';
import { focusFirstInvalid } from '../../forms/focus-first-invalid.ts';
import { useEmail } from '../../forms/useEmail.ts';
import { useFormError } from '../../forms/useFormError.ts';
import { useKeptFocus } from '../../forms/useKeptFocus.ts';
import { selectDialog, tabChosen } from '../dialog/dialog.slice.ts';
import { TabLink, TabLinks } from '../dialog/TabLinks.tsx';
import { codeRequested, selectRecovery } from './recovery.slice.ts';

export function RecoveryEmail() {
  const { t } = useTranslation('host');
  const dispatch = useAppDispatch();
  const { status, failure, email: before } = useHostSelector(selectRecovery);
  const dialog = useHostSelector(selectDialog);
  const error = useFormError(failure);
  const keepFocus = useKeptFocus(status);
  const { email, setEmail, valid, wrong, check } = useEmail(before || dialog.email);
  const unknown = status === 'error' && failure?.status === 404;

  const submit = () => {
    check();
    if (!valid) return focusFirstInvalid();
    keepFocus();
    dispatch(codeRequested(email.trim()));
  };
  return (
    <>
      <Form
        status={status}
        onSubmit={submit}
        error={error}
        actions={
          <Button type="submit" variant="primary" wide busy={status === 'pending'}>
            {t('recovery.sendCode')}
          </Button>
        }
      >
        {unknown && dialog.options.userType && (
          <Button onClick={() => dispatch(tabChosen({ tab: 'signUp', email: email.trim() }))}>
            {t('signIn.createAccount')}
          </Button>
        )}
        <p>{t('recovery.text')}</p>
        <EmailField
          value={email}
          onValue={setEmail}
          onBlur={() => email && check()}
          error={wrong ? t('recovery.invalidEmail') : null}
          autoFocus
        />
      </Form>
      <TabLinks>
        <TabLink onClick={() => dispatch(tabChosen({ tab: 'signIn', email: email.trim() }))}>
          {t('recovery.backToSignIn')}
        </TabLink>
      </TabLinks>
    </>
  );
}
