import { Reference } from '@extranet/shared/ui';
import { Autocomplete } from '@extranet/shared/ui/combobox';
import { useMemo } from 'react';
import { suggestReferences } from './references/suggest-references.ts';
import { useAllReferences } from './useAllReferences.ts';

interface Props {
  label: string;
  text: string;
  onText: (text: string) => void;
  error?: string | null | undefined;
}

const itself = (ref: string) => ref;
const inMono = (ref: string) => <Reference>{ref}</Reference>;

/** Takes any reference; those of the catalogue are suggested from the third character on. */
export function ReferenceField({ label, text, onText, error }: Props) {
  const { status, references } = useAllReferences();
  const items = useMemo(() => suggestReferences(references, text), [references, text]);
  return (
    <Autocomplete
      label={label}
      text={text}
      error={error}
      onText={onText}
      items={items}
      itemText={itself}
      renderItem={inMono}
      loading={status === 'pending'}
      onPick={onText}
    />
  );
}
