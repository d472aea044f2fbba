import { useTranslation } from '@extranet/shared/i18n';
import { useAppDispatch } from '@extranet/shared/store';
import { Alert, Button, Form } from '@extranet/shared/ui';
import { useHostSelector } from '../../base/hooks.ts';
import { NewPasswordFields } from '../../forms/NewPasswordFields.tsx';
import { PasswordOwner } from '../../forms/PasswordOwner.tsx';
import { useConfirmedPassword } from '../../forms/useConfirmedPassword.ts';
import { useFormError } from '../../forms/useFormError.ts';
import { useKeptFocus } from '../../forms/useKeptFocus.ts';
import { selectDialog, tabChosen } from '../dialog/dialog.slice.ts';
import { TabLink, TabLinks } from '../dialog/TabLinks.tsx';
import { newPasswordSubmitted, selectNewPassword } from './new-password.slice.ts';
import { anotherCodeAsked, selectRecovery } from './recovery.slice.ts';

/** The code or the link is no longer valid: this form cannot help. */
const EXPIRED = ['recovery.closed', 'recovery.wrongCode', 'credentials.expired'];

export function NewPassword() {
  const { t } = useTranslation('host');
  const dispatch = useAppDispatch();
  const { status, failure, proof } = useHostSelector(selectNewPassword);
  const { email } = useHostSelector(selectRecovery);
  const { credentials } = useHostSelector(selectDialog);
  const error = useFormError(failure);
  const keepFocus = useKeptFocus(status);
  const choice = useConfirmedPassword();

  const submit = () => {
    if (!choice.ready) return;
    keepFocus();
    dispatch(newPasswordSubmitted({ password: choice.password, confirmPassword: choice.confirmation }));
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
        <Button type="submit" variant="primary" wide busy={status === 'pending'} disabled={!choice.ready}>
          {t('newPassword.submit')}
        </Button>
      }
    >
      <PasswordOwner email={email} />
      <NewPasswordFields choice={choice} autoFocus />
    </Form>
  );
}
