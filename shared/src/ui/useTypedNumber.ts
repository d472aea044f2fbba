import { useState } from 'react';
import { type NumberRule, readNumber } from '../rules/index.ts';

/** A number, what was typed and cannot be one, or nothing. */
export type TypedNumber = number | string | null;

/**
 * What stands in a field for numbers. Nothing that is typed is changed: what the rule does not allow stays as it is, and
 * is refused once the field is left.
 */
export function useTypedNumber(value: TypedNumber, rule: NumberRule, written: (value: number) => string) {
  const [draft, setDraft] = useState<string | null>(null);
  const [wasLeft, setWasLeft] = useState(false);
  const reading = readNumber(draft ?? value ?? '', rule);
  const wrong = reading.problem !== undefined && reading.problem !== 'missing';
  return {
    text: draft ?? (typeof value === 'number' ? written(value) : (value ?? '')),
    reading,
    /** What is being typed, and what was typed in vain. */
    draft,
    type: (typed: string) => {
      setDraft(typed);
      if (readNumber(typed, rule).problem === undefined) setWasLeft(false);
    },
    /** The field is left, or Enter is pressed: what can be read is shown as a number, the rest as it was typed. */
    leave: () => {
      setWasLeft(wrong);
      if (!wrong) setDraft(null);
    },
    /** Another number comes from elsewhere: a step, for example. */
    forget: () => setDraft(null),
    refused: wrong && (wasLeft || draft === null),
  };
}
