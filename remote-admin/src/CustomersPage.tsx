import type { AdminCustomerRow } from '@extranet/shared/contracts';
import { registerTexts, useTranslation } from '@extranet/shared/i18n';
import { lazily } from '@extranet/shared/remote';
import { useAppDispatch } from '@extranet/shared/store';
import { tabletQuery } from '@extranet/shared/theme';
import { Button, PageTitle, useMedia } from '@extranet/shared/ui';
import { Plus } from 'lucide-react';
import { Suspense, useCallback, useMemo } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { customerRestored } from './customer/customer.slice.ts';
import { CustomersList } from './customers/CustomersList.tsx';
import { CUSTOMER_COLUMNS, customerColumnNames } from './customers/customer-columns.ts';
import { LIST } from './customers/list-filters.ts';
import { ExportButtons } from './ExportButtons.tsx';
import { ColumnsMenu } from './list-views/ColumnsMenu.tsx';
import { useListView } from './list-views/useListView.ts';
import { ViewBar } from './list-views/ViewBar.tsx';
import texts from './locales/list-views.fr.json';
import { useDialogAddress } from './useDialogAddress.ts';
import { useValueWhileClosing } from './useValueWhileClosing.ts';

const CustomerDialog = lazily(() => import(/* webpackChunkName: "dialog-customer" */ './CustomerDialog.tsx'));

registerTexts('admin', texts);

const VIEWS = { list: 'customers', of: 'customers', at: LIST } as const;
const PRICES = 'specialPrices';

const exportOf = (params: Record<string, string>, what: string | undefined) => (
  <ExportButtons path="/admin/customers/export" name="clients" params={params} what={what} />
);

/** The list, and over it the customer whose id is in the address. */
export default function CustomersPage() {
  const { t } = useTranslation('admin');
  const dispatch = useAppDispatch();
  const { id } = useParams();
  const shown = useValueWhileClosing(id);
  const [search] = useSearchParams();
  const { open, close, replace } = useDialogAddress(LIST);
  const navigate = useNavigate();
  const inUse = useListView(VIEWS);
  const columns = useMemo(() => {
    const known = CUSTOMER_COLUMNS.filter((column) => inUse.columns?.includes(column));
    return known.length > 0 ? known : CUSTOMER_COLUMNS;
  }, [inUse.columns]);
  const names = useMemo(() => customerColumnNames(t), [t]);
  // Cards have no columns.
  const asCards = useMedia(tabletQuery);
  const handleOpen = useCallback(
    ({ userId }: AdminCustomerRow) => void navigate(`${LIST}/${userId}`),
    [navigate],
  );
  const handleEdit = useCallback(({ userId }: AdminCustomerRow) => open(userId), [open]);
  const handlePrices = useCallback(
    ({ userId }: AdminCustomerRow) => open(`${userId}?mode=${PRICES}`),
    [open],
  );
  const handleRestore = useCallback(
    ({ userId }: AdminCustomerRow) => dispatch(customerRestored(userId)),
    [dispatch],
  );
  return (
    <>
      <PageTitle
        title={t('customers.title')}
        actions={
          <Button variant="primary" icon={Plus} onClick={() => open('new')}>
            {t('customers.add')}
          </Button>
        }
      />
      <ViewBar
        inUse={inUse}
        columns={
          asCards ? null : <ColumnsMenu columns={names} chosen={columns} onChoose={inUse.chooseColumns} />
        }
      />
      <CustomersList
        columns={columns}
        exportOf={exportOf}
        onOpen={handleOpen}
        onEdit={handleEdit}
        onPrices={handlePrices}
        onRestore={handleRestore}
      />
      {shown && (
        <Suspense>
          <CustomerDialog
            key={shown}
            id={shown}
            open={id !== undefined}
            mode={search.get('mode') === PRICES ? PRICES : 'customer'}
            onMode={(mode) => replace(mode === PRICES ? `${id}?mode=${PRICES}` : shown)}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  );
}
