import type { CatalogueImportResult } from '@extranet/shared/contracts';
import { integer, money } from '@extranet/shared/format';
import { registerTexts, useTranslation } from '@extranet/shared/i18n';
import { Alert } from '@extranet/shared/ui';
import texts from '../locales/file-import.fr.json';
import { whyNothing } from '../why-nothing.ts';

registerTexts('admin', texts);

/** What the file would change, in one sentence each, before it does. */
export function Effects({ effects }: { effects: CatalogueImportResult }) {
  const { t } = useTranslation('admin');
  const {
    updated,
    unchangedCount,
    pricesUp,
    pricesDown,
    largestChange,
    unknownCount,
    unreadableCount,
    summary,
  } = effects;
  return (
    <>
      {summary.triples > 0 && (
        <Alert tone="warning">{t('imports.triples', { count: summary.triples })}</Alert>
      )}
      {summary.stops > 0 && <Alert tone="warning">{t('imports.stopping', { count: summary.stops })}</Alert>}
      {summary.negative > 0 && (
        <Alert tone="warning">{t('imports.negatives', { count: summary.negative })}</Alert>
      )}
      <ul aria-label={t('import.effects')}>
        <li>
          {summary.updated > 0
            ? t('import.willUpdate', { count: updated, shown: integer(updated) })
            : t(`fileImport.nothing.${whyNothing(summary)}`)}
        </li>
        <li>{t('import.prices', { up: integer(pricesUp), down: integer(pricesDown) })}</li>
        {largestChange && (
          <li>
            {t('import.largest', {
              ref: largestChange.ref,
              before: money(largestChange.before),
              after: money(largestChange.after),
            })}
          </li>
        )}
        {unchangedCount > 0 && <li>{t('import.unchanged', { count: unchangedCount })}</li>}
        {unknownCount > 0 && <li>{t('import.unknown', { count: unknownCount })}</li>}
        {unreadableCount > 0 && <li>{t('import.unreadable', { count: unreadableCount })}</li>}
      </ul>
    </>
  );
}
