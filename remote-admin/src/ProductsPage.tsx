import { registerTexts, useTranslation } from '@extranet/shared/i18n';
import { lazily, Slot } from '@extranet/shared/remote';
import { CATALOGUES } from '@extranet/shared/rules';
import { Button, EmptyState, PageTitle, Skeleton } from '@extranet/shared/ui';
import { Plus } from 'lucide-react';
import { Suspense } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { ExportButtons } from './ExportButtons.tsx';
import { useListView } from './list-views/useListView.ts';
import { ViewBar } from './list-views/ViewBar.tsx';
import texts from './locales/list-views.fr.json';
import { productExportQuery } from './product-export.ts';
import { useDialogAddress } from './useDialogAddress.ts';
import { useValueWhileClosing } from './useValueWhileClosing.ts';

registerTexts('admin', texts);

const ProductDialog = lazily(() => import(/* webpackChunkName: "dialog-product" */ './ProductDialog.tsx'));

/** The search, and over it the product whose id is in the address. */
export default function ProductsPage() {
  const { t } = useTranslation('admin');
  const { id } = useParams();
  const { search } = useLocation();
  const shown = useValueWhileClosing(id);
  const { open, close, replace } = useDialogAddress('/extradmin/products');
  const catalogue =
    CATALOGUES.find((one) => one === new URLSearchParams(search).get('catalogue')) ?? 'Faisceau';
  const inUse = useListView({ list: 'products', of: `products.${catalogue}`, at: '/extradmin/products' });
  return (
    <>
      <PageTitle
        title={t('products.title')}
        actions={
          <>
            <ExportButtons
              path="/admin/products/export"
              name="produits"
              params={productExportQuery(search)}
            />
            <Button variant="primary" icon={Plus} onClick={() => open('new')}>
              {t('products.add')}
            </Button>
          </>
        }
      />
      <ViewBar inUse={inUse} />
      <Slot
        name="admin.catalogSearch"
        given={{ onOpen: open, columns: inUse.columns, onColumns: inUse.chooseColumns }}
        skeleton={<Skeleton height="24rem" />}
        fallback={<EmptyState title={t('products.failed')}>{t('common.failedHint')}</EmptyState>}
      />
      {shown && (
        <Suspense>
          <ProductDialog key={shown} id={shown} open={id !== undefined} onCreated={replace} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
