import { useTranslation } from '@extranet/shared/i18n';
import { useAppDispatch } from '@extranet/shared/store';
import { TextField } from '@extranet/shared/ui';
import { type KeyboardEvent, useRef, useState } from 'react';
import styled from 'styled-components';
import { verdictId } from './LineVerdict.tsx';
import type { ListLine } from './lines.ts';
import { lineRetyped } from './list.slice.ts';
import { useFocusOnQuantity } from './useFocusOnQuantity.ts';

/** The reference of an unknown line, to be typed again: Enter or leaving the field has it checked. */
export function RetypedReference({ line }: { line: ListLine }) {
  const { t } = useTranslation('cart-orders');
  const dispatch = useAppDispatch();
  const { key, written } = line;
  const [text, setText] = useState(written);
  const box = useRef<HTMLSpanElement>(null);
  useFocusOnQuantity(box);
  const check = () => {
    const typed = text.trim();
    if (typed === '') setText(written);
    else dispatch(lineRetyped({ key, written: typed }));
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') check();
    if (event.key !== 'Escape' || text === written) return;
    event.preventDefault();
    setText(written);
  };
  const handleBlur = () => {
    if (text.trim() !== written) check();
  };
  return (
    <Small ref={box}>
      <TextField
        label={t('list.referenceOf', { lines: line.at.slice(0, 3).join(', ') })}
        hideLabel
        value={text}
        onValue={setText}
        onKeyDown={handleKeyDown}
        onBlur={handleBlur}
        errorAt={verdictId(key)}
        autoComplete="off"
        autoCapitalize="characters"
        enterKeyHint="done"
        spellCheck={false}
      />
    </Small>
  );
}

const Small = styled.span`
  display: block;
  min-inline-size: 0;
  max-inline-size: 14rem;
`;
