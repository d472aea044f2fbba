import type { CustomerProfile } from '@extranet/shared/contracts';
import { useTranslation } from '@extranet/shared/i18n';
import { TEXT_MAX } from '@extranet/shared/rules';
import { useAppDispatch } from '@extranet/shared/store';
import { Alert, Button, Columns, Form, PasswordField, Stack, TextField } from '@extranet/shared/ui';
import { PhoneField, phoneProblem } from '@extranet/shared/ui/sign-in';
import { useEffect, useState } from 'react';
import { useHostSelector } from '../../../base/hooks.ts';
import { dialCodesWanted, selectDialCodes } from '../../../config/config.slice.ts';
import { EmailField } from '../../../forms/EmailField.tsx';
import { focusFirstInvalid } from '../../../forms/focus-first-invalid.ts';
import { PasswordOwner } from '../../../forms/PasswordOwner.tsx';
import { useEmail } from '../../../forms/useEmail.ts';
import { useFormError } from '../../../forms/useFormError.ts';
import { useKeptFocus } from '../../../forms/useKeptFocus.ts';
import { WhyNot } from '../WhyNot.tsx';
import { profileEdited, profileLeft, profileSubmitted, selectProfile } from './profile.slice.ts';
import { useDraft } from './useDraft.ts';

type Text = Exclude<
  keyof CustomerProfile,
  'userEmail' | 'userPhone' | 'userEmailWaiting' | 'userEmailWaitingUntil'
>;

const limits: Record<Text, [maxLength: number, autoComplete: string]> = {
  userFirstname: [TEXT_MAX.personName, 'given-name'],
  userName: [TEXT_MAX.personName, 'family-name'],
  userCompName: [TEXT_MAX.company, 'organization'],
  userAddress: [TEXT_MAX.street, 'street-address'],
  userPostcode: [TEXT_MAX.postcode, 'postal-code'],
  userCity: [TEXT_MAX.city, 'address-level2'],
  userCountry: [TEXT_MAX.country, 'country-name'],
};

export function ProfileForm({ profile }: { profile: CustomerProfile }) {
  const { t } = useTranslation('host');
  const dispatch = useAppDispatch();
  const { status, failure, draft } = useHostSelector(selectProfile);
  const dialCodes = useHostSelector(selectDialCodes);
  const error = useFormError(failure);
  const keepFocus = useKeptFocus(status);
  const { userEmail: stored, userEmailWaiting, userEmailWaitingUntil, ...own } = profile;
  const { userEmail: leftEmail = stored, ...left } = draft ?? {};
  const [fields, setFields] = useState({ ...own, ...left });
  // The stored address is checked at once: today's rule may no longer accept it (C5.11).
  const { email, setEmail, valid, wrong, check } = useEmail(leftEmail, true);
  const [typing, setTyping] = useState(false);
  const [currentPassword, setCurrent] = useState('');
  const [asked, setAsked] = useState(false);
  const [newAddress, setNewAddress] = useState(false);
  const emailChanges = email.trim() !== stored;
  const edited = { ...fields, userEmail: email };
  const changed = emailChanges || JSON.stringify(fields) !== JSON.stringify(own);
  useDraft(changed ? edited : null);
  useEffect(() => {
    dispatch(dialCodesWanted());
  }, [dispatch]);
  // Once saved, the new address is shown above the form as waiting: the field shows the valid one, without the password.
  useEffect(() => {
    if (status !== 'success') return;
    setEmail(stored);
    setCurrent('');
  }, [status, stored, setEmail]);

  const dropDraft = () => {
    setFields(own);
    setEmail(stored);
    dispatch(profileLeft(null));
  };

  const edit = (change: Partial<typeof fields>) => {
    setFields({ ...fields, ...change });
    dispatch(profileEdited());
  };
  const text = (field: Text, required = false) => (
    <TextField
      label={t(`fields.${field}`)}
      maxLength={limits[field][0]}
      autoComplete={limits[field][1]}
      value={fields[field]}
      onValue={(value) => edit({ [field]: value })}
      error={required && fields[field].trim() === '' ? t('signIn.missing') : null}
      required={required}
    />
  );
  const hasPassword = !emailChanges || currentPassword !== '';
  const missing = [
    fields.userFirstname.trim() === '' && t('fields.userFirstname'),
    fields.userName.trim() === '' && t('fields.userName'),
    !valid && t('account.validEmail'),
    !hasPassword && t('fields.currentPassword'),
  ];
  const complete = !missing.some(Boolean);
  const submit = () => {
    if (!complete) return;
    setAsked(true);
    if (phoneProblem(fields.userPhone)) return focusFirstInvalid();
    keepFocus();
    setNewAddress(emailChanges);
    const change = emailChanges ? { userEmail: email.trim(), currentPassword } : {};
    dispatch(profileSubmitted({ ...fields, ...change }));
  };
  return (
    <Form
      status={status}
      onSubmit={submit}
      error={error}
      // That a new address waits is said above the form already.
      success={!(newAddress && userEmailWaiting) && t('account.profileSaved')}
      fieldLabel={(field) => t(`fields.${field}`, { defaultValue: field })}
      actions={
        <>
          <WhyNot missing={missing} />
          <Button type="submit" variant="primary" busy={status === 'pending'} disabled={!complete}>
            {t('account.save')}
          </Button>
        </>
      }
    >
      {draft && changed && (
        <Alert
          tone="info"
          title={t('account.profileDraft')}
          action={<Button onClick={dropDraft}>{t('account.dropDraft')}</Button>}
        />
      )}
      <Columns $gap="l">
        {text('userFirstname', true)}
        {text('userName', true)}
      </Columns>
      <Columns $gap="l">
        <Stack $gap="m">
          <EmailField
            autoComplete="email"
            value={email}
            onValue={(value) => {
              setEmail(value);
              dispatch(profileEdited());
            }}
            onFocus={() => setTyping(true)}
            onBlur={() => {
              setTyping(false);
              check();
            }}
            error={wrong && !typing ? t('account.invalidEmail') : null}
          />
          {emailChanges && (
            <>
              <PasswordOwner email={stored} />
              <PasswordField
                label={t('fields.currentPassword')}
                hint={t('account.passwordForEmail')}
                autoComplete="current-password"
                maxLength={TEXT_MAX.password}
                value={currentPassword}
                onValue={setCurrent}
                required
              />
            </>
          )}
        </Stack>
        <PhoneField
          label={t('fields.userPhone')}
          value={fields.userPhone}
          onValue={(userPhone) => edit({ userPhone })}
          dialCodes={dialCodes}
          error={failure?.fields?.userPhone}
          checked={asked}
        />
      </Columns>
      {text('userCompName')}
      {text('userAddress')}
      <Columns $gap="l" $min="10rem">
        {text('userPostcode')}
        {text('userCity')}
        {text('userCountry')}
      </Columns>
    </Form>
  );
}
