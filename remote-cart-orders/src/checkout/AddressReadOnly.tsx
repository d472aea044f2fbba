import type { Delivery } from '@extranet/shared/contracts';
import { useTranslation } from '@extranet/shared/i18n';
import { space } from '@extranet/shared/theme';
import { TextField } from '@extranet/shared/ui';
import styled from 'styled-components';

const FIELDS = [
  'daCompName',
  'daFirstname',
  'daName',
  'daAddress',
  'daPostCode',
  'daCity',
  'daCountry',
  'daPhone1',
  'daPhone2',
  'daEmail',
] as const;

/** The disabled delivery form of a validated order (C4.09). */
export function AddressReadOnly({ delivery }: { delivery: Delivery }) {
  const { t } = useTranslation('cart-orders');
  return (
    <Fields disabled>
      {FIELDS.map((field) => (
        <TextField key={field} label={t(`address.${field}`)} value={delivery[field]} onValue={() => {}} />
      ))}
    </Fields>
  );
}

const Fields = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 17rem), 1fr));
  gap: ${space('m', 'l')};
`;
