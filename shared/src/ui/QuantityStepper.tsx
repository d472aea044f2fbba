import { Minus, Plus } from 'lucide-react';
import { type KeyboardEvent, useId, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { integer } from '../format/index.ts';
import { isQuantity, QUANTITY, stepped, type TypedQuantity } from '../rules/index.ts';
import { color, font, media, radius, rowHeight, space } from '../theme/index.ts';
import { Message } from './Field.tsx';
import { Icon } from './Icon.tsx';
import { useTypedNumber } from './useTypedNumber.ts';

interface Props {
  /** A string is invalid input: it is shown unchanged, with a message that says what is allowed. */
  value: TypedQuantity;
  /** Called at each step, and with the typed text on blur or Enter; a string means that the text is no valid quantity. */
  onValue: (value: TypedQuantity) => void;
  /** What is counted, for screen readers: 'Quantité de FA-00012'. */
  label?: string;
  disabled?: boolean;
  /** The id of an error message shown elsewhere than under the field. */
  describedBy?: string;
}

/** Arrow up or + adds one, arrow down or - subtracts one (C2.21); typing works too; never below 1 (C5.05). */
export function QuantityStepper({ value, onValue, label, disabled, describedBy }: Props) {
  const { t } = useTranslation('ui');
  const id = useId();
  const typed = useTypedNumber(value, QUANTITY, String);
  const now = typed.reading.problem === 'missing' ? value : (typed.reading.value ?? typed.text);
  const step = (by: number) => {
    const next = stepped(now, by);
    if (next === now) return;
    typed.forget();
    onValue(next);
  };
  const toldWrong = useRef(false);
  const leave = () => {
    typed.leave();
    // A parent that keeps its number hears of the correction too, even if that is the same number.
    if (typed.draft === null || (now === value && !toldWrong.current)) return;
    toldWrong.current = !isQuantity(now);
    onValue(now);
  };
  const digits = useRef<HTMLInputElement>(null);
  const steppedByKey = useRef(false);
  useLayoutEffect(() => {
    if (steppedByKey.current) digits.current?.select();
    steppedByKey.current = false;
  });
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') leave();
    const by = { ArrowUp: 1, '+': 1, ArrowDown: -1, '-': -1 }[event.key];
    if (!by) return;
    event.preventDefault();
    // Selected before and after the new number is drawn: in '-3' and '+2' the digit is a quantity of its own, not the end of one.
    digits.current?.select();
    steppedByKey.current = true;
    step(by);
  };
  const { refused } = typed;
  return (
    <Whole>
      <Box role="group" aria-label={label ?? t('quantity.label')}>
        <Step
          type="button"
          tabIndex={-1}
          aria-label={t('quantity.less')}
          disabled={disabled || stepped(now, -1) === now}
          onClick={() => step(-1)}
        >
          <Icon of={Minus} size={16} />
        </Step>
        <Digits
          ref={digits}
          role="spinbutton"
          title={t('quantity.keys')}
          inputMode="numeric"
          autoComplete="off"
          aria-label={label ?? t('quantity.label')}
          aria-valuenow={typed.reading.value}
          aria-valuemin={QUANTITY.min}
          aria-valuemax={QUANTITY.max}
          aria-invalid={refused || undefined}
          aria-describedby={refused ? (describedBy ?? id) : undefined}
          disabled={disabled}
          value={typed.text}
          onFocus={(event) => event.target.select()}
          // Also where it has the focus already: what is typed next is the quantity, not its end.
          onClick={(event) => event.currentTarget.select()}
          onKeyDown={handleKeyDown}
          onChange={(event) => typed.type(event.target.value)}
          onBlur={leave}
        />
        <Step
          type="button"
          tabIndex={-1}
          aria-label={t('quantity.more')}
          disabled={disabled || stepped(now, 1) === now}
          onClick={() => step(1)}
        >
          <Icon of={Plus} size={16} />
        </Step>
      </Box>
      {refused && !describedBy && (
        <Message id={id} role="alert">
          {t('quantity.possible', { min: QUANTITY.min, max: integer(QUANTITY.max) })}
          {/* A parent that still holds a number has not accepted the typed text: say which number stays. */}
          {isQuantity(value) && ` ${t('quantity.kept', { quantity: integer(value) })}`}
        </Message>
      )}
    </Whole>
  );
}

/** As wide as the field: the message wraps under it without moving its neighbours. */
const Whole = styled.div`
  display: inline-grid;
  flex: none;
  grid-template-columns: minmax(min-content, 0);
  gap: ${space('xs')};
  text-align: start;
`;
const Box = styled.div`
  display: inline-flex;
  inline-size: max-content;
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
  &[aria-invalid] { box-shadow: inset 0 -2px 0 ${color('error')}; color: ${color('error')}; }
  ${media.coarse} { font-size: max(1rem, 16px); }
`;
