import type { ImportLine } from '@extranet/shared/contracts';
import type { useTranslation } from '@extranet/shared/i18n';
import { font, space } from '@extranet/shared/theme';
import type { Column } from '@extranet/shared/ui/table';
import styled from 'styled-components';

type Translate = ReturnType<typeof useTranslation<'admin'>>['t'];

/** What a line says before and after, in words. */
export const textColumns = (t: Translate): Column<ImportLine>[] =>
  (['before', 'after'] as const).map((side) => ({
    id: side,
    header: t(`fileImport.${side}`),
    width: side === 'before' ? 'minmax(8rem, 1.2fr)' : 'minmax(12rem, 3fr)',
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
    <Small data-new={other === '' || undefined}>
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
  /* All of a new one: as many columns as there is room for. */
  &[data-new] {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(9rem, 1fr));
    column-gap: ${space('s')};
  }
`;
