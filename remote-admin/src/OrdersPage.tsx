import { useTranslation } from '@extranet/shared/i18n';
import { PageTitle, Panel } from '@extranet/shared/ui';
import { CustomerOverPage, useCustomerOverPage } from './CustomerOverPage.tsx';
import { AdminOrdersList } from './orders/AdminOrdersList.tsx';

export default function OrdersPage() {
  const { t } = useTranslation('admin');
  const openCustomer = useCustomerOverPage();
  return (
    <>
      <PageTitle title={t('orders.title')} />
      <Panel flush>
        <AdminOrdersList title={false} onCustomer={openCustomer} />
      </Panel>
      <CustomerOverPage />
    </>
  );
}
