import { useTranslation } from '@extranet/shared/i18n';
import { Select } from '@extranet/shared/ui';
import { isSortColumn, type RowOrder } from './row-order.ts';

/** The orders that are of use where the rows are cards, which have no heads. */
const ORDERS = ['reference', 'prix', '-prix', 'stock', '-annees'] as const;
type Order = (typeof ORDERS)[number];

interface Props {
  order: RowOrder | undefined;
  onOrder: (order: RowOrder) => void;
  /** Until somebody sorts, the best stand first, as the search found them. */
  bestFirst?: boolean;
}

export function SortField({ order, onOrder, bestFirst = false }: Props) {
  const { t } = useTranslation('catalog');
  const shown = order
    ? (`${order.direction === 'down' ? '-' : ''}${order.by}` as Order)
    : bestFirst
      ? ''
      : 'reference';
  const handleValue = (value: Order) => {
    const by = value.replace('-', '');
    if (isSortColumn(by)) onOrder({ by, direction: value.startsWith('-') ? 'down' : 'up' });
  };
  return (
    <Select
      label={t('sort.label')}
      value={shown !== '' && ORDERS.includes(shown) ? shown : ''}
      onValue={handleValue}
      placeholder={t(bestFirst && !order ? 'sort.best' : 'sort.other')}
      options={ORDERS.map((value) => ({ value, label: t(`sort.${value}`) }))}
    />
  );
}
