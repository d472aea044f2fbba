import { use, useId, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { parsePhone } from '../../format/index.ts';
import { color, font, media, space } from '../../theme/index.ts';
import { afterPress } from '../afterPress.ts';
import { Hint, Message, ToldAtOnce } from '../Field.tsx';
import { Select } from '../Select.tsx';
import { TextField } from '../TextField.tsx';
import { type DialCode, groupedNumber, phoneProblem, readPhone, withDial } from './phone-number.ts';
import './texts.ts';

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
  /** Whether the form was sent: a number that cannot be one is marked at once, else when the field is left. */
  checked?: boolean;
}

/**
 * The value has digits only, without leading zeros (C5.04); what is no number stays, marked. The field itself is an ordinary one: it shows what was typed, so that
 * selecting, pasting, deleting and undoing are the browser's own, and puts it into groups when it is left.
 */
export function PhoneField({
  label,
  value,
  onValue,
  dialCodes = [],
  required,
  disabled,
  hint,
  error,
  checked,
}: Props) {
  const { t } = useTranslation('ui');
  const toldAtOnce = use(ToldAtOnce);
  const id = useId();
  const [typed, setTyped] = useState<{ text: string; value: string } | null>(null);
  const [left, setLeft] = useState(false);
  const focused = useRef(false);
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
  const choose = (code: string, next: string) => {
    setCountry(code);
    setEmptyDial(next);
  };
  const handleCountry = (code: string) => {
    const next = codes.find((entry) => entry.code === code)?.dial_code ?? dial;
    choose(code, next);
    onValue(withDial(value, next));
  };
  const handleNumber = (text: string) => {
    const read = readPhone(text, chosen, codes);
    const next = parsePhone(read.value).dial;
    if (read.country && next !== dial) choose(read.country, next);
    // A browser that fills in the form does not enter the field.
    setTyped(focused.current ? { text, value: read.value } : null);
    onValue(read.value);
  };
  const handleLeft = () => {
    focused.current = false;
    setTyped(null);
    afterPress(() => setLeft(true));
  };
  // Not before the field was left: nobody is told that a number is too short while typing it.
  const problem = checked || (left && !typed) ? phoneProblem(value) : null;
  // What is wrong with the number in particular comes before the server's general sentence.
  const message = (problem && t(`phone.${problem}`)) || error;
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
          autoComplete="off"
          disabled={disabled}
        />
        <TextField
          label={t('phone.number')}
          hideLabel
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          required={required ?? false}
          disabled={disabled}
          value={typed?.value === value ? typed.text : groupedNumber(value)}
          onValue={handleNumber}
          onFocus={() => {
            focused.current = true;
          }}
          onBlur={handleLeft}
          errorAt={message ? `${id}-error` : undefined}
        />
      </Pair>
      {message && (
        <Message id={`${id}-error`} role={toldAtOnce ? undefined : 'alert'}>
          {message}
        </Message>
      )}
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
