import { registerTexts, useTranslation } from '@extranet/shared/i18n';
import { ButtonLink, PageTitle, Panel } from '@extranet/shared/ui';
import { CalendarClock } from 'lucide-react';
import { useMemo } from 'react';
import { CustomerOverPage, useCustomerOverPage } from './CustomerOverPage.tsx';
import { ColumnsMenu } from './list-views/ColumnsMenu.tsx';
import { useListView } from './list-views/useListView.ts';
import { ViewBar } from './list-views/ViewBar.tsx';
import texts from './locales/list-views.fr.json';
import { AdminOrdersList } from './orders/AdminOrdersList.tsx';
import { useFiltersInAddress } from './orders/order-address.ts';
import { ORDER_COLUMNS, orderColumnNames } from './orders/order-columns.tsx';
import { useOpenOrder } from './orders/useOpenOrder.ts';

registerTexts('admin', texts);

const VIEWS = { list: 'orders', of: 'orders', at: '/extradmin/orders' } as const;

export default function OrdersPage() {
  const { t } = useTranslation('admin');
  const openCustomer = useCustomerOverPage();
  const kept = useFiltersInAddress();
  const openOrder = useOpenOrder();
  const inUse = useListView(VIEWS);
  const { columns } = inUse;
  const shown = useMemo(() => {
    const known = ORDER_COLUMNS.filter((column) => columns?.includes(column));
    return known.length > 0 ? known : ORDER_COLUMNS;
  }, [columns]);
  const names = useMemo(() => orderColumnNames(t), [t]);
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
      <ViewBar
        inUse={inUse}
        columns={<ColumnsMenu columns={names} chosen={shown} onChoose={inUse.chooseColumns} />}
      />
      <Panel flush>
        <AdminOrdersList
          title={false}
          columns={shown}
          onCustomer={openCustomer}
          onOrder={openOrder}
          kept={kept}
          several
        />
      </Panel>
      <CustomerOverPage />
    </>
  );
}
