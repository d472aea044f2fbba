import { useTranslation } from '@extranet/shared/i18n';
import { ButtonLink, PageTitle, Panel } from '@extranet/shared/ui';
import { CalendarClock } from 'lucide-react';
import { CustomerOverPage, useCustomerOverPage } from './CustomerOverPage.tsx';
import { AdminOrdersList } from './orders/AdminOrdersList.tsx';
import { useFiltersInAddress } from './orders/order-address.ts';
import { useOpenOrder } from './orders/useOpenOrder.ts';

export default function OrdersPage() {
  const { t } = useTranslation('admin');
  const openCustomer = useCustomerOverPage();
  const kept = useFiltersInAddress();
  const openOrder = useOpenOrder();
  return (
    <>
      <PageTitle
        title={t('orders.title')}
        actions={
          <ButtonLink to="/extradmin/settings" icon={CalendarClock}>
            {t('orders.calendar')}
          </ButtonLink>
        }
      />
      <Panel flush>
        <AdminOrdersList title={false} onCustomer={openCustomer} onOrder={openOrder} kept={kept} several />
      </Panel>
      <CustomerOverPage />
    </>
  );
}
