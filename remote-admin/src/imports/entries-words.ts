import type { ImportSummary } from '@extranet/shared/contracts';
import { integer } from '@extranet/shared/format';
import type { useTranslation } from '@extranet/shared/i18n';

type Translate = ReturnType<typeof useTranslation<'admin'>>['t'];

/** 'Véhicules : 1 ajouté, 12 modifiés, 0 retiré'; empty for files that replace no lists. */
export function entriesInWords(t: Translate, summary: ImportSummary): string {
  const { added, changed, removed } = summary;
  if (added + changed + removed === 0) return '';
  const words = (['added', 'changed', 'removed'] as const).map((kind) =>
    t(`fileImport.entry.${kind}`, { count: summary[kind], shown: integer(summary[kind]) }),
  );
  return t('fileImport.entries', { words: words.join(', ') });
}

/** 'Colonnes non lues : Équipement, De (2)' */
export const unreadColumnsInWords = (t: Translate, { unreadColumns }: ImportSummary): string =>
  unreadColumns.length === 0
    ? ''
    : t('fileImport.unreadColumns', { count: unreadColumns.length, names: unreadColumns.join(', ') });
