import { registerTexts } from '@extranet/shared/i18n';
import texts from '../locales/glossary.fr.json';
import { useMeaning } from './meaning.ts';

registerTexts('catalog', texts);

/** The sentence of a field and, where it has one, that of its value. */
export function MeaningText({ field, value }: { field: string; value: string }) {
  const meaning = useMeaning()(field, value);
  return (
    <>
      {meaning.field}
      {meaning.value && <span> {meaning.value}</span>}
    </>
  );
}
