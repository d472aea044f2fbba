import type { Synonym } from '@extranet/shared/contracts';
import { date } from '@extranet/shared/format';
import { useTranslation } from '@extranet/shared/i18n';
import { useAppDispatch } from '@extranet/shared/store';
import { space } from '@extranet/shared/theme';
import { Button, EmptyState, IconButton, Panel } from '@extranet/shared/ui';
import { type Column, DataTable, RowCard } from '@extranet/shared/ui/table';
import { Trash2 } from 'lucide-react';
import { useDeferredValue, useMemo, useState } from 'react';
import styled from 'styled-components';
import { findSynonyms } from './find-synonyms.ts';
import { SynonymsFilter } from './SynonymsFilter.tsx';
import { synonymRemovalAsked, synonymsOpened, useSearchWords } from './search-words.slice.ts';

/** The words that the search takes for others, with who said so and when. */
export function SynonymsList({ onAdd }: { onAdd: () => void }) {
  const { t } = useTranslation('admin');
  const dispatch = useAppDispatch();
  const { status, rows } = useSearchWords((state) => state.searchWords.synonyms);
  const [typed, setTyped] = useState('');
  const wanted = useDeferredValue(typed);
  const found = useMemo(() => findSynonyms(rows, wanted), [rows, wanted]);
  const columns = useMemo<Column<Synonym>[]>(
    () => [
      {
        id: 'written',
        header: t('searchWords.written'),
        width: 'minmax(8rem, 1fr)',
        cell: ({ written }) => written,
        sortValue: ({ written }) => written,
      },
      {
        id: 'meant',
        header: t('searchWords.meant'),
        width: 'minmax(8rem, 1fr)',
        cell: ({ meant }) => meant,
      },
      {
        id: 'author',
        header: t('searchWords.author'),
        width: 'minmax(8rem, 1fr)',
        cell: ({ author }) => author || t('searchWords.builtIn'),
      },
      {
        id: 'savedAt',
        header: t('searchWords.savedAt'),
        width: '9.5rem',
        cell: ({ savedAt }) => date(savedAt, 'minute'),
        sortValue: ({ savedAt }) => savedAt,
      },
      {
        id: 'actions',
        header: t('common.actions'),
        hideHeader: true,
        width: '3.5rem',
        align: 'end',
        cell: (synonym) => <Remove synonym={synonym} />,
      },
    ],
    [t],
  );
  return (
    <Panel
      title={t('searchWords.synonyms')}
      actions={
        <Button onClick={onAdd} disabled={status !== 'success'}>
          {t('searchWords.add')}
        </Button>
      }
      flush
    >
      {status === 'error' ? (
        <EmptyState
          title={t('searchWords.synonymsFailed')}
          action={<Button onClick={() => dispatch(synonymsOpened())}>{t('common.retry')}</Button>}
        >
          {t('common.failedHint')}
        </EmptyState>
      ) : (
        <>
          {rows.length > 0 && <SynonymsFilter typed={typed} onTyped={setTyped} count={found.length} />}
          <DataTable
            label={t('searchWords.synonyms')}
            columns={columns}
            rows={found}
            rowKey={({ id }) => id}
            loading={status !== 'success'}
            card={cardOf}
            maxHeight="max(20rem, calc(100dvh - 20rem))"
            empty={
              rows.length > 0 ? (
                <EmptyState
                  title={t('searchWords.noneFound', { typed: wanted.trim() })}
                  action={<Button onClick={() => setTyped('')}>{t('searchWords.showAll')}</Button>}
                >
                  {t('searchWords.noneFoundHint')}
                </EmptyState>
              ) : (
                <EmptyState title={t('searchWords.noSynonym')}>{t('searchWords.noSynonymHint')}</EmptyState>
              )
            }
          />
        </>
      )}
    </Panel>
  );
}

function Remove({ synonym }: { synonym: Synonym }) {
  const { t } = useTranslation('admin');
  const dispatch = useAppDispatch();
  const busy = useSearchWords((state) => state.searchWords.removing.includes(synonym.id));
  return (
    <IconButton
      icon={Trash2}
      name={t('searchWords.remove', synonym)}
      busy={busy}
      onClick={() => dispatch(synonymRemovalAsked(synonym))}
    />
  );
}

const cardOf = (synonym: Synonym) => <SynonymCard synonym={synonym} />;

function SynonymCard({ synonym }: { synonym: Synonym }) {
  const { t } = useTranslation('admin');
  const { written, meant, author, savedAt } = synonym;
  return (
    <Card>
      <RowCard
        lead={`${written} → ${meant}`}
        under={[author || t('searchWords.builtIn'), date(savedAt)].join(' · ')}
      />
      <Remove synonym={synonym} />
    </Card>
  );
}

const Card = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space('s')};
`;
