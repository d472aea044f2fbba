import { registerTexts, useTranslation } from '@extranet/shared/i18n';
import { Button, ButtonLink, PageTitle, Panel } from '@extranet/shared/ui';
import { CalendarClock, Download } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { CustomerOverPage, useCustomerOverPage } from './CustomerOverPage.tsx';
import { ColumnsMenu } from './list-views/ColumnsMenu.tsx';
import { useListView } from './list-views/useListView.ts';
import { ViewBar } from './list-views/ViewBar.tsx';
import texts from './locales/list-views.fr.json';
import { preloadOrderPage } from './order-page.ts';
import { AdminOrdersList } from './orders/AdminOrdersList.tsx';
import { ExportDialog } from './orders/ExportDialog.tsx';
import { useFiltersInAddress } from './orders/order-address.ts';
import { ORDER_COLUMNS, orderColumnNames } from './orders/order-columns.tsx';
import { findOrders } from './orders/order-filters.ts';
import { useOrders } from './orders/orders.slice.ts';
import { exportedQuery } from './orders/orders-export.ts';
import { useOpenOrder } from './orders/useOpenOrder.ts';
import { useRoom } from './orders/useRoom.ts';

registerTexts('admin', texts);

const LIST = 'AdminOrdersList';
const VIEWS = { list: 'orders', of: 'orders', at: '/extradmin/orders' } as const;

export default function OrdersPage() {
  const { t } = useTranslation('admin');
  const openCustomer = useCustomerOverPage();
  const kept = useFiltersInAddress();
  const openOrder = useOpenOrder();
  const [exporting, setExporting] = useState(false);
  const inUse = useListView(VIEWS);
  const { columns } = inUse;
  const shown = useMemo(() => {
    const known = ORDER_COLUMNS.filter((column) => columns?.includes(column));
    return known.length > 0 ? known : ORDER_COLUMNS;
  }, [columns]);
  const list = useOrders((state) => state.orders[LIST]);
  useEffect(() => {
    // The next click is on one of them, as a rule.
    if (list?.status === 'success') preloadOrderPage();
  }, [list?.status]);
  const listed = useMemo(
    () => (exporting && list?.status === 'success' ? findOrders(list.orders, kept.filters) : null),
    [exporting, list, kept.filters],
  );
  const room = useRoom(shown, true);
  const names = useMemo(
    () =>
      orderColumnNames(t).map(({ id, label }) => {
        // On a tablet the day has only moved under the reference.
        const fits = !shown.includes(id) || room.shown.includes(id) || id === 'orderDate';
        return { id, label: fits ? label : t('orders.onWider', { column: label }) };
      }),
    [t, shown, room.shown],
  );
  return (
    <>
      <PageTitle
        title={t('orders.title')}
        actions={
          <>
            <Button icon={Download} onClick={() => setExporting(true)}>
              {t('orders.export')}
            </Button>
            <ButtonLink to="/extradmin/settings#calendrier" icon={CalendarClock}>
              {t('orders.calendar')}
            </ButtonLink>
          </>
        }
      />
      <ViewBar
        inUse={inUse}
        columns={<ColumnsMenu columns={names} chosen={shown} onChoose={inUse.chooseColumns} />}
      />
      <Panel flush>
        <AdminOrdersList
          id={LIST}
          title={false}
          columns={shown}
          onCustomer={openCustomer}
          onOrder={openOrder}
          kept={kept}
          several
        />
      </Panel>
      <ExportDialog
        open={exporting}
        onClose={() => setExporting(false)}
        exported={{ query: exportedQuery(kept.filters, kept.year) }}
        orders={listed}
      />
      <CustomerOverPage />
    </>
  );
}
