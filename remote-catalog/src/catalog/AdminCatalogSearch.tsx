import type { Catalogue, ProductRow } from '@extranet/shared/contracts';
import { registerTexts, useTranslation } from '@extranet/shared/i18n';
import type { SlotProps } from '@extranet/shared/remote';
import { CATALOGUES } from '@extranet/shared/rules';
import { Checkbox, useShortcut } from '@extranet/shared/ui';
import { useCallback } from 'react';
import texts from '../locales/catalog.fr.json';
import { CatalogSearch } from './CatalogSearch.tsx';
import { type Filters, NO_FILTERS } from './filters.ts';
import type { RowOrder } from './row-order.ts';
import { useAdminSearch } from './useAdminSearch.ts';

registerTexts('catalog', texts);

/** Content of the slot admin.catalogSearch: the same search in the administrators' list (A2.31, A5.25). */
export default function AdminCatalogSearch({ onOpen, columns, onColumns }: SlotProps['admin.catalogSearch']) {
  const { t } = useTranslation('catalog');
  const { searched, change } = useAdminSearch();
  // The same functions at each letter: else all rows are rendered for it before it is seen.
  const handleCatalogue = useCallback(
    (catalogue: Catalogue, filters: Filters = NO_FILTERS) => change({ catalogue, filters }),
    [change],
  );
  const handleFilters = useCallback((filters: Filters) => change({ filters }), [change]);
  const handleOrder = useCallback((order: RowOrder | undefined) => change({ order }), [change]);
  const handleOpen = useCallback(({ prodId }: ProductRow) => onOpen(prodId), [onOpen]);
  // The overlay with the search palette exists only where a customer is signed in.
  useShortcut('/', () => document.querySelector<HTMLInputElement>('[data-search-here] input')?.focus());
  return (
    <CatalogSearch
      audience="admin"
      catalogs={CATALOGUES}
      catalogue={searched.catalogue}
      onCatalogue={handleCatalogue}
      filters={searched.filters}
      onFilters={handleFilters}
      order={searched.order}
      onOrder={handleOrder}
      onOpen={handleOpen}
      deleted={searched.deleted}
      {...(onColumns && { columns: { columns, onColumns } })}
      more={
        <Checkbox
          label={t('filters.deleted')}
          checked={searched.deleted}
          onValue={(deleted) => change({ deleted })}
        />
      }
    />
  );
}
