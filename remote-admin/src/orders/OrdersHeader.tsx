import { useTranslation } from '@extranet/shared/i18n';
import { ORDER_STATES } from '@extranet/shared/rules/order';
import { Checkbox, Select, TextField } from '@extranet/shared/ui';
import { FoldingFilters } from '../FoldingFilters.tsx';
import { MONTHS } from '../months.ts';
import { useSearchKey } from '../useSearchKey.ts';
import type { OrderColumn } from './order-columns.tsx';
import { NO_FILTERS, type OrderFilters } from './order-filters.ts';
import { currentYear, yearsUpTo } from './years.ts';

interface Props {
  filters: OrderFilters;
  onFilters: (filters: OrderFilters) => void;
  count: string;
  columns: readonly OrderColumn[];
  /** Absent: no year can be chosen. */
  year?: { value: number; onValue: (year: number) => void };
  /** The list is what the page is for. */
  hasPage: boolean;
}

const FIELDS: { name: 'ref' | 'customer' | 'product' | 'delivery'; column: OrderColumn }[] = [
  { name: 'ref', column: 'orderRef' },
  { name: 'customer', column: 'customer' },
  { name: 'product', column: 'articles' },
  { name: 'delivery', column: 'delivery' },
];

/** Offers a filter for each visible column that has one. */
export function OrdersHeader({ filters, onFilters, count, columns, year, hasPage }: Props) {
  const { t } = useTranslation('admin');
  const first = useSearchKey(hasPage);
  return (
    <FoldingFilters
      count={count}
      onClear={() => onFilters(NO_FILTERS)}
      filtered={Object.values(filters).some(Boolean)}
    >
      {year && (
        <Select
          label={t('orders.year')}
          value={String(year.value)}
          options={yearsUpTo(Math.max(currentYear(), year.value)).map((one) => ({
            value: String(one),
            label: String(one),
          }))}
          onValue={(value) => year.onValue(Number(value))}
        />
      )}
      {year && (
        <Select
          label={t('orders.month')}
          value={filters.month || 'all'}
          options={[{ value: 'all', label: t('orders.allMonths') }, ...MONTHS]}
          onValue={(month) => onFilters({ ...filters, month: month === 'all' ? '' : month })}
        />
      )}
      {FIELDS.filter(({ column }) => columns.includes(column)).map(({ name }, at) => (
        <TextField
          key={name}
          ref={at === 0 ? first : undefined}
          label={t(`orders.filter.${name}`)}
          type="search"
          placeholder={name === 'delivery' ? t('orders.filterDelivery') : undefined}
          autoComplete="off"
          value={filters[name]}
          onValue={(value) => onFilters({ ...filters, [name]: value })}
        />
      ))}
      {columns.includes('orderState') && (
        <>
          <Select
            label={t('orders.stateHead')}
            value={filters.state || 'all'}
            options={[
              { value: 'all', label: t('orders.allStates') },
              ...ORDER_STATES.map((state) => ({ value: state, label: t(`orders.state.${state}`) })),
            ]}
            onValue={(state) => onFilters({ ...filters, state: state === 'all' ? '' : state })}
          />
          <Checkbox
            label={t('orders.late')}
            checked={filters.late}
            onValue={(late) => onFilters({ ...filters, late })}
          />
          <Checkbox
            label={t('orders.asked')}
            checked={filters.asked}
            onValue={(asked) => onFilters({ ...filters, asked })}
          />
        </>
      )}
    </FoldingFilters>
  );
}
