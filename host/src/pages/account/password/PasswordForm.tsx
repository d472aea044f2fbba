import { useTranslation } from '@extranet/shared/i18n';
import { TEXT_MAX } from '@extranet/shared/rules';
import { selectUser } from '@extranet/shared/session';
import { useAppDispatch, useAppSelector } from '@extranet/shared/store';
import { Button, Form, Panel, PasswordField } from '@extranet/shared/ui';
import { useEffect, useState } from 'react';
import { signInOpened } from '../../../access/dialog/dialog.slice.ts';
import { TabLink } from '../../../access/dialog/TabLinks.tsx';
import { useHostSelector } from '../../../base/hooks.ts';
import { NewPasswordFields } from '../../../forms/NewPasswordFields.tsx';
import { PasswordOwner } from '../../../forms/PasswordOwner.tsx';
import { useConfirmedPassword } from '../../../forms/useConfirmedPassword.ts';
import { useFormError } from '../../../forms/useFormError.ts';
import { useKeptFocus } from '../../../forms/useKeptFocus.ts';
import { WhyNot } from '../WhyNot.tsx';
import { passwordEdited, passwordOpened, passwordSubmitted, selectPassword } from './password.slice.ts';

const HERE = '/cust/account?onglet=mot-de-passe';

export function PasswordForm() {
  const { t } = useTranslation('host');
  const dispatch = useAppDispatch();
  const { status, failure, emailGivenUp } = useHostSelector(selectPassword);
  const email = useAppSelector(selectUser)?.userEmail ?? '';
  const error = useFormError(failure);
  const keepFocus = useKeptFocus(status);
  const choice = useConfirmedPassword();
  const { setPassword, setConfirmation } = choice;
  const [currentPassword, setCurrent] = useState('');
  const missing = [
    currentPassword === '' && t('fields.currentPassword'),
    !choice.strong && t('fields.newPassword'),
    (!choice.same || choice.confirmation === '') && t('fields.confirmPassword'),
  ];
  const ready = !missing.some(Boolean);
  useEffect(() => {
    dispatch(passwordOpened());
  }, [dispatch]);
  // Once it is changed, the fields are emptied.
  useEffect(() => {
    if (status !== 'success') return;
    setCurrent('');
    setPassword('');
    setConfirmation('');
  }, [status, setPassword, setConfirmation]);

  const noteEdit = () => dispatch(passwordEdited());
  const submit = () => {
    if (!ready) return;
    keepFocus();
    const { password, confirmation: passwordConfirm } = choice;
    dispatch(passwordSubmitted({ currentPassword, password, passwordConfirm }));
  };
  return (
    <Panel title={t('account.password')}>
      <Form
        status={status}
        onSubmit={submit}
        error={error}
        success={
          emailGivenUp
            ? t('account.passwordChangedEmailGivenUp', { email: emailGivenUp })
            : t('account.passwordChanged')
        }
        actions={
          <>
            <WhyNot missing={missing} />
            <Button type="submit" variant="primary" busy={status === 'pending'} disabled={!ready}>
              {t('account.save')}
            </Button>
          </>
        }
      >
        <PasswordOwner email={email} />
        <PasswordField
          label={t('fields.currentPassword')}
          autoComplete="current-password"
          maxLength={TEXT_MAX.password}
          value={currentPassword}
          onValue={(value) => {
            setCurrent(value);
            noteEdit();
          }}
          required
        />
        <div>
          <TabLink
            onClick={() => dispatch(signInOpened({ tab: 'lostPwd', email, onSigned: HERE, onAbort: 'stay' }))}
          >
            {t('signIn.lostPassword')}
          </TabLink>
        </div>
        <NewPasswordFields choice={choice} onEdit={noteEdit} />
      </Form>
    </Panel>
  );
}
