import { registerTexts, useTranslation } from '@extranet/shared/i18n';
import { Autocomplete } from '@extranet/shared/ui/combobox';
import { useLayoutEffect, useRef } from 'react';
import texts from '../locales/suggesting.fr.json';
import { ExpressSuggestion } from './ExpressSuggestion.tsx';
import { useExpress } from './express.slice.ts';

registerTexts('cart-orders', texts);

export interface ReferenceProps {
  text: string;
  onText: (text: string) => void;
  onPick: (reference: string) => void;
  /** Nothing is suggested. */
  whole: boolean;
  error: string | null | undefined;
}

/** What was marked in the field that went, from one letter to another; twice the same is the caret. */
export type Marked = [from: number, to: number];

const asText = (ref: string) => ref;

interface Props extends ReferenceProps {
  /** It takes the place of a field that had the focus. */
  marked: Marked | undefined;
}

export default function SuggestingField({ text, onText, onPick, whole, error, marked }: Props) {
  const { t } = useTranslation('cart-orders');
  const { suggestions, described, searching, unanswered } = useExpress(({ express }) => express);
  const first = useRef(marked);
  useLayoutEffect(() => {
    const field = document.activeElement;
    if (first.current && field instanceof HTMLInputElement) field.setSelectionRange(...first.current);
    first.current = undefined;
  }, []);
  return (
    <Autocomplete
      label={t('line.reference')}
      text={text}
      onText={onText}
      items={suggestions}
      itemText={asText}
      onPick={onPick}
      loading={searching}
      whole={whole}
      minLength={2}
      renderItem={(ref) => <ExpressSuggestion reference={ref} product={described[ref]} />}
      error={error}
      emptyText={t(unanswered ? 'express.noAnswer' : 'express.noSuggestion')}
      placeholder={t('express.placeholder')}
      autoFocus={marked !== undefined}
    />
  );
}
