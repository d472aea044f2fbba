import { useTranslation } from '@extranet/shared/i18n';
import { TEXT_MAX } from '@extranet/shared/rules';
import { selectUser } from '@extranet/shared/session';
import { useAppDispatch, useAppSelector } from '@extranet/shared/store';
import { Button, Form, Modal, PasswordField, Stack } from '@extranet/shared/ui';
import { useState } from 'react';
import { useHostSelector } from '../../base/hooks.ts';
import { focusFirstInvalid } from '../../forms/focus-first-invalid.ts';
import { useFormError } from '../../forms/useFormError.ts';
import { useKeptFocus } from '../../forms/useKeptFocus.ts';
import { renewalDeclined } from '../../session/session.slice.ts';
import { passwordSubmitted, selectRenewal } from './renewal.slice.ts';

export function CustomerRenewal({ open }: { open: boolean }) {
  const { t } = useTranslation('host');
  return (
    <Modal open={open} title={t('renewal.title')} onClose={() => {}} size="s" dismissible={false}>
      <PasswordAgain />
    </Modal>
  );
}

function PasswordAgain() {
  const { t } = useTranslation('host');
  const dispatch = useAppDispatch();
  const email = useAppSelector(selectUser)?.userEmail ?? '';
  const { status, failure } = useHostSelector(selectRenewal).signIn;
  const error = useFormError(failure);
  const keepFocus = useKeptFocus(status);
  const [password, setPassword] = useState('');
  const [asked, setAsked] = useState(false);
  const submit = () => {
    setAsked(true);
    if (!password) return focusFirstInvalid();
    keepFocus();
    dispatch(passwordSubmitted(password));
  };
  return (
    <Stack>
      <p>{t('renewal.customer', { email })}</p>
      <Form
        status={status}
        onSubmit={submit}
        error={error}
        actions={
          <>
            <Button type="submit" variant="primary" wide busy={status === 'pending'}>
              {t('renewal.goOn')}
            </Button>
            <Button variant="quiet" wide onClick={() => dispatch(renewalDeclined('customer'))}>
              {t('renewal.leave')}
            </Button>
          </>
        }
      >
        {/* For password managers, which fill in pairs. */}
        <input type="email" value={email} autoComplete="username" readOnly hidden />
        <PasswordField
          label={t('fields.password')}
          autoComplete="current-password"
          maxLength={TEXT_MAX.password}
          value={password}
          onValue={setPassword}
          error={asked && password === '' ? t('signIn.missing') : null}
          autoFocus
          required
        />
      </Form>
    </Stack>
  );
}
