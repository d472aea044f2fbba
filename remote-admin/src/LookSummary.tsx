import type { ImportSummary } from '@extranet/shared/contracts';
import { integer } from '@extranet/shared/format';
import { useTranslation } from '@extranet/shared/i18n';
import { Alert } from '@extranet/shared/ui';

/** What the file would change, in one sentence each, before it does. */
export function LookSummary({ summary }: { summary: ImportSummary }) {
  const { t } = useTranslation('admin');
  const { updated, up, down, same, unknown, deleted, unreadable, triples } = summary;
  return (
    <>
      {triples > 0 && <Alert tone="warning">{t('imports.triples', { count: triples })}</Alert>}
      <ul aria-label={t('import.effects')}>
        <li>{t('fileImport.willChange', { count: updated, shown: integer(updated) })}</li>
        {up + down > 0 && <li>{t('import.prices', { up: integer(up), down: integer(down) })}</li>}
        {same > 0 && <li>{t('import.unchanged', { count: same })}</li>}
        {unknown + deleted > 0 && <li>{t('fileImport.unknown', { count: unknown + deleted })}</li>}
        {unreadable > 0 && <li>{t('import.unreadable', { count: unreadable })}</li>}
      </ul>
    </>
  );
}
