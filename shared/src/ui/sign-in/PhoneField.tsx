import { useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { parsePhone, phone, phoneDigits, serializePhone } from '../../format/index.ts';
import { color, font, media, space } from '../../theme/index.ts';
import { Hint, Message } from '../Field.tsx';
import { Select } from '../Select.tsx';
import { TextField } from '../TextField.tsx';

export interface DialCode {
  dial_code: string;
  code: string;
}

const FRANCE: DialCode = { dial_code: '+33', code: 'FR' };
const countries = new Intl.DisplayNames('fr', { type: 'region', fallback: 'code' });

function countryOf(code: string): string {
  try {
    return countries.of(code) ?? code;
  } catch {
    return code;
  }
}

interface Props {
  label: string;
  /** '{dial} {digits}' (D6); '' when empty. */
  value: string;
  onValue: (value: string) => void;
  /** From GET /config/dial_codes; France alone until it answers, or when it does not (C7.12). */
  dialCodes?: readonly DialCode[];
  required?: boolean;
  disabled?: boolean;
  hint?: string;
  error?: string | null | undefined;
}

/** Keeps digits only and drops leading zeros (C5.04): '06 12' becomes '6 12'. */
export function PhoneField({
  label,
  value,
  onValue,
  dialCodes = [],
  required,
  disabled,
  hint,
  error,
}: Props) {
  const { t } = useTranslation('ui');
  const id = useId();
  const [focused, setFocused] = useState(false);
  const [country, setCountry] = useState<string | null>(null);
  const [emptyDial, setEmptyDial] = useState<string | null>(null);
  const codes = dialCodes.length > 0 ? dialCodes : [FRANCE];
  const parsed = parsePhone(value);
  const dial = value === '' ? (emptyDial ?? parsed.dial) : parsed.dial;
  const options = useMemo(
    () => codes.map(({ dial_code, code }) => ({ value: code, label: `${dial_code} ${countryOf(code)}` })),
    [codes],
  );
  // Several countries share a dial code: keep the one that was picked.
  const fits = codes.filter(({ dial_code }) => dial_code === dial);
  const chosen = fits.find(({ code }) => code === country) ?? fits[0] ?? { dial_code: dial, code: dial };
  const all = fits.length > 0 ? options : [{ value: dial, label: dial }, ...options];
  const handleCountry = (code: string) => {
    const next = codes.find((entry) => entry.code === code)?.dial_code ?? dial;
    setCountry(code);
    setEmptyDial(next);
    onValue(serializePhone({ dial: next, digits: parsed.digits }));
  };
  const shownNumber = focused ? parsed.digits : phone(value).slice(parsed.dial.length).trim();
  return (
    <Group aria-labelledby={`${id}-label`}>
      <Label id={`${id}-label`}>
        {label}
        {required && <span aria-hidden> *</span>}
      </Label>
      <Pair>
        <Select
          label={t('phone.dial')}
          hideLabel
          value={chosen.code}
          onValue={handleCountry}
          options={all}
          disabled={disabled}
        />
        <TextField
          label={t('phone.number')}
          hideLabel
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          required={required ?? false}
          disabled={disabled}
          value={shownNumber}
          onValue={(typed) => onValue(serializePhone({ dial, digits: phoneDigits(typed) }))}
          onFocus={() => setFocused(true)}
          onBlur={() => setFocused(false)}
          aria-invalid={error ? true : undefined}
        />
      </Pair>
      {error && <Message role="alert">{error}</Message>}
      {hint && <Hint>{hint}</Hint>}
    </Group>
  );
}

const Group = styled.fieldset`
  display: grid;
  gap: ${space('xs')};
`;
const Label = styled.span`
  font: ${font('s', 'strong')};
  & > span { color: ${color('soft')}; }
`;
const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(6rem, 9rem) minmax(0, 1fr);
  gap: ${space('s')};
  ${media.phone} { grid-template-columns: 7rem minmax(0, 1fr); }
`;
