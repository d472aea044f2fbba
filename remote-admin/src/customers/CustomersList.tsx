import type { AdminCustomerRow, Catalogue } from '@extranet/shared/contracts';
import { useTranslation } from '@extranet/shared/i18n';
import { CATALOGUES } from '@extranet/shared/rules';
import { useAppDispatch } from '@extranet/shared/store';
import { Button, Checkbox, EmptyState, Panel, Row, Select, Stack, TextField } from '@extranet/shared/ui';
import { type Sort, useScrollMemory } from '@extranet/shared/ui/table';
import { Search } from 'lucide-react';
import { type ReactNode, useCallback, useEffect, useMemo, useRef } from 'react';
import { FoldingFilters } from '../FoldingFilters.tsx';
import { handleIntoList } from '../row-keys.ts';
import { useListAddress } from '../useListAddress.ts';
import { useSearchKey } from '../useSearchKey.ts';
import { useSelection } from '../useSelection.ts';
import { CustomersTable } from './CustomersTable.tsx';
import type { CustomerColumn } from './customer-columns.ts';
import { customersAsked, moreCustomersAsked, useCustomers } from './customers.slice.ts';
import {
  type CustomersQuestion,
  isFiltered,
  LIST,
  type ListFilters,
  NO_FILTERS,
  questionOf,
  readFilters,
  STATUSES,
  writeFilters,
} from './list-filters.ts';
import { SelectionBar, useStatusToasts } from './SelectionBar.tsx';

/** What the server takes. */
const SEARCH_MAX = 200;

interface Props {
  columns: readonly CustomerColumn[];
  /** The buttons that save the list as a file. */
  exportOf: (params: CustomersQuestion, what: string | undefined) => ReactNode;
  /** A row was opened: its page. */
  onOpen: (customer: AdminCustomerRow) => void;
  onEdit: (customer: AdminCustomerRow) => void;
  onPrices: (customer: AdminCustomerRow) => void;
  onRestore: (customer: AdminCustomerRow) => void;
}

export function CustomersList({ columns, exportOf, ...handlers }: Props) {
  const { t } = useTranslation('admin');
  const dispatch = useAppDispatch();
  const { status, customers, count, counted, meant, waiting, late, created } = useCustomers(
    (state) => state.customers,
  );
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
  const handleMeant = useCallback((search: string) => change({ search }), [change]);
  const handleEnd = useCallback(() => {
    dispatch(moreCustomersAsked());
  }, [dispatch]);
  const searchField = useSearchKey();
  const asked = JSON.stringify(questionOf(filters));
  const question = useMemo(() => JSON.parse(asked) as CustomersQuestion, [asked]);
  useEffect(() => {
    dispatch(customersAsked(question));
  }, [dispatch, question]);
  useStatusToasts();
  const rows = useMemo(() => firstOf(customers, created), [customers, created]);
  const selection = useSelection(rows, idOf);
  const frame = useRef<HTMLDivElement>(null);
  useScrollMemory(frame, `customers ${asked}`, status === 'success' && rows.length > 0);
  const isCounted = count <= counted;
  const howMany = isCounted ? t('customers.count', { count }) : t('customers.countless', { counted });
  const showsWaiting = waiting > 0 && filters.status !== 'attente';
  const tick = (catalogue: Catalogue, on: boolean) =>
    change({
      catalogues: CATALOGUES.filter((one) => (one === catalogue ? on : filters.catalogues.includes(one))),
    });
  return (
    <Stack ref={frame} onKeyDown={handleIntoList}>
      <Panel flush>
        <FoldingFilters
          count={status === 'success' && (late ? t('customers.late') : howMany)}
          onClear={() => change({ ...NO_FILTERS, sort: filters.sort, withDeleted: filters.withDeleted })}
          filtered={isFiltered(filters)}
          below={(folded) =>
            (!folded || showsWaiting) && (
              <Row $gap="l">
                {!folded && (
                  <>
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
                  </>
                )}
                {showsWaiting && (
                  <Button
                    variant="quiet"
                    onClick={() => setFilters({ ...NO_FILTERS, sort: filters.sort, status: 'attente' })}
                  >
                    {t('customers.waiting', { count: waiting })}
                  </Button>
                )}
                {!folded &&
                  (status !== 'success' || count > 0) &&
                  exportOf(question, status === 'success' && isCounted ? howMany : undefined)}
              </Row>
            )
          }
        >
          <TextField
            ref={searchField}
            label={t('customers.search')}
            placeholder={t('customers.searchBy')}
            type="search"
            icon={Search}
            maxLength={SEARCH_MAX}
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
            action={<Button onClick={() => dispatch(customersAsked(question))}>{t('common.retry')}</Button>}
          >
            {t('common.failedHint')}
          </EmptyState>
        ) : (
          <CustomersTable
            rows={rows}
            sort={filters.sort}
            onSort={handleSort}
            loading={status !== 'success'}
            filtered={isFiltered(filters)}
            meant={meant}
            onMeant={handleMeant}
            onEnd={handleEnd}
            selection={selection}
            shown={columns}
            created={created?.userId ?? null}
            {...handlers}
          />
        )}
        <SelectionBar
          rows={selection.rows}
          hidden={selection.hidden}
          onChanged={selection.unpick}
          onUnselect={() => selection.set([])}
        />
      </Panel>
    </Stack>
  );
}

const idOf = ({ userId }: AdminCustomerRow) => userId;

/** The customer that was just created stands first, wherever the order has it. */
function firstOf(
  found: readonly AdminCustomerRow[],
  created: AdminCustomerRow | null,
): readonly AdminCustomerRow[] {
  return created ? [created, ...found.filter(({ userId }) => userId !== created.userId)] : found;
}
