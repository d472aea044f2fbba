import { useTranslation } from '@extranet/shared/i18n';
import { LOYALTY_DIGITS, TEXT_MAX } from '@extranet/shared/rules';
import { Columns, fieldError, type ServerError, Stack, TextField } from '@extranet/shared/ui';
import { PhoneField } from '@extranet/shared/ui/sign-in';
import type { CustomerDraft } from './draft.ts';

export interface TabProps {
  draft: CustomerDraft;
  onChange: (change: Partial<CustomerDraft>) => void;
  error: ServerError | null;
}

type TextName = Extract<
  keyof CustomerDraft,
  | 'userCompName'
  | 'userFirstname'
  | 'userName'
  | 'userAddress'
  | 'userPostcode'
  | 'userCity'
  | 'userCountry'
  | 'custLoyaltyNumber'
>;
const LIMITS: Record<TextName, number> = {
  userCompName: TEXT_MAX.company,
  userFirstname: TEXT_MAX.personName,
  userName: TEXT_MAX.personName,
  userAddress: TEXT_MAX.street,
  userPostcode: TEXT_MAX.postcode,
  userCity: TEXT_MAX.city,
  userCountry: TEXT_MAX.country,
  custLoyaltyNumber: LOYALTY_DIGITS,
};

/** Names that long are no names, but what was pasted into the wrong field: its end is not lost without a word. */
const TOLD_FROM = 50;

export function ProfileTab({
  draft,
  onChange,
  error,
  autoFocus = false,
}: TabProps & { autoFocus?: boolean }) {
  const { t } = useTranslation('admin');
  const text = (name: TextName) => (
    <TextField
      label={t(`customer.${name}`)}
      value={draft[name]}
      maxLength={LIMITS[name]}
      autoComplete="off"
      autoFocus={autoFocus && name === 'userCompName'}
      hint={
        LIMITS[name] >= TOLD_FROM && draft[name].length >= LIMITS[name]
          ? t('customer.limit', { max: LIMITS[name] })
          : undefined
      }
      error={fieldError(error, name)}
      onValue={(value) => onChange({ [name]: value })}
    />
  );
  return (
    <Stack $gap="m">
      {text('userCompName')}
      <Columns $gap="m">
        {text('userName')}
        {text('userFirstname')}
      </Columns>
      <Columns $gap="m">
        <TextField
          label={t('customer.userEmail')}
          type="email"
          required
          maxLength={TEXT_MAX.email}
          autoComplete="off"
          value={draft.userEmail}
          error={fieldError(error, 'userEmail')}
          onValue={(userEmail) => onChange({ userEmail })}
        />
        <PhoneField
          label={t('customer.userPhone')}
          value={draft.userPhone}
          error={fieldError(error, 'userPhone')}
          checked={Boolean(fieldError(error, 'userPhone'))}
          onValue={(userPhone) => onChange({ userPhone })}
        />
      </Columns>
      {text('userAddress')}
      <Columns $gap="m" $min="9rem">
        {text('userPostcode')}
        {text('userCity')}
        {text('userCountry')}
      </Columns>
      <Columns $gap="m">{text('custLoyaltyNumber')}</Columns>
    </Stack>
  );
}
