import type { ApplicationsImportRow } from '@extranet/shared/contracts';
import type { useTranslation } from '@extranet/shared/i18n';

type Translate = ReturnType<typeof useTranslation<'admin'>>['t'];

/** '1 ajouté, 12 modifiés, 0 retiré' */
export const changesInWords = (
  t: Translate,
  row: Pick<ApplicationsImportRow, 'added' | 'changed' | 'removed'>,
): string =>
  (['added', 'changed', 'removed'] as const)
    .map((kind) => t(`applications.import.number.${kind}`, { count: row[kind] }))
    .join(', ');
