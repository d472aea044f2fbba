import type { ImportKind, ImportSummary } from '@extranet/shared/contracts';
import { integer } from '@extranet/shared/format';
import { useTranslation } from '@extranet/shared/i18n';
import { Alert } from '@extranet/shared/ui';
import { entriesInWords, unreadColumnsInWords } from './imports/entries-words.ts';
import { whyNothing } from './why-nothing.ts';

interface Props {
  kind: ImportKind;
  summary: ImportSummary;
}

/** What the file would change, in one sentence each, before it does. */
export function LookSummary({ kind, summary }: Props) {
  const { t } = useTranslation('admin');
  const { updated, up, down, same, unknown, deleted, unreadable, triples, doubtful, newNameCount } = summary;
  const unreadColumns = unreadColumnsInWords(t, summary);
  const entries = entriesInWords(t, summary);
  const ofProducts = kind === 'applications';
  const moreNames = newNameCount - summary.newNames.length;
  return (
    <>
      {triples > 0 && <Alert tone="warning">{t('imports.triples', { count: triples })}</Alert>}
      {unreadColumns && (
        <Alert tone="warning" title={unreadColumns}>
          {t('fileImport.unreadHint')}
        </Alert>
      )}
      {doubtful > 0 && (
        <Alert
          tone="warning"
          title={t(`fileImport.${kind === 'specialPrices' ? 'doubtfulPrices' : 'doubtful'}`, {
            count: doubtful,
          })}
        >
          {t('fileImport.doubtfulHint')}
        </Alert>
      )}
      {newNameCount > 0 && (
        <Alert
          tone="warning"
          title={t('fileImport.newNames', { count: newNameCount, shown: integer(newNameCount) })}
        >
          {summary.newNames.join(', ')}
          {moreNames > 0 && ` ${t('fileImport.moreNames', { count: moreNames, shown: integer(moreNames) })}`}
        </Alert>
      )}
      <ul aria-label={t('import.effects')}>
        <li>
          {updated > 0
            ? t('fileImport.willChange', { count: updated, shown: integer(updated) })
            : t(`fileImport.nothing.${whyNothing(summary)}`)}
        </li>
        {entries && <li>{entries}</li>}
        {up + down > 0 && <li>{t('import.prices', { up: integer(up), down: integer(down) })}</li>}
        {same > 0 && <li>{t('import.unchanged', { count: same })}</li>}
        {unknown + deleted > 0 && (
          <li>{t(ofProducts ? 'import.unknown' : 'fileImport.unknown', { count: unknown + deleted })}</li>
        )}
        {unreadable > 0 && (
          <li>{t(ofProducts ? 'fileImport.leftWhole' : 'import.unreadable', { count: unreadable })}</li>
        )}
      </ul>
    </>
  );
}
