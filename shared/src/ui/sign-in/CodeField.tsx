import { type ClipboardEvent, type KeyboardEvent, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { font, space } from '../../theme/index.ts';
import { inputStyles } from '../controlStyles.ts';
import { Hint, Message } from '../Field.tsx';
import './texts.ts';

interface Props {
  label: string;
  /** Digits from the left; an emptied box in the middle is a blank. */
  value: string;
  onValue: (value: string) => void;
  /** Called when all boxes are filled, by pasting (C2.17) or by the last digit typed. */
  onComplete: (code: string) => void;
  length?: number;
  disabled?: boolean;
  autoFocus?: boolean;
  hint?: string;
  error?: string | null | undefined;
}

export function CodeField({
  label,
  value,
  onValue,
  onComplete,
  length = 6,
  disabled,
  autoFocus,
  hint,
  error,
}: Props) {
  const { t } = useTranslation('ui');
  const id = useId();
  const group = useRef<HTMLDivElement>(null);
  const digits = [...value.padEnd(length).slice(0, length)];
  const focusBox = (at: number) =>
    group.current?.querySelectorAll('input')[Math.min(length - 1, Math.max(0, at))]?.focus();

  /** Handles typing, pasting and the phone's autofill from a message alike. */
  const fill = (at: number, typed: string) => {
    const added = typed.replace(/\D/g, '').slice(0, length - at);
    if (added === '') return;
    const next = [...digits];
    [...added].forEach((digit, offset) => {
      next[at + offset] = digit;
    });
    const code = next.join('');
    onValue(code.trimEnd());
    focusBox(at + added.length);
    if (/^\d+$/.test(code)) onComplete(code);
  };
  const handlePaste = (at: number) => (event: ClipboardEvent) => {
    event.preventDefault();
    const pasted = event.clipboardData.getData('text').replace(/\D/g, '');
    // A complete code fills all boxes, whichever box it is pasted into.
    fill(pasted.length >= length ? 0 : at, pasted);
  };
  const erase = (at: number) =>
    onValue(
      digits
        .map((digit, box) => (box === at ? ' ' : digit))
        .join('')
        .trimEnd(),
    );
  const handleKeyDown = (at: number) => (event: KeyboardEvent) => {
    const filled = digits[at] !== ' ';
    if (event.key === 'Backspace') {
      event.preventDefault();
      erase(filled ? at : at - 1);
      if (!filled) focusBox(at - 1);
    } else if (event.key === 'Delete') {
      event.preventDefault();
      erase(at);
    } else if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') {
      event.preventDefault();
      focusBox(at + (event.key === 'ArrowLeft' ? -1 : 1));
    } else if (event.key === 'Home' || event.key === 'End') {
      event.preventDefault();
      focusBox(event.key === 'Home' ? 0 : length - 1);
    }
  };
  return (
    <Box>
      <Label id={`${id}-label`}>{label}</Label>
      <Boxes ref={group} role="group" aria-labelledby={`${id}-label`} aria-describedby={`${id}-say`}>
        {digits.map((digit, at) => (
          <Digit
            // biome-ignore lint/suspicious/noArrayIndexKey: boxes have no identity but their position.
            key={at}
            aria-label={t('code.digit', { position: at + 1, length })}
            aria-invalid={error ? true : undefined}
            inputMode="numeric"
            pattern="[0-9]*"
            autoComplete={at === 0 ? 'one-time-code' : 'off'}
            autoFocus={autoFocus === true && at === 0}
            disabled={disabled}
            value={digit.trim()}
            onFocus={(event) => event.target.select()}
            onPaste={handlePaste(at)}
            onKeyDown={handleKeyDown(at)}
            onChange={(event) => fill(at, withoutOld(event.target.value, digit))}
          />
        ))}
      </Boxes>
      <div id={`${id}-say`}>
        {error && <Message role="alert">{error}</Message>}
        {hint && <Hint>{hint}</Hint>}
      </div>
    </Box>
  );
}

/** Typing beside a digit replaces it. */
function withoutOld(text: string, old: string): string {
  return text.length === 2 && old !== ' ' ? text.replace(old, '') : text;
}

const Box = styled.div`
  display: grid;
  gap: ${space('xs')};
`;
const Label = styled.span`
  font: ${font('s', 'strong')};
`;
const Boxes = styled.div`
  display: flex;
  gap: ${space('s')};
`;
const Digit = styled.input`
  ${inputStyles}
  flex: 0 1 3rem;
  min-inline-size: 0;
  block-size: 3.25rem;
  padding: 0;
  font: ${font('l', 'strong')};
  text-align: center;
`;
