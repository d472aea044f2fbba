import type { AdminCustomerRow, Catalogue } from '@extranet/shared/contracts';
import { useTranslation } from '@extranet/shared/i18n';
import { CATALOGUES } from '@extranet/shared/rules';
import { useAppDispatch } from '@extranet/shared/store';
import { Button, Checkbox, EmptyState, Panel, Row, TextField } from '@extranet/shared/ui';
import { FilterBar, type Sort } from '@extranet/shared/ui/table';
import { Search } from 'lucide-react';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useSearchKey } from '../useSearchKey.ts';
import { CustomersTable } from './CustomersTable.tsx';
import { findCustomers, sortCustomers } from './customer-list.ts';
import { customersOpened, useCustomers } from './customers.slice.ts';

interface Props {
  onEdit: (customer: AdminCustomerRow) => void;
  onPrices: (customer: AdminCustomerRow) => void;
  onRestore: (customer: AdminCustomerRow) => void;
}

export function CustomersList(handlers: Props) {
  const { t } = useTranslation('admin');
  const dispatch = useAppDispatch();
  const { status, customers } = useCustomers((state) => state.customers);
  const [search, setSearch] = useState('');
  const [ticked, setTicked] = useState<readonly Catalogue[]>(CATALOGUES);
  const [withDeleted, setWithDeleted] = useState(false);
  const [sort, setSort] = useState<Sort>({ by: 'company', direction: 'up' });
  const searchField = useSearchKey();
  useEffect(() => {
    dispatch(customersOpened({ withDeleted }));
  }, [dispatch, withDeleted]);
  // Deferred, so that typing stays fluid while the table updates.
  const wanted = useDeferredValue(search);
  const sorted = useMemo(() => sortCustomers(customers, sort.by, sort.direction), [customers, sort]);
  const rows = useMemo(() => findCustomers(sorted, wanted, ticked), [sorted, wanted, ticked]);
  const tick = (catalogue: Catalogue, on: boolean) =>
    setTicked(on ? [...ticked, catalogue] : ticked.filter((one) => one !== catalogue));
  const handleClear = () => {
    setSearch('');
    setTicked(CATALOGUES);
  };
  return (
    <Panel flush>
      <FilterBar
        count={status === 'success' && t('customers.count', { count: rows.length })}
        onClear={handleClear}
        filtered={search !== '' || ticked.length < CATALOGUES.length}
      >
        <TextField
          ref={searchField}
          label={t('customers.search')}
          type="search"
          icon={Search}
          value={search}
          onValue={setSearch}
        />
        <Row $gap="m">
          {CATALOGUES.map((catalogue) => (
            <Checkbox
              key={catalogue}
              label={t(`customers.catalogue.${catalogue}`)}
              checked={ticked.includes(catalogue)}
              onValue={(on) => tick(catalogue, on)}
            />
          ))}
        </Row>
        <Checkbox label={t('customers.withDeleted')} checked={withDeleted} onValue={setWithDeleted} />
      </FilterBar>
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
          sort={sort}
          onSort={setSort}
          loading={status !== 'success'}
          filtered={customers.length > 0}
          {...handlers}
        />
      )}
    </Panel>
  );
}
