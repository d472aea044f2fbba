import type { KeyboardEvent } from 'react';
import { number } from '../format/index.ts';
import { type NumberRule, PRICE, readNumber } from '../rules/index.ts';
import { afterPress } from './afterPress.ts';
import { TextField, type TextFieldProps } from './TextField.tsx';
import { type TypedNumber, useTypedNumber } from './useTypedNumber.ts';

interface Props extends Omit<TextFieldProps, 'value' | 'onValue' | 'type' | 'min' | 'max' | 'step'> {
  /** A string is invalid input: it is shown unchanged, with a message that says what is allowed. */
  value: TypedNumber;
  /** Called at every keystroke: with a number, with the text where it breaks the rule, with null for an empty field. */
  onValue: (value: TypedNumber) => void;
  rule: NumberRule;
  /** The message that says what the rule allows. */
  sentence: string;
}

/** Accepts French numbers (comma or dot, spaces in the thousands); formats them when the field is left. */
export function NumberField(props: Props) {
  // Remotes released before 1.3 pass no rule.
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
        afterPress(typed.leave);
        onBlur?.(event);
      }}
    />
  );
}
