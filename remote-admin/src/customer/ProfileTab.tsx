import { useTranslation } from '@extranet/shared/i18n';
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
  userCompName: 100,
  userFirstname: 60,
  userName: 60,
  userAddress: 200,
  userPostcode: 12,
  userCity: 80,
  userCountry: 60,
  custLoyaltyNumber: 6,
};

export function ProfileTab({ draft, onChange, error }: TabProps) {
  const { t } = useTranslation('admin');
  const text = (name: TextName) => (
    <TextField
      label={t(`customer.${name}`)}
      value={draft[name]}
      maxLength={LIMITS[name]}
      autoComplete="off"
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
          maxLength={254}
          autoComplete="off"
          value={draft.userEmail}
          error={fieldError(error, 'userEmail')}
          onValue={(userEmail) => onChange({ userEmail })}
        />
        <PhoneField
          label={t('customer.userPhone')}
          value={draft.userPhone}
          error={fieldError(error, 'userPhone')}
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
