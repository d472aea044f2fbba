import type { AdminCustomerRow } from '@extranet/shared/contracts';
import { useTranslation } from '@extranet/shared/i18n';
import { lazily } from '@extranet/shared/remote';
import { useAppDispatch } from '@extranet/shared/store';
import { Button, PageTitle } from '@extranet/shared/ui';
import { Plus } from 'lucide-react';
import { Suspense, useCallback } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { customerRestored } from './customer/customer.slice.ts';
import { CustomersList } from './customers/CustomersList.tsx';
import { LIST } from './customers/list-filters.ts';
import { ExportButtons } from './ExportButtons.tsx';
import { useDialogAddress } from './useDialogAddress.ts';
import { useValueWhileClosing } from './useValueWhileClosing.ts';

const CustomerDialog = lazily(() => import(/* webpackChunkName: "dialog-customer" */ './CustomerDialog.tsx'));

const PRICES = 'specialPrices';

const exportOf = (params: Record<string, string>) => (
  <ExportButtons path="/admin/customers/export" name="clients" params={params} />
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
      <CustomersList
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
