import type { Catalogue, ProductRow } from '@extranet/shared/contracts';
import { useTranslation } from '@extranet/shared/i18n';
import { Button, EmptyState } from '@extranet/shared/ui';
import { Search, SearchX, WifiOff } from 'lucide-react';
import { memo } from 'react';
import { ProductTable } from './ProductTable.tsx';
import type { RowOrder } from './row-order.ts';
import type { Source } from './source.ts';
import type { Found } from './useFound.ts';

interface Props {
  found: Found;
  catalogue: Catalogue;
  audience: Source['audience'];
  failure: { code: string; message: string } | null;
  onRetry: () => void;
  order: RowOrder | undefined;
  onOrder: (order: RowOrder) => void;
  onOpen: (row: ProductRow) => void;
}

/** The rows, or why there are none. Drawn again for other rows only, not for each letter in a filter. */
export const CatalogResults = memo(function Results({
  found,
  catalogue,
  audience,
  failure,
  onRetry,
  order,
  onOrder,
  onOpen,
}: Props) {
  const { t } = useTranslation('catalog');
  // What the server found by itself is worth more than the news that the rest did not come.
  if (failure && found.rows.length === 0)
    return (
      <EmptyState
        icon={WifiOff}
        title={t('list.failed')}
        action={<Button onClick={onRetry}>{t('list.retry')}</Button>}
      >
        {failure.message || t('list.failedHint')}
      </EmptyState>
    );
  if (!found.searching)
    return (
      <EmptyState icon={Search} title={t('list.before')}>
        {t(catalogue === 'Kit' ? 'list.beforeHintKit' : 'list.beforeHint')}
      </EmptyState>
    );
  if (!found.waiting && found.rows.length === 0)
    return (
      <EmptyState icon={SearchX} title={t('list.none')}>
        {t('list.noneHint')}
      </EmptyState>
    );
  return (
    <ProductTable
      products={found.rows}
      catalogue={catalogue}
      audience={audience}
      loading={found.waiting}
      order={order}
      onOrder={onOrder}
      onOpen={onOpen}
    />
  );
});
