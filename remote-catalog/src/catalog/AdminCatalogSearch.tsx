import type { Catalogue } from '@extranet/shared/contracts';
import { registerTexts, useTranslation } from '@extranet/shared/i18n';
import type { SlotProps } from '@extranet/shared/remote';
import { CATALOGUES } from '@extranet/shared/rules';
import { Checkbox, useShortcut } from '@extranet/shared/ui';
import { useState } from 'react';
import texts from '../locales/catalog.fr.json';
import { CatalogSearch } from './CatalogSearch.tsx';
import { NO_FILTERS } from './filters.ts';
import type { RowOrder } from './row-order.ts';

registerTexts('catalog', texts);

/** Content of the slot admin.catalogSearch: the same search in the administrators' list (A2.31, A5.25). */
export default function AdminCatalogSearch({ onOpen }: SlotProps['admin.catalogSearch']) {
  const { t } = useTranslation('catalog');
  const [catalogue, setCatalogue] = useState<Catalogue>('Faisceau');
  const [filters, setFilters] = useState(NO_FILTERS);
  const [order, setOrder] = useState<RowOrder>();
  const [deleted, setDeleted] = useState(false);
  // The overlay with the search palette exists only where a customer is signed in.
  useShortcut('/', () => document.querySelector<HTMLInputElement>('[data-search-here] input')?.focus());
  const handleCatalogue = (chosen: Catalogue) => {
    setCatalogue(chosen);
    setFilters(NO_FILTERS);
  };
  return (
    <CatalogSearch
      audience="admin"
      catalogs={CATALOGUES}
      catalogue={catalogue}
      onCatalogue={handleCatalogue}
      filters={filters}
      onFilters={setFilters}
      order={order}
      onOrder={setOrder}
      onOpen={({ prodId }) => onOpen(prodId)}
      deleted={deleted}
      more={<Checkbox label={t('filters.deleted')} checked={deleted} onValue={setDeleted} />}
    />
  );
}
