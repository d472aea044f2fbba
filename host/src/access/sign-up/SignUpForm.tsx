import { useTranslation } from '@extranet/shared/i18n';
import { LOYALTY_DIGITS, TEXT_MAX } from '@extranet/shared/rules';
import { useAppDispatch } from '@extranet/shared/store';
import { Alert, Button, Columns, Form, FormError, PasswordField, TextField } from '@extranet/shared/ui';
import { PhoneField, phoneProblem } from '@extranet/shared/ui/sign-in';
import { useEffect, useState } from 'react';
import { useHostSelector } from '../../base/hooks.ts';
import { dialCodesWanted, selectDialCodes } from '../../config/config.slice.ts';
import { EmailField } from '../../forms/EmailField.tsx';
import { focusFirstInvalid } from '../../forms/focus-first-invalid.ts';
import { useEmail } from '../../forms/useEmail.ts';
import { useFormError } from '../../forms/useFormError.ts';
import { useKeptFocus } from '../../forms/useKeptFocus.ts';
import { useNewPassword } from '../../forms/useNewPassword.ts';
import { selectDialog, tabChosen } from '../dialog/dialog.slice.ts';
import { TabLink, TabLinks } from '../dialog/TabLinks.tsx';
import { selectSignUp, signUpSubmitted } from './sign-up.slice.ts';

const blank = { userFirstname: '', userName: '', userPhone: '', custLoyaltyNumber: '' };

export function SignUpForm() {
  const { t } = useTranslation('host');
  const dispatch = useAppDispatch();
  const { status, failure, message } = useHostSelector(selectSignUp);
  const { email: known } = useHostSelector(selectDialog);
  const dialCodes = useHostSelector(selectDialCodes);
  const error = useFormError(failure);
  const keepFocus = useKeptFocus(status);
  const { email, setEmail, valid, wrong, check } = useEmail(known);
  const { password, setPassword, checklist, strong } = useNewPassword();
  const [fields, setFields] = useState(blank);
  const [asked, setAsked] = useState(false);
  const [again, setAgain] = useState(false);
  useEffect(() => {
    dispatch(dialCodesWanted());
  }, [dispatch]);

  const set = (field: keyof typeof blank) => (value: string) => setFields({ ...fields, [field]: value });
  const required = (field: keyof typeof blank) =>
    asked && fields[field].trim() === '' ? t('signIn.missing') : null;
  const send = () =>
    dispatch(
      signUpSubmitted({
        ...fields,
        userFirstname: fields.userFirstname.trim(),
        userName: fields.userName.trim(),
        userEmail: email.trim(),
        password,
      }),
    );
  const submit = () => {
    setAsked(true);
    check();
    const named = fields.userFirstname.trim() && fields.userName.trim() && fields.userPhone;
    if (!named || !valid || !strong || phoneProblem(fields.userPhone)) return focusFirstInvalid();
    keepFocus();
    send();
  };
  const backToSignIn = (
    <TabLink onClick={() => dispatch(tabChosen({ tab: 'signIn', email: email.trim() }))}>
      {t('signUp.haveAccount')}
    </TabLink>
  );
  if (status === 'success' || again)
    return (
      <>
        {status === 'error' && error && <FormError error={error} />}
        {status === 'success' && (
          <Alert tone="success">{again ? t('signUp.resent') : message || t('signUp.waiting')}</Alert>
        )}
        <Button
          busy={status === 'pending'}
          onClick={() => {
            setAgain(true);
            send();
          }}
        >
          {t('signUp.resend')}
        </Button>
        <TabLinks>{backToSignIn}</TabLinks>
      </>
    );
  return (
    <>
      <Form
        status={status}
        onSubmit={submit}
        error={error}
        fieldLabel={(field) => t(`fields.${field}`, { defaultValue: field })}
        actions={
          <Button type="submit" variant="primary" wide busy={status === 'pending'}>
            {t('signUp.submit')}
          </Button>
        }
      >
        {status === 'error' && failure?.status === 409 && (
          <Button onClick={() => dispatch(tabChosen({ tab: 'lostPwd', email: email.trim() }))}>
            {t('signUp.newPassword')}
          </Button>
        )}
        <Columns $gap="l">
          <TextField
            label={t('fields.userFirstname')}
            autoComplete="given-name"
            maxLength={TEXT_MAX.personName}
            value={fields.userFirstname}
            onValue={set('userFirstname')}
            error={required('userFirstname')}
            autoFocus
            required
          />
          <TextField
            label={t('fields.userName')}
            autoComplete="family-name"
            maxLength={TEXT_MAX.personName}
            value={fields.userName}
            onValue={set('userName')}
            error={required('userName')}
            required
          />
        </Columns>
        <EmailField
          value={email}
          onValue={setEmail}
          onBlur={() => email && check()}
          error={wrong ? t(email.trim() ? 'recovery.invalidEmail' : 'signIn.missing') : null}
        />
        <PhoneField
          label={t('fields.userPhone')}
          value={fields.userPhone}
          onValue={set('userPhone')}
          dialCodes={dialCodes}
          error={required('userPhone') ?? failure?.fields?.userPhone}
          checked={asked}
          required
        />
        <PasswordField
          label={t('fields.password')}
          autoComplete="new-password"
          maxLength={TEXT_MAX.password}
          value={password}
          onValue={setPassword}
          rules={checklist}
          error={asked && !strong ? t('password.weak') : null}
          required
        />
        <TextField
          label={t('fields.custLoyaltyNumber')}
          hint={t('signUp.loyaltyHint')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={LOYALTY_DIGITS}
          value={fields.custLoyaltyNumber}
          onValue={(typed) => set('custLoyaltyNumber')(typed.replace(/\D/g, '').slice(0, LOYALTY_DIGITS))}
        />
      </Form>
      <TabLinks>{backToSignIn}</TabLinks>
    </>
  );
}
