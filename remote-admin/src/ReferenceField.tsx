import { useTranslation } from '@extranet/shared/i18n';
import { referenceKey } from '@extranet/shared/rules';
import { useAppDispatch } from '@extranet/shared/store';
import { Autocomplete } from '@extranet/shared/ui/combobox';
import { useEffect } from 'react';
import { NamedReference } from './NamedReference.tsx';
import { referencesShown, useReferences } from './references/references.slice.ts';
import { useFoundReferences } from './useFoundReferences.ts';

interface Props {
  label: string;
  text: string;
  onText: (text: string) => void;
  error?: string | null | undefined;
}

const itself = (ref: string) => ref;
/** A hint from the third character on (A9.09). */
const ASKED_FROM = 3;
/** As many as the list shows before somebody scrolls. */
const NAMED = 12;

/** Takes any reference; those of the catalogue are suggested from the third character on, each with what it is. */
export function ReferenceField({ label, text, onText, error }: Props) {
  const { t } = useTranslation('admin');
  const dispatch = useAppDispatch();
  const isAsked = text.trim().length >= ASKED_FROM;
  const { references: items, hasMore, waiting, failed } = useFoundReferences(isAsked ? text : null);
  const words = useReferences(({ references }) => references.words);
  const isWhole = items.some((ref) => referenceKey(ref) === referenceKey(text));
  useEffect(() => {
    if (items.length > 0) dispatch(referencesShown(items.slice(0, NAMED)));
  }, [dispatch, items]);
  return (
    <Autocomplete
      label={label}
      text={text}
      error={error}
      onText={onText}
      items={items}
      itemText={itself}
      renderItem={(ref) => <NamedReference reference={ref} words={words[ref] ?? ''} />}
      hasMore={hasMore}
      loading={waiting}
      emptyText={failed ? t('related.catalogueFailed') : undefined}
      whole={isWhole}
      onPick={onText}
    />
  );
}
