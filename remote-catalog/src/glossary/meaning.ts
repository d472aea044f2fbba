import { useTranslation } from '@extranet/shared/i18n';
import { isWiringCode } from '../features.ts';

/** What a technical field means, and what its value adds to that; '' where there is nothing to say. */
export interface Meaning {
  field: string;
  value: string;
}

const PLAIN = ['Oui', 'Non'];

/** Reads the glossary's texts, which the chunk that imports this has registered. */
export function useMeaning() {
  const { t } = useTranslation('catalog');
  const known = (key: string) => t(key as 'glossary.unknown', { defaultValue: '' });
  return (field: string, value = ''): Meaning => ({
    field: known(`glossary.term.${field}`),
    value: meaningOfValue(field, value),
  });

  function meaningOfValue(field: string, value: string): string {
    if (value === '' || PLAIN.includes(value)) return '';
    if (isWiringCode(field, value)) return t('glossary.unknown');
    const whole = known(`glossary.value.${field}.${value}`);
    if (whole) return whole;
    // 'A/C': from one grade to another.
    const parts = value.split('/').map((part) => ({ part, says: known(`glossary.value.${field}.${part}`) }));
    return parts.flatMap(({ part, says }) => (says ? `${part}\u00a0: ${says}` : [])).join(' ');
  }
}
