import type { ImportLine } from '@extranet/shared/contracts';
import type { useTranslation } from '@extranet/shared/i18n';
import { font } from '@extranet/shared/theme';
import type { Column } from '@extranet/shared/ui/table';
import styled from 'styled-components';

type Translate = ReturnType<typeof useTranslation<'admin'>>['t'];

/** What a line says before and after, in words. */
export const textColumns = (t: Translate): Column<ImportLine>[] =>
  (['before', 'after'] as const).map((side) => ({
    id: side,
    header: t(`fileImport.${side}`),
    width: 'minmax(9rem, 1.6fr)',
    cell: ({ textBefore, textAfter }) => (
      <Words
        of={(side === 'before' ? textBefore : textAfter) ?? ''}
        other={(side === 'before' ? textAfter : textBefore) ?? ''}
      />
    ),
  }));

const BETWEEN = '\u00a0; ';

/** Entries one below the other; where others stay, what only one side has is in bold. */
function Words({ of, other }: { of: string; other: string }) {
  if (of === '') return null;
  const entries = of.split(BETWEEN);
  const known = new Set(other.split(BETWEEN));
  const someStay = entries.some((words) => known.has(words));
  return (
    <Small>
      {entries.map((words, at) => (
        <span key={`${at} ${words}`}>{someStay && !known.has(words) ? <strong>{words}</strong> : words}</span>
      ))}
    </Small>
  );
}

const Small = styled.span`
  display: block;
  overflow: clip;
  max-block-size: calc(var(--row-height) - 2px);
  font: ${font('xs')};
  line-height: 1.25;
  white-space: normal;
  overflow-wrap: anywhere;
  & > span { display: block; }
`;
