import { useState } from 'react';
import { number, parseNumber } from '../format/index.ts';
import { TextField, type TextFieldProps } from './TextField.tsx';

interface Props extends Omit<TextFieldProps, 'value' | 'onValue' | 'type' | 'min' | 'max' | 'step'> {
  value: number | null;
  /** Told at every keystroke that makes a number, and null for an empty field; nonsense is not told. */
  onValue: (value: number | null) => void;
  min?: number;
  max?: number;
  decimals?: number;
}

/** French numbers: a comma or a dot, blanks in the thousands; set right when the field is left. */
export function NumberField({ value, onValue, min, max, decimals = 0, onBlur, ...rest }: Props) {
  const [draft, setDraft] = useState<string | null>(null);
  const clamp = (read: number) => {
    const factor = 10 ** decimals;
    const rounded = Math.round(read * factor) / factor;
    return Math.min(max ?? rounded, Math.max(min ?? rounded, rounded));
  };
  const handleValue = (text: string) => {
    setDraft(text);
    const read = parseNumber(text);
    if (read !== null) onValue(clamp(read));
    else if (text.trim() === '') onValue(null);
  };
  return (
    <TextField
      {...rest}
      inputMode={decimals > 0 ? 'decimal' : 'numeric'}
      autoComplete="off"
      value={draft ?? (value === null ? '' : number(value, decimals))}
      onValue={handleValue}
      onBlur={(event) => {
        setDraft(null);
        onBlur?.(event);
      }}
    />
  );
}
