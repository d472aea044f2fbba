import { useTranslation } from '@extranet/shared/i18n';
import { isPostcode } from '@extranet/shared/rules';
import { useAppDispatch } from '@extranet/shared/store';
import { media, space } from '@extranet/shared/theme';
import { Checkbox, Form, fieldError, TextField } from '@extranet/shared/ui';
import { PhoneField, phoneProblem } from '@extranet/shared/ui/sign-in';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import styled from 'styled-components';
import { useFailureText } from '../useFailureText.ts';
import type { AddressFields } from './address.ts';
import { addressFormOpened, useAddresses } from './addresses.slice.ts';

type TextKey = Exclude<keyof AddressFields, 'daStatus' | 'daPhone1' | 'daPhone2'>;

interface Props {
  label: string;
  fields: AddressFields;
  onFields: (fields: AddressFields) => void;
  onSubmit: () => void;
  actions: ReactNode;
}

const REQUIRED = [
  'daFirstname',
  'daName',
  'daAddress',
  'daPostCode',
  'daCity',
  'daCountry',
  'daPhone1',
] as const satisfies (keyof AddressFields)[];

const isRequired = (name: string) => REQUIRED.some((required) => required === name);

/**
 * What the server requires it says itself (C5.08). A number that cannot be one and a postcode that is none are marked here, and a
 * complete address is not sent before they are corrected.
 */
export function AddressForm({ label, fields, onFields, onSubmit, actions }: Props) {
  const { t } = useTranslation('cart-orders');
  const dispatch = useAppDispatch();
  const failureText = useFailureText();
  const saving = useAddresses(({ addresses }) => addresses.saving);
  const failure = useAddresses(({ addresses }) => addresses.saveFailure);
  const dialCodes = useAddresses(({ addresses }) => addresses.dialCodes);
  useEffect(() => {
    dispatch(addressFormOpened());
  }, [dispatch]);
  const error = useMemo(
    () => failure && { message: failureText(failure), fields: failure.fields },
    [failure, failureText],
  );
  const [tries, setTries] = useState(0);
  // What the server said is about what it was sent: a field that was changed since has no message.
  const [sent, setSent] = useState(fields);
  const within = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (tries > 0) within.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [tries]);
  const wrongPostcode = fields.daPostCode.trim() !== '' && !isPostcode(fields.daPostCode, fields.daCountry);
  const handleSubmit = () => {
    setTries(tries + 1);
    // What is missing the server says, with all the rest: nobody corrects a number only to hear of the next five fields.
    const missing = REQUIRED.some((name) => fields[name].trim() === '');
    const wrong = wrongPostcode || phoneProblem(fields.daPhone1) || phoneProblem(fields.daPhone2);
    if (wrong && !missing) return;
    setSent(fields);
    onSubmit();
  };
  const isCorrected = (name: string) =>
    fields[name as keyof AddressFields] !== sent[name as keyof AddressFields];
  const refusalOf = (name: keyof AddressFields) =>
    saving === 'error' && !isCorrected(name) ? fieldError(error, name) : null;
  const postcode = tries > 0 && wrongPostcode ? t('address.wrongPostcode') : null;
  const text = (name: TextKey, autoComplete: string) => (
    <TextField
      label={t(`address.${name}`)}
      value={fields[name]}
      onValue={(value) => onFields({ ...fields, [name]: value })}
      autoComplete={autoComplete}
      required={isRequired(name)}
      error={refusalOf(name) ?? (name === 'daPostCode' ? postcode : null)}
      type={name === 'daEmail' ? 'email' : 'text'}
    />
  );
  const phone = (name: 'daPhone1' | 'daPhone2') => (
    <PhoneField
      label={t(`address.${name}`)}
      value={fields[name]}
      onValue={(value) => onFields({ ...fields, [name]: value })}
      dialCodes={dialCodes}
      required={isRequired(name)}
      error={refusalOf(name)}
      checked={tries > 0}
    />
  );
  return (
    <Form
      label={label}
      status={saving}
      error={error}
      errorsAtFields
      isCorrected={isCorrected}
      fieldLabel={(field) => t(`address.${field}`, { defaultValue: field })}
      onSubmit={handleSubmit}
      actions={actions}
    >
      <Pairs ref={within}>
        {text('daCompName', 'shipping organization')}
        {text('daEmail', 'shipping email')}
        {text('daFirstname', 'shipping given-name')}
        {text('daName', 'shipping family-name')}
        <Wide>{text('daAddress', 'shipping street-address')}</Wide>
        <Place>
          {text('daPostCode', 'shipping postal-code')}
          {text('daCity', 'shipping address-level2')}
          {text('daCountry', 'shipping country-name')}
        </Place>
        {phone('daPhone1')}
        {phone('daPhone2')}
      </Pairs>
      <Checkbox
        label={t('address.remember')}
        checked={fields.daStatus === 'visible'}
        onValue={(on) => onFields({ ...fields, daStatus: on ? 'visible' : 'hidden' })}
      />
    </Form>
  );
}

const Pairs = styled.div`
  /* The first field that is focused brings its label along, below the header. */
  & input { scroll-margin-block: 3rem 1rem; }
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: start;
  gap: ${space('m', 'l')};
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
const Wide = styled.div`
  grid-column: 1 / -1;
`;
const Place = styled(Wide)`
  display: grid;
  grid-template-columns: 9rem minmax(0, 1fr) minmax(0, 1fr);
  gap: ${space('m', 'l')};
  ${media.phone} {
    grid-template-columns: 9rem minmax(0, 1fr);
    & > :last-child { grid-column: 1 / -1; }
  }
`;
