import { money } from '@extranet/shared/format';
import { useTranslation } from '@extranet/shared/i18n';
import { Alert } from '@extranet/shared/ui';
import { fieldName, type Translate, valueIn } from '../audit-texts.ts';
import type { Overwritten } from './draft.ts';

/** What was changed both here and elsewhere, with what was saved there: saving once more takes its place. */
export function SavedMeanwhile({ fields }: { fields: readonly Overwritten[] }) {
  const { t } = useTranslation('admin');
  if (fields.length === 0) return null;
  return (
    <Alert tone="info" title={t('product.meanwhile')}>
      <ul>
        {fields.map(({ field, saved }) => (
          <li key={field}>
            {t('product.savedMeanwhile', { name: fieldName(t, field), value: savedValue(t, field, saved) })}
          </li>
        ))}
      </ul>
    </Alert>
  );
}

const savedValue = (t: Translate, field: string, saved: string | null): string =>
  field === 'prodPrix' && saved !== null ? money(Number(saved)) : valueIn(t, { field, after: saved }, saved);
