import type { ImportKind, ImportLine } from '@extranet/shared/contracts';
import { price as euros, integer } from '@extranet/shared/format';
import type { useTranslation } from '@extranet/shared/i18n';
import { color, font, space } from '@extranet/shared/theme';
import { Reference } from '@extranet/shared/ui';
import type { Column } from '@extranet/shared/ui/table';
import styled from 'styled-components';
import { isBad, remark, termsMoved } from './remark.ts';
import { textColumns } from './text-columns.tsx';

type Translate = ReturnType<typeof useTranslation<'admin'>>['t'];
type Columns = Column<ImportLine>[];

/** What a line changes, in the columns of its kind of file; on a phone two of them, the rest beneath. */
export function differenceColumns(kind: ImportKind, t: Translate, phone: boolean): Columns {
  const remarkOf = (line: ImportLine) => remark(t, kind, line);
  if (phone) return [stackedColumn(t, kind, remarkOf), ...(isOfWords(kind) ? [] : [gapColumn(t)])];
  const first: Columns = [
    {
      id: 'line',
      header: t('imports.line'),
      width: '3.5rem',
      align: 'end',
      // Of a file of an earlier release nobody knows it.
      cell: ({ line }) => (line === 0 ? '' : integer(line)),
    },
  ];
  const last: Columns = [
    {
      id: 'remark',
      header: t('imports.remark'),
      width: kind === 'specialPrices' ? 'minmax(11rem, 2fr)' : 'minmax(8rem, 1.6fr)',
      cell: (line) => (
        <Remark data-bad={isBad(line) || undefined}>
          {remarkOf(line)} {termsMoved(t, line)}
        </Remark>
      ),
    },
  ];
  return [...first, ...columnsOf(kind, t), ...last];
}

/** What it changes is no price. */
const isOfWords = (kind: ImportKind) => kind === 'customers' || kind === 'applications';

const columnsOf = (kind: ImportKind, t: Translate): Columns => {
  if (kind === 'customers') return [accountColumn(t), ...textColumns(t)];
  if (kind === 'applications') return [referenceColumn(t), ...textColumns(t)];
  if (kind === 'specialPrices') return [whoColumn(t), referenceColumn(t), ...priceColumns(t), gapColumn(t)];
  return [referenceColumn(t), ...priceColumns(t), gapColumn(t), stockColumn(t)];
};

const referenceColumn = (t: Translate): Column<ImportLine> => ({
  id: 'ref',
  header: t('import.target.ref'),
  width: 'minmax(6.5rem, 1fr)',
  cell: ({ ref }) => <Reference>{ref}</Reference>,
});

const whoColumn = (t: Translate): Column<ImportLine> => ({
  id: 'who',
  header: t('fileImport.who'),
  width: 'minmax(7rem, 1.1fr)',
  cell: ({ userName, ref, userId, state }) => userName || (userId === null && state !== 'change' ? '' : ref),
});

/** A line in error names them as the file does. */
const accountColumn = (t: Translate): Column<ImportLine> => ({
  id: 'who',
  header: t('fileImport.who'),
  width: 'minmax(10rem, 1.4fr)',
  cell: ({ userName, ref }) => userName || <Wrapped>{ref}</Wrapped>,
});

const priceColumns = (t: Translate): Columns => [
  {
    id: 'before',
    header: t('imports.priceBefore'),
    width: 'minmax(6.5rem, 0.8fr)',
    align: 'end',
    // A first special price takes the place of what the customer pays without it.
    cell: ({ priceBefore, priceWithout }) => {
      const paid = priceBefore ?? priceWithout;
      return paid === null ? '' : euros(paid);
    },
  },
  {
    id: 'after',
    header: t('imports.priceAfter'),
    width: 'minmax(6.5rem, 0.8fr)',
    align: 'end',
    cell: ({ priceBefore, priceAfter }) =>
      priceAfter === null ? (
        ''
      ) : priceAfter === priceBefore ? (
        euros(priceAfter)
      ) : (
        <strong>{euros(priceAfter)}</strong>
      ),
  },
];

const gapColumn = (t: Translate): Column<ImportLine> => ({
  id: 'percent',
  header: t('imports.gap'),
  width: '5rem',
  align: 'end',
  cell: ({ percent }) => gap(percent),
});

const stockColumn = (t: Translate): Column<ImportLine> => ({
  id: 'stock',
  header: t('import.target.stockQty'),
  width: 'minmax(5.5rem, 0.6fr)',
  align: 'end',
  cell: ({ stockBefore, stockAfter }) =>
    stockAfter === null || stockAfter === stockBefore
      ? stockBefore === null
        ? ''
        : integer(stockBefore)
      : `${stockBefore === null ? '' : integer(stockBefore)} → ${integer(stockAfter)}`,
});

const stackedColumn = (
  t: Translate,
  kind: ImportKind,
  remarkOf: (line: ImportLine) => string,
): Column<ImportLine> => ({
  id: 'ref',
  header: t(kind === 'customers' ? 'fileImport.who' : 'import.target.ref'),
  width: 'minmax(8rem, 1fr)',
  cell: (line) => (
    <Stacked>
      <Reference>{line.ref}</Reference>
      {line.userName && kind === 'specialPrices' && <small>{line.userName}</small>}
      {/* What could not be read needs the room for its reason. */}
      {line.state !== 'unreadable' && (
        <small>
          {isOfWords(kind)
            ? line.textAfter
            : moved(euros(line.priceBefore ?? line.priceWithout), line.priceAfter)}
        </small>
      )}
      {remarkOf(line) && <small>{remarkOf(line)}</small>}
    </Stacked>
  ),
});

const gap = (percent: number | null) =>
  percent === null ? '' : `${percent > 0 ? '+' : percent < 0 ? '−' : ''}${Math.abs(percent)}\u00a0%`;

const moved = (before: string, after: number | null) =>
  after === null ? before : `${before} → ${euros(after)}`;

const Wrapped = styled.span`
  white-space: normal;
  overflow-wrap: anywhere;
`;
const Stacked = styled.span`
  display: grid;
  overflow: clip;
  max-block-size: calc(var(--row-height) - 2px);
  white-space: normal;
  line-height: 1.2;
  & > small { color: ${color('soft')}; }
`;
const Remark = styled.span`
  display: block;
  overflow-wrap: anywhere;
  padding-inline-start: ${space('s')};
  color: ${color('soft')};
  &[data-bad] { color: ${color('error')}; }
  font: ${font('xs')};
  line-height: 1.25;
  white-space: normal;
`;
