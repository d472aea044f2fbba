import type { ImportLine, ImportSummary, ImportView } from '@extranet/shared/contracts';
import { price as euros, integer } from '@extranet/shared/format';
import { useTranslation } from '@extranet/shared/i18n';
import { useAppDispatch } from '@extranet/shared/store';
import { color, font, phoneQuery, space } from '@extranet/shared/theme';
import { Badge, Button, EmptyState, Reference, Row, Select, Stack, useMedia } from '@extranet/shared/ui';
import { FileDownload } from '@extranet/shared/ui/files';
import { type Column, DataTable } from '@extranet/shared/ui/table';
import { useEffect, useMemo, useState } from 'react';
import styled from 'styled-components';
import { differenceOpened, moreAsked, useImports } from './imports/imports.slice.ts';
import { fetchLinesFile } from './imports/lines-file.ts';

interface Props {
  id: string;
  summary: ImportSummary;
}

const COUNTS: readonly [ImportView, keyof ImportSummary][] = [
  ['change', 'updated'],
  ['up', 'up'],
  ['down', 'down'],
  ['jumps', 'jumps'],
  ['stops', 'stops'],
  ['negative', 'negative'],
  ['unknown', 'unknown'],
  ['unreadable', 'unreadable'],
  ['same', 'same'],
];

/** What a file changes and what could not be read of it, line by line, before anything changes. */
export function ImportDifference({ id, summary }: Props) {
  const { t } = useTranslation('admin');
  const dispatch = useAppDispatch();
  const phone = useMedia(phoneQuery);
  const [view, setView] = useState<ImportView>(summary.updated > 0 ? 'change' : 'all');
  const { status, lines, total } = useImports((state) => state.imports.difference);
  useEffect(() => {
    dispatch(differenceOpened({ id, view }));
  }, [dispatch, id, view]);
  const options = COUNTS.filter(([, name]) => countOf(summary, name) > 0).map(([value, name]) => ({
    value,
    label: t(`imports.view.${value}`, { count: countOf(summary, name), percent: summary.threshold }),
  }));
  const columns = useMemo<Column<ImportLine>[]>(() => {
    const remark = (line: ImportLine) =>
      line.reason ||
      (line.state === 'unknown' && t('imports.unknown')) ||
      (line.stops && t('imports.stops')) ||
      (line.negative && t('imports.negative')) ||
      '';
    const all: Column<ImportLine>[] = [
      {
        id: 'line',
        header: t('imports.line'),
        width: '4rem',
        align: 'end',
        cell: ({ line }) => integer(line),
      },
      {
        id: 'ref',
        header: t('import.target.ref'),
        width: 'minmax(8rem, 1fr)',
        cell: (line) =>
          phone ? (
            <Stacked>
              <Reference>{line.ref}</Reference>
              <small>{remark(line) || moved(euros(line.priceBefore), line.priceAfter)}</small>
            </Stacked>
          ) : (
            <Reference>{line.ref}</Reference>
          ),
      },
      {
        id: 'before',
        header: t('imports.priceBefore'),
        width: 'minmax(6.5rem, 0.8fr)',
        align: 'end',
        cell: ({ priceBefore }) => (priceBefore === null ? '' : euros(priceBefore)),
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
      {
        id: 'percent',
        header: t('imports.gap'),
        width: '5rem',
        align: 'end',
        cell: ({ percent }) => gap(percent),
      },
      {
        id: 'stock',
        header: t('import.target.stockQty'),
        width: 'minmax(5.5rem, 0.6fr)',
        align: 'end',
        cell: ({ stockBefore, stockAfter }) =>
          stockAfter === null || stockAfter === stockBefore
            ? integer(stockBefore ?? '')
            : `${stockBefore === null ? '' : integer(stockBefore)} → ${integer(stockAfter)}`,
      },
      {
        id: 'remark',
        header: t('imports.remark'),
        width: 'minmax(8rem, 1.6fr)',
        cell: (line) => (
          <Remark data-bad={line.stops || line.state === 'unreadable' || undefined}>{remark(line)}</Remark>
        ),
      },
    ];
    return phone ? all.filter(({ id: column }) => ['ref', 'percent'].includes(column)) : all;
  }, [t, phone]);
  return (
    <Stack $gap="s">
      <Row $gap="m">
        <Select
          label={t('imports.show')}
          value={view}
          options={[{ value: 'all', label: t('imports.view.all', { count: summary.lines }) }, ...options]}
          onValue={setView}
        />
        <FileDownload
          fetcher={() => fetchLinesFile(id, view).then((file) => ({ ...file, name: t('imports.fileName') }))}
          name={t('imports.fileName')}
        >
          {t('imports.download')}
        </FileDownload>
        {status === 'success' && <Badge tone="quiet">{t('imports.shown', { count: total })}</Badge>}
      </Row>
      <DataTable
        label={t('imports.difference')}
        columns={columns}
        rows={lines}
        rowKey={({ line, objectId }) => `${line} ${objectId}`}
        loading={status === 'pending' || status === 'empty'}
        density={phone ? 'tall' : 'normal'}
        maxHeight="min(26rem, 60dvh)"
        onEnd={() => lines.length < total && dispatch(moreAsked())}
        empty={
          status === 'error' ? (
            <EmptyState
              title={t('imports.linesFailed')}
              action={
                <Button onClick={() => dispatch(differenceOpened({ id, view }))}>{t('common.retry')}</Button>
              }
            >
              {t('common.failedHint')}
            </EmptyState>
          ) : (
            <EmptyState title={t('imports.none')}>{t('imports.noneHint')}</EmptyState>
          )
        }
      />
    </Stack>
  );
}

const countOf = (summary: ImportSummary, name: keyof ImportSummary) =>
  name === 'unknown' ? summary.unknown + summary.deleted : summary[name];

const gap = (percent: number | null) =>
  percent === null ? '' : `${percent > 0 ? '+' : percent < 0 ? '−' : ''}${Math.abs(percent)}\u00a0%`;

const moved = (before: string, after: number | null) =>
  after === null ? before : `${before} → ${euros(after)}`;

const Stacked = styled.span`
  display: grid;
  white-space: normal;
  line-height: 1.2;
  & > small { color: ${color('soft')}; }
`;
const Remark = styled.span`
  padding-inline-start: ${space('s')};
  color: ${color('soft')};
  &[data-bad] { color: ${color('error')}; }
  font: ${font('xs')};
  white-space: normal;
`;
