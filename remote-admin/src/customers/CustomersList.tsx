import type { AdminCustomerRow, Catalogue } from '@extranet/shared/contracts';
import { useTranslation } from '@extranet/shared/i18n';
import { CATALOGUES } from '@extranet/shared/rules';
import { useAppDispatch } from '@extranet/shared/store';
import { Button, Checkbox, EmptyState, Panel, Row, Select, Stack, TextField } from '@extranet/shared/ui';
import type { Sort } from '@extranet/shared/ui/table';
import { Search } from 'lucide-react';
import { type ReactNode, useCallback, useDeferredValue, useEffect, useMemo } from 'react';
import { FoldingFilters } from '../FoldingFilters.tsx';
import { inSlices } from '../in-slices.ts';
import { handleIntoList } from '../row-keys.ts';
import { useListAddress } from '../useListAddress.ts';
import { useSearchKey } from '../useSearchKey.ts';
import { useSelection } from '../useSelection.ts';
import { CustomersTable } from './CustomersTable.tsx';
import type { CustomerColumn } from './customer-columns.ts';
import { findCustomers, preparedKeys, sortCustomers } from './customer-list.ts';
import { customersOpened, useCustomers } from './customers.slice.ts';
import {
  exportParams,
  isFiltered,
  LIST,
  type ListFilters,
  NO_FILTERS,
  readFilters,
  STATUSES,
  writeFilters,
} from './list-filters.ts';
import { SelectionBar, useStatusToasts } from './SelectionBar.tsx';

interface Props {
  columns: readonly CustomerColumn[];
  /** The buttons that save the list as a file. */
  exportOf: (params: Record<string, string>, what: string | undefined) => ReactNode;
  /** A row was opened: its page. */
  onOpen: (customer: AdminCustomerRow) => void;
  onEdit: (customer: AdminCustomerRow) => void;
  onPrices: (customer: AdminCustomerRow) => void;
  onRestore: (customer: AdminCustomerRow) => void;
}

export function CustomersList({ columns, exportOf, ...handlers }: Props) {
  const { t } = useTranslation('admin');
  const dispatch = useAppDispatch();
  const { status, customers, created } = useCustomers((state) => state.customers);
  const [filters, setFilters] = useListAddress<ListFilters>({
    at: LIST,
    read: readFilters,
    write: writeFilters,
  });
  const change = useCallback(
    (part: Partial<ListFilters>) => setFilters((before) => ({ ...before, ...part })),
    [setFilters],
  );
  const handleSort = useCallback((sort: Sort) => change({ sort }), [change]);
  const searchField = useSearchKey();
  // Who asks for deleted accounts wants to see them.
  const withDeleted = filters.withDeleted || filters.status === 'supprime';
  useEffect(() => {
    dispatch(customersOpened({ withDeleted }));
  }, [dispatch, withDeleted]);
  useStatusToasts();
  // Deferred, so that typing stays fluid while the table updates.
  const wanted = useDeferredValue(filters);
  const sorted = useMemo(() => sortCustomers(customers, wanted.sort), [customers, wanted.sort]);
  useEffect(() => inSlices(sorted, preparedKeys(sorted)), [sorted]);
  const found = useMemo(() => findCustomers(sorted, wanted), [sorted, wanted]);
  const rows = useMemo(() => firstOf(found, customers, created), [found, customers, created]);
  const selection = useSelection(rows, idOf);
  const waiting = useMemo(
    () => customers.filter(({ userStatus }) => userStatus === 'attente').length,
    [customers],
  );
  const tick = (catalogue: Catalogue, on: boolean) =>
    change({
      catalogues: CATALOGUES.filter((one) => (one === catalogue ? on : filters.catalogues.includes(one))),
    });
  return (
    <Stack onKeyDown={handleIntoList}>
      <Panel flush>
        <FoldingFilters
          count={status === 'success' && t('customers.count', { count: rows.length })}
          onClear={() => change({ ...NO_FILTERS, sort: filters.sort, withDeleted: filters.withDeleted })}
          filtered={isFiltered(filters)}
          below={
            <Row $gap="l">
              {CATALOGUES.map((catalogue) => (
                <Checkbox
                  key={catalogue}
                  label={t(`customers.catalogue.${catalogue}`)}
                  checked={filters.catalogues.includes(catalogue)}
                  onValue={(on) => tick(catalogue, on)}
                />
              ))}
              <Checkbox
                label={t('customers.withDeleted')}
                checked={filters.withDeleted}
                onValue={(on) => change({ withDeleted: on })}
              />
              {waiting > 0 && filters.status !== 'attente' && (
                <Button variant="quiet" onClick={() => setFilters({ ...NO_FILTERS, status: 'attente' })}>
                  {t('customers.waiting', { count: waiting })}
                </Button>
              )}
              {(status !== 'success' || found.length > 0) &&
                exportOf(
                  exportParams(wanted),
                  status === 'success' ? t('customers.count', { count: found.length }) : undefined,
                )}
            </Row>
          }
        >
          <TextField
            ref={searchField}
            label={t('customers.search')}
            placeholder={t('customers.searchBy')}
            type="search"
            icon={Search}
            value={filters.search}
            onValue={(search) => change({ search })}
          />
          <Select
            label={t('customers.status')}
            value={filters.status || 'all'}
            options={[
              { value: 'all' as const, label: t('customers.anyStatus') },
              ...STATUSES.map((value) => ({ value, label: t(`customer.status.${value}`) })),
            ]}
            onValue={(value) => change({ status: value === 'all' ? '' : value })}
          />
        </FoldingFilters>
        {status === 'error' ? (
          <EmptyState
            title={t('customers.failed')}
            action={
              <Button onClick={() => dispatch(customersOpened({ withDeleted }))}>{t('common.retry')}</Button>
            }
          >
            {t('common.failedHint')}
          </EmptyState>
        ) : (
          <CustomersTable
            rows={rows}
            sort={filters.sort}
            onSort={handleSort}
            loading={status !== 'success'}
            filtered={customers.length > 0}
            selection={selection}
            shown={columns}
            created={created}
            {...handlers}
          />
        )}
        <SelectionBar rows={selection.rows} onUnselect={() => selection.set([])} />
      </Panel>
    </Stack>
  );
}

const idOf = ({ userId }: AdminCustomerRow) => userId;

/** The customer that was just created stands first, whatever the filters and the order say. */
function firstOf(
  found: readonly AdminCustomerRow[],
  all: readonly AdminCustomerRow[],
  created: string | null,
): readonly AdminCustomerRow[] {
  const newest = created === null ? undefined : all.find(({ userId }) => userId === created);
  return newest ? [newest, ...found.filter((row) => row !== newest)] : found;
}
