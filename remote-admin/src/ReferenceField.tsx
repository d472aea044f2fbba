import { referenceKey } from '@extranet/shared/rules';
import { useAppDispatch } from '@extranet/shared/store';
import { Autocomplete } from '@extranet/shared/ui/combobox';
import { useEffect, useMemo } from 'react';
import { NamedReference } from './NamedReference.tsx';
import { referencesShown } from './references/references.slice.ts';
import { suggestReferences } from './references/suggest-references.ts';
import { useAllReferences } from './useAllReferences.ts';

interface Props {
  label: string;
  text: string;
  onText: (text: string) => void;
  error?: string | null | undefined;
}

const itself = (ref: string) => ref;
/** As many as the list shows before somebody scrolls. */
const NAMED = 12;

/** Takes any reference; those of the catalogue are suggested from the third character on, each with what it is. */
export function ReferenceField({ label, text, onText, error }: Props) {
  const dispatch = useAppDispatch();
  const { status, references, words } = useAllReferences();
  const items = useMemo(() => suggestReferences(references, text), [references, text]);
  const isWhole = items.some((ref) => referenceKey(ref) === referenceKey(text));
  useEffect(() => {
    if (items.length > 0 && text.trim().length > 2) dispatch(referencesShown(items.slice(0, NAMED)));
  }, [dispatch, items, text]);
  return (
    <Autocomplete
      label={label}
      text={text}
      error={error}
      onText={onText}
      items={items}
      itemText={itself}
      renderItem={(ref) => <NamedReference reference={ref} words={words[ref] ?? ''} />}
      loading={status === 'pending'}
      whole={isWhole}
      onPick={onText}
    />
  );
}
