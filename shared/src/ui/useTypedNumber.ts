import { useState } from 'react';
import { type NumberRule, readNumber } from '../rules/index.ts';

/** A valid number, the typed text when it is not one, or null when the field is empty. */
export type TypedNumber = number | string | null;

/**
 * The content of a number field. Typed text is never changed: text that breaks the rule stays as it is, and the field shows
 * an error once it is left.
 */
export function useTypedNumber(value: TypedNumber, rule: NumberRule, written: (value: number) => string) {
  const [draft, setDraft] = useState<string | null>(null);
  const [wasLeft, setWasLeft] = useState(false);
  const reading = readNumber(draft ?? value ?? '', rule);
  const wrong = reading.problem !== undefined && reading.problem !== 'missing';
  return {
    text: draft ?? (typeof value === 'number' ? written(value) : (value ?? '')),
    reading,
    /** The text being typed, or invalid text that was left in the field; null otherwise. */
    draft,
    type: (typed: string) => {
      setDraft(typed);
      if (readNumber(typed, rule).problem === undefined) setWasLeft(false);
    },
    /** On blur or Enter: a valid number is formatted, invalid text stays as typed. */
    leave: () => {
      setWasLeft(wrong);
      if (!wrong) setDraft(null);
    },
    /** The value is set from elsewhere, for example by a step button. */
    forget: () => setDraft(null),
    refused: wrong && (wasLeft || draft === null),
  };
}
