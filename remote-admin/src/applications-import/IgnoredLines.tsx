import type { ApplicationsImportRow } from '@extranet/shared/contracts';
import { useTranslation } from '@extranet/shared/i18n';
import { color, font, space } from '@extranet/shared/theme';
import styled from 'styled-components';
import { WithReference } from './LinesNamed.tsx';

/** What an import did not take from its file, to be corrected afterwards: counted, and listed when it is opened. */
export function IgnoredLines({
  of: { count, lines, unreadColumns },
}: {
  of: ApplicationsImportRow['impIgnored'];
}) {
  const { t } = useTranslation('admin');
  if (count === 0 && unreadColumns.length === 0) return null;
  const columns =
    unreadColumns.length > 0 &&
    t('applications.import.unreadColumns', { count: unreadColumns.length, names: unreadColumns.join(', ') });
  return (
    <Details>
      <summary>{[t('applications.import.ignored', { count }), columns].filter(Boolean).join(' · ')}</summary>
      <ul>
        {lines.map(({ line, ref, reason }) => (
          <li key={`${line} ${reason}`}>
            {t('applications.import.line', { line })} <WithReference of={ref}>{reason}</WithReference>
          </li>
        ))}
        {count > lines.length && <li>{t('applications.import.more', { count: count - lines.length })}</li>}
      </ul>
    </Details>
  );
}

const Details = styled.details`
  margin-block-start: ${space('xs')};
  font: ${font('xs')};
  & > summary { color: ${color('soft')}; cursor: pointer; font: ${font('xs', 'strong')}; }
  & > ul { max-block-size: 16rem; overflow: auto; padding-inline-start: ${space('l')}; }
`;
