import type { AdminReturn } from '@extranet/shared/contracts';
import { useTranslation } from '@extranet/shared/i18n';
import { RETURN_STATES } from '@extranet/shared/rules/order';
import { useAppDispatch } from '@extranet/shared/store';
import { Button, EmptyState, PageTitle, Panel, Row, Select, Stack, TextField } from '@extranet/shared/ui';
import { DataTable } from '@extranet/shared/ui/table';
import { useReturnWords } from '@extranet/shared/ui/timeline';
import { Undo2 } from 'lucide-react';
import { useEffect, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { FoldingFilters } from '../FoldingFilters.tsx';
import { useListAddress } from '../useListAddress.ts';
import { useSearchKey } from '../useSearchKey.ts';
import { RETURNS, returnCard, returnColumns } from './return-columns.tsx';
import { NO_FILTERS, readFilters, writeFilters } from './return-filters.ts';
import { moreReturnsAsked, returnsAsked, useReturns } from './returns.slice.ts';

const CODEC = { at: RETURNS, read: readFilters, write: writeFilters };
const keyOf = ({ returnId }: AdminReturn) => returnId;

/** What customers send back; filters stand in the address. */
export function Returns() {
  const { t } = useTranslation('admin');
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const first = useSearchKey();
  const { status, rows, more, loadingMore } = useReturns(({ returns }) => returns);
  const [filters, setFilters] = useListAddress(CODEC);
  useEffect(() => {
    dispatch(returnsAsked(filters));
  }, [dispatch, filters]);
  const words = useReturnWords();
  const columns = useMemo(() => returnColumns(t, words), [t, words]);
  const filtered = Object.values(filters).some(Boolean);
  return (
    <>
      <PageTitle title={t('returns.title')} />
      <Panel flush>
        <FoldingFilters
          count={status === 'success' && t('returns.count', { count: rows.length })}
          onClear={() => setFilters(NO_FILTERS)}
          filtered={filtered}
        >
          <Select
            label={t('returns.stateHead')}
            value={filters.state || 'all'}
            options={[
              { value: 'all', label: t('returns.allStates') },
              ...RETURN_STATES.map((state) => ({ value: state, label: words.stateOf(state) })),
            ]}
            onValue={(state) => setFilters({ ...filters, state: state === 'all' ? '' : state })}
          />
          <TextField
            ref={first}
            label={t('returns.ref')}
            type="search"
            autoComplete="off"
            value={filters.ref}
            onValue={(ref) => setFilters({ ...filters, ref })}
          />
          <TextField
            label={t('returns.customer')}
            type="search"
            autoComplete="off"
            value={filters.customer}
            onValue={(customer) => setFilters({ ...filters, customer })}
          />
        </FoldingFilters>
        {status === 'error' ? (
          <EmptyState
            title={t('returns.failed')}
            action={<Button onClick={() => dispatch(returnsAsked(filters))}>{t('common.retry')}</Button>}
          >
            {t('common.failedHint')}
          </EmptyState>
        ) : (
          <DataTable
            label={t('returns.list')}
            columns={columns}
            rows={rows}
            rowKey={keyOf}
            onOpen={({ returnId }) => navigate(`${RETURNS}/${returnId}`)}
            loading={status === 'pending'}
            maxHeight="max(20rem, calc(100dvh - 17rem))"
            card={returnCard}
            empty={
              filtered ? (
                <EmptyState title={t('returns.noMatch')} />
              ) : (
                <EmptyState icon={Undo2} title={t('returns.none')}>
                  {t('returns.noneHint')}
                </EmptyState>
              )
            }
          />
        )}
      </Panel>
      {more && (
        <Stack>
          <Row>
            <Button busy={loadingMore} onClick={() => dispatch(moreReturnsAsked())}>
              {t('returns.more')}
            </Button>
          </Row>
        </Stack>
      )}
    </>
  );
}
