import type { SearchMiss, Synonym } from '@extranet/shared/contracts';
import { date, integer } from '@extranet/shared/format';
import { useTranslation } from '@extranet/shared/i18n';
import { useAppDispatch } from '@extranet/shared/store';
import { Badge, Button, EmptyState, Panel } from '@extranet/shared/ui';
import { type Column, DataTable, RowCard } from '@extranet/shared/ui/table';
import { SearchCheck } from 'lucide-react';
import { useCallback, useMemo } from 'react';
import { synonymOf } from './covered.ts';
import type { Report } from './report.ts';
import { reportOpened, useSearchWords } from './search-words.slice.ts';

interface Props {
  of: Report;
  onAdd: (written: string) => void;
}

/** What the search made nothing of; a row leads to a synonym for its words. */
export function ReportTable({ of, onAdd }: Props) {
  const { t } = useTranslation('admin');
  const dispatch = useAppDispatch();
  const { status, rows } = useSearchWords((state) => state.searchWords[of]);
  const synonyms = useSearchWords((state) => state.searchWords.synonyms.rows);
  const columns = useMemo<Column<SearchMiss>[]>(
    () => [
      {
        id: 'text',
        header: t(`searchWords.${of}Text`),
        width: 'minmax(9rem, 3fr)',
        cell: ({ text }) => text,
      },
      {
        id: 'times',
        header: t('searchWords.times'),
        width: '7.5rem',
        align: 'end',
        cell: ({ times }) => integer(times),
        sortValue: ({ times }) => times,
      },
      {
        id: 'customers',
        header: t('searchWords.customers'),
        width: '7rem',
        align: 'end',
        cell: ({ customers }) => integer(customers),
        sortValue: ({ customers }) => customers,
      },
      {
        id: 'last',
        header: t('searchWords.last'),
        width: '9.5rem',
        cell: ({ last }) => date(last, 'minute'),
        sortValue: ({ last }) => last,
      },
      {
        id: 'synonym',
        header: t('searchWords.synonym'),
        width: 'minmax(12rem, 2fr)',
        cell: (row) => <SynonymCell row={row} synonyms={synonyms} onAdd={onAdd} />,
      },
    ],
    [t, of, synonyms, onAdd],
  );
  const card = useCallback((row: SearchMiss) => <MissCard row={row} synonyms={synonyms} />, [synonyms]);
  return (
    <Panel title={t(`searchWords.${of}`)} flush>
      {status === 'error' ? (
        <EmptyState
          title={t(`searchWords.${of}Failed`)}
          action={<Button onClick={() => dispatch(reportOpened(of))}>{t('common.retry')}</Button>}
        >
          {t('common.failedHint')}
        </EmptyState>
      ) : (
        <DataTable
          label={t(`searchWords.${of}`)}
          columns={columns}
          rows={rows}
          rowKey={({ text }) => text}
          loading={status !== 'success'}
          density="tall"
          onOpen={(row) => !synonymOf(row, synonyms) && onAdd(row.text)}
          card={card}
          maxHeight="max(20rem, calc(100dvh - 20rem))"
          empty={
            <EmptyState icon={SearchCheck} title={t(`searchWords.${of}None`)}>
              {t(`searchWords.${of}NoneHint`)}
            </EmptyState>
          }
        />
      )}
    </Panel>
  );
}

interface CellProps {
  row: SearchMiss;
  synonyms: readonly Synonym[];
  onAdd: (written: string) => void;
}

function SynonymCell({ row, synonyms, onAdd }: CellProps) {
  const { t } = useTranslation('admin');
  const known = synonymOf(row, synonyms);
  if (known) return <Badge>{t('searchWords.understood', { meant: known.meant })}</Badge>;
  return (
    <Button
      variant="quiet"
      aria-label={t('searchWords.addFor', { text: row.text })}
      onClick={({ currentTarget }) => {
        // The button gives way to the synonym: the focus comes back to its row.
        currentTarget.closest<HTMLElement>('[role=row]')?.focus();
        onAdd(row.text);
      }}
    >
      {t('searchWords.add')}
    </Button>
  );
}

function MissCard({ row, synonyms }: Omit<CellProps, 'onAdd'>) {
  const { t } = useTranslation('admin');
  const known = synonymOf(row, synonyms);
  return (
    <RowCard
      lead={row.text}
      trail={t('searchWords.timesShort', { shown: integer(row.times) })}
      under={
        known
          ? t('searchWords.understood', { meant: known.meant })
          : t('searchWords.byCustomers', { count: row.customers })
      }
      underTrail={date(row.last)}
    />
  );
}
