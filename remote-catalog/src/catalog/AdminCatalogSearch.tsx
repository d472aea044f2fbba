import { registerTexts, useTranslation } from '@extranet/shared/i18n';
import type { SlotProps } from '@extranet/shared/remote';
import { CATALOGUES } from '@extranet/shared/rules';
import { Checkbox, useShortcut } from '@extranet/shared/ui';
import texts from '../locales/catalog.fr.json';
import { CatalogSearch } from './CatalogSearch.tsx';
import { NO_FILTERS } from './filters.ts';
import { useAdminSearch } from './useAdminSearch.ts';

registerTexts('catalog', texts);

/** Content of the slot admin.catalogSearch: the same search in the administrators' list (A2.31, A5.25). */
export default function AdminCatalogSearch({ onOpen, columns, onColumns }: SlotProps['admin.catalogSearch']) {
  const { t } = useTranslation('catalog');
  const { searched, change } = useAdminSearch();
  // The overlay with the search palette exists only where a customer is signed in.
  useShortcut('/', () => document.querySelector<HTMLInputElement>('[data-search-here] input')?.focus());
  return (
    <CatalogSearch
      audience="admin"
      catalogs={CATALOGUES}
      catalogue={searched.catalogue}
      onCatalogue={(catalogue, filters = NO_FILTERS) => change({ catalogue, filters })}
      filters={searched.filters}
      onFilters={(filters) => change({ filters })}
      order={searched.order}
      onOrder={(order) => change({ order })}
      onOpen={({ prodId }) => onOpen(prodId)}
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
