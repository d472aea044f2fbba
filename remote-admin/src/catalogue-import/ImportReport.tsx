import type { CatalogueImportResult } from '@extranet/shared/contracts';
import { integer } from '@extranet/shared/format';
import { useTranslation } from '@extranet/shared/i18n';
import { color, font, space } from '@extranet/shared/theme';
import { Alert, Reference } from '@extranet/shared/ui';
import styled from 'styled-components';

interface Props {
  result: CatalogueImportResult & { name: string };
  onDismiss: () => void;
}

/** The result of the import, with each line that could not be applied. */
export function ImportReport({ result, onDismiss }: Props) {
  const { t } = useTranslation('admin');
  const {
    name,
    updated,
    unchangedRefs,
    unchangedCount,
    unknownRefs,
    unknownCount,
    unreadableLines,
    unreadableCount,
  } = result;
  return (
    <Alert
      tone={unknownCount + unreadableCount > 0 ? 'warning' : 'success'}
      title={t('import.done', { file: name, count: integer(updated) })}
      onDismiss={onDismiss}
    >
      {unknownCount > 0 && (
        <Details>
          <summary>{t('import.unknown', { count: unknownCount })}</summary>
          <ul>
            {unknownRefs.map(({ line, ref }) => (
              <li key={line}>
                {t('import.line', { line })} <Reference>{ref}</Reference>
              </li>
            ))}
            {unknownCount > unknownRefs.length && (
              <li>{t('import.more', { count: unknownCount - unknownRefs.length })}</li>
            )}
          </ul>
        </Details>
      )}
      {unchangedCount > 0 && (
        <Details>
          <summary>{t('import.unchanged', { count: unchangedCount })}</summary>
          <ul>
            {unchangedRefs.map(({ line, ref }) => (
              <li key={line}>
                {t('import.line', { line })} <Reference>{ref}</Reference>
              </li>
            ))}
            {unchangedCount > unchangedRefs.length && (
              <li>{t('import.more', { count: unchangedCount - unchangedRefs.length })}</li>
            )}
          </ul>
        </Details>
      )}
      {unreadableCount > 0 && (
        <Details>
          <summary>{t('import.unreadable', { count: unreadableCount })}</summary>
          <ul>
            {unreadableLines.map(({ line, reason }) => (
              <li key={`${line} ${reason}`}>
                {t('import.line', { line })} {reason}
              </li>
            ))}
            {unreadableCount > unreadableLines.length && (
              <li>{t('import.more', { count: unreadableCount - unreadableLines.length })}</li>
            )}
          </ul>
        </Details>
      )}
    </Alert>
  );
}

const Details = styled.details`
  & > summary { cursor: pointer; padding-block: ${space('xs')}; }
  & > ul {
    max-block-size: 12rem;
    overflow: auto;
    padding-inline-start: ${space('l')};
    color: ${color('soft')};
    font: ${font('xs')};
  }
`;
