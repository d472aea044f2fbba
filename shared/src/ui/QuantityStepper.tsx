import { Minus, Plus } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { color, font, media, radius, rowHeight } from '../theme/index.ts';
import { Icon } from './Icon.tsx';

interface Props {
  value: number;
  onValue: (value: number) => void;
  /** What is counted, for screen readers: 'Quantité de FA-00012'. */
  label?: string;
  min?: number;
  max?: number;
  disabled?: boolean;
}

/** Arrow up or + adds one, arrow down or - takes one (C2.21); typing works too; never below 1 (C5.05). */
export function QuantityStepper({ value, onValue, label, min = 1, max = 99_999, disabled }: Props) {
  const { t } = useTranslation('ui');
  const [draft, setDraft] = useState<string | null>(null);
  const set = (next: number) => {
    setDraft(null);
    const fitting = Math.min(max, Math.max(min, next));
    if (fitting !== value) onValue(fitting);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowUp: 1, '+': 1, ArrowDown: -1, '-': -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    set(value + step);
  };
  const handleTyped = (text: string) => {
    const digits = text.replace(/\D/g, '').slice(0, String(max).length);
    const read = Number(digits);
    if (digits === '' || read < min || read > max) setDraft(digits);
    else set(read);
  };
  return (
    <Box role="group" aria-label={label ?? t('quantity.label')}>
      <Step
        type="button"
        tabIndex={-1}
        aria-label={t('quantity.less')}
        disabled={disabled || value <= min}
        onClick={() => set(value - 1)}
      >
        <Icon of={Minus} size={16} />
      </Step>
      <Digits
        role="spinbutton"
        inputMode="numeric"
        autoComplete="off"
        aria-label={label ?? t('quantity.label')}
        aria-valuenow={value}
        aria-valuemin={min}
        aria-valuemax={max}
        disabled={disabled}
        value={draft ?? String(value)}
        onFocus={(event) => event.target.select()}
        onKeyDown={handleKeyDown}
        onChange={(event) => handleTyped(event.target.value)}
        onBlur={() => draft !== null && set(Number(draft) || min)}
      />
      <Step
        type="button"
        tabIndex={-1}
        aria-label={t('quantity.more')}
        disabled={disabled || value >= max}
        onClick={() => set(value + 1)}
      >
        <Icon of={Plus} size={16} />
      </Step>
    </Box>
  );
}

const Box = styled.div`
  display: inline-flex;
  flex: none;
  border: 1px solid ${color('edge')};
  border-radius: ${radius()};
  background: ${color('panel')};
`;
const Step = styled.button`
  display: grid;
  place-items: center;
  inline-size: calc(${rowHeight()} - 4px);
  block-size: calc(${rowHeight()} - 2px);
  padding: 0;
  border: 0;
  border-radius: ${radius('s')};
  background: none;
  cursor: pointer;
  &:hover:enabled { background: ${color('selected')}; }
  &:disabled { color: ${color('edge')}; cursor: not-allowed; }
`;
const Digits = styled.input`
  inline-size: 3.75rem;
  padding: 0;
  border: 0;
  border-inline: 1px solid ${color('line')};
  background: none;
  font: ${font('s', 'strong')};
  text-align: center;
  &:disabled { color: ${color('soft')}; }
  ${media.coarse} { font-size: max(1rem, 16px); }
`;
