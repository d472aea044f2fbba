import type { KeyboardEvent } from 'react';
import { number } from '../format/index.ts';
import { type NumberRule, PRICE, readNumber } from '../rules/index.ts';
import { TextField, type TextFieldProps } from './TextField.tsx';
import { type TypedNumber, useTypedNumber } from './useTypedNumber.ts';

interface Props extends Omit<TextFieldProps, 'value' | 'onValue' | 'type' | 'min' | 'max' | 'step'> {
  /** A text is what was typed and cannot be: it is shown as it is, with the sentence that says what can. */
  value: TypedNumber;
  /** Told at every keystroke: a number, the text where the rule does not allow it, null for an empty field. */
  onValue: (value: TypedNumber) => void;
  rule: NumberRule;
  /** Says what the rule allows. */
  sentence: string;
}

/** French numbers: a comma or a dot, blanks in the thousands; written out when the field is left. */
export function NumberField(props: Props) {
  // Remotes released before 1.3 hand over no rule.
  const { value, onValue, rule = PRICE, sentence, error, onBlur, onKeyDown, ...rest } = props;
  const typed = useTypedNumber(value, rule, (read) => number(read, rule.decimals));
  const handleValue = (text: string) => {
    typed.type(text);
    onValue(text.trim() === '' ? null : (readNumber(text, rule).value ?? text));
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') typed.leave();
    onKeyDown?.(event);
  };
  return (
    <TextField
      {...rest}
      inputMode={rule.decimals > 0 ? 'decimal' : 'numeric'}
      autoComplete="off"
      value={typed.text}
      error={error ?? (typed.refused ? sentence : null)}
      onValue={handleValue}
      onKeyDown={handleKeyDown}
      onBlur={(event) => {
        typed.leave();
        onBlur?.(event);
      }}
    />
  );
}
