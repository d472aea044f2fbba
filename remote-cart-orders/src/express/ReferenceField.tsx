import { useTranslation } from '@extranet/shared/i18n';
import { lazily } from '@extranet/shared/remote';
import { TextField } from '@extranet/shared/ui';
import { useRef, useState } from 'react';
import type { Marked, ReferenceProps } from './SuggestingField.tsx';

export const SuggestingField = lazily(
  () => import(/* webpackChunkName: "express-suggesting" */ './SuggestingField.tsx'),
);

/**
 * The field of a reference. Its suggestions are fetched once somebody goes to it: until they are there a plain field takes letters,
 * Enter and what is pasted, and goes on doing so where they cannot be had.
 */
export function ReferenceField(props: ReferenceProps) {
  const { t } = useTranslation('cart-orders');
  const plain = useRef<HTMLInputElement>(null);
  const [suggesting, setSuggesting] = useState(SuggestingField.isLoaded);
  const [marked, setMarked] = useState<Marked>();
  const handleFocus = async () => {
    try {
      await SuggestingField.preload();
    } catch (error) {
      console.warn('[express] no suggestions', error);
      return;
    }
    const field = plain.current;
    if (field && field === document.activeElement)
      setMarked([field.selectionStart ?? 0, field.selectionEnd ?? 0]);
    setSuggesting(true);
  };
  if (suggesting) return <SuggestingField {...props} marked={marked} />;
  return (
    <TextField
      ref={plain}
      // Heard as what it is about to be.
      role="combobox"
      aria-expanded={false}
      aria-autocomplete="list"
      autoComplete="off"
      spellCheck={false}
      label={t('line.reference')}
      placeholder={t('express.placeholder')}
      value={props.text}
      onValue={props.onText}
      error={props.error}
      onFocus={handleFocus}
    />
  );
}
