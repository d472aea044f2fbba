import type { ImportKind, ImportSummary, ImportView } from '@extranet/shared/contracts';
import { registerTexts, useTranslation } from '@extranet/shared/i18n';
import { useAppDispatch } from '@extranet/shared/store';
import { phoneQuery } from '@extranet/shared/theme';
import { Badge, Button, EmptyState, Row, Select, Stack, useMedia } from '@extranet/shared/ui';
import { FileDownload } from '@extranet/shared/ui/files';
import { DataTable } from '@extranet/shared/ui/table';
import { useEffect, useMemo, useState } from 'react';
import { differenceColumns } from './imports/differenceColumns.tsx';
import {
  differenceLeft,
  differenceOpened,
  moreAsked,
  shownLines,
  useImports,
} from './imports/imports.slice.ts';
import { fetchLinesFile } from './imports/lines-file.ts';
import texts from './locales/file-import.fr.json';

registerTexts('admin', texts);

interface Props {
  id: string;
  kind: ImportKind;
  summary: ImportSummary;
}

type CountName = Exclude<keyof ImportSummary, 'newNames' | 'unreadColumns'>;

const COUNTS: readonly [ImportView, CountName][] = [
  ['change', 'updated'],
  ['up', 'up'],
  ['down', 'down'],
  ['jumps', 'jumps'],
  ['stops', 'stops'],
  ['negative', 'negative'],
  ['doubtful', 'doubtful'],
  ['unknown', 'unknown'],
  ['unreadable', 'unreadable'],
  ['same', 'same'],
];

/** What a file changes and what could not be read of it, line by line, before anything changes. */
export function ImportDifference({ id, kind, summary }: Props) {
  const { t } = useTranslation('admin');
  const dispatch = useAppDispatch();
  const phone = useMedia(phoneQuery);
  const [view, setView] = useState<ImportView>(summary.updated > 0 ? 'change' : 'all');
  const { status, lines, total } = useImports((state) => shownLines(state.imports, id));
  useEffect(() => {
    dispatch(differenceOpened({ id, view }));
  }, [dispatch, id, view]);
  useEffect(() => {
    return () => {
      dispatch(differenceLeft(id));
    };
  }, [dispatch, id]);
  const options = COUNTS.filter(([, name]) => countOf(summary, name) > 0).map(([value, name]) => ({
    value,
    label:
      value === 'unknown' && (kind === 'specialPrices' || kind === 'customers')
        ? t('fileImport.viewUnknown', { count: countOf(summary, name) })
        : t(`imports.view.${value}`, { count: countOf(summary, name), percent: summary.threshold }),
  }));
  const columns = useMemo(() => differenceColumns(kind, t, phone), [kind, t, phone]);
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
        label={t(kind === 'catalogue' ? 'imports.difference' : 'fileImport.difference')}
        columns={columns}
        rows={lines}
        rowKey={({ line, objectId }) => `${line} ${objectId}`}
        loading={status === 'pending'}
        density={
          kind === 'applications' || (kind === 'customers' && !phone)
            ? 'lists'
            : phone || kind !== 'catalogue'
              ? 'tall'
              : 'normal'
        }
        maxHeight="min(26rem, 60dvh)"
        onEnd={() => lines.length < total && dispatch(moreAsked({ id }))}
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

const countOf = (summary: ImportSummary, name: CountName) =>
  name === 'unknown' ? summary.unknown + summary.deleted : summary[name];
