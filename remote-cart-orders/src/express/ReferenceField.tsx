import { useTranslation } from '@extranet/shared/i18n';
import { lazily } from '@extranet/shared/remote';
import { TextField } from '@extranet/shared/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { prefetchWork } from './load-work.ts';
import type { Marked, ReferenceProps } from './SuggestingField.tsx';

export const SuggestingField = lazily(
  () => import(/* webpackChunkName: "express-suggesting" */ './SuggestingField.tsx'),
);

/** By then the page's own files are there: who comes later finds the suggestions waiting. */
const FETCHED_AFTER_MS = 1_500;
/** Sooner what a reference needs that is sent: it must not depend on a network that is gone a moment later. */
const WORK_AFTER_MS = 200;

/**
 * The field of a reference. Its suggestions come once the page is whole, or somebody goes to it: until they are there a plain field takes
 * letters, Enter and what is pasted, and goes on doing so where they cannot be had.
 */
export function ReferenceField(props: ReferenceProps) {
  const { t } = useTranslation('cart-orders');
  const plain = useRef<HTMLInputElement>(null);
  const [suggesting, setSuggesting] = useState(SuggestingField.isLoaded);
  const [marked, setMarked] = useState<Marked>();
  const fetchSuggestions = async () => {
    try {
      await SuggestingField.preload();
    } catch (error) {
      console.warn('[express] no suggestions', error);
      return;
    }
    const field = plain.current;
    if (!field) return;
    // At once: between looking where the caret is and drawing the other field nobody may type a letter.
    flushSync(() => {
      if (field === document.activeElement) setMarked([field.selectionStart ?? 0, field.selectionEnd ?? 0]);
      setSuggesting(true);
    });
  };
  const fetchRest = () => {
    prefetchWork();
    void fetchSuggestions();
  };
  const fetchInTime = useEffectEvent(fetchRest);
  useEffect(() => {
    const timers = [setTimeout(prefetchWork, WORK_AFTER_MS), setTimeout(fetchInTime, FETCHED_AFTER_MS)];
    return () => timers.forEach(clearTimeout);
  }, []);
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
      onFocus={fetchRest}
    />
  );
}
