import { useTranslation } from '@extranet/shared/i18n';
import { media, space } from '@extranet/shared/theme';
import { ButtonLink, PageTitle, Panel, Stack } from '@extranet/shared/ui';
import { PackagePlus, UserPlus } from 'lucide-react';
import { useMemo } from 'react';
import styled from 'styled-components';
import { CustomerOverPage, useCustomerOverPage } from './CustomerOverPage.tsx';
import { ImportPanel } from './catalogue-import/ImportPanel.tsx';
import { InboxPanel } from './delivery-requests/InboxPanel.tsx';
import { AdminOrdersList, type OrderColumn } from './orders/AdminOrdersList.tsx';
import { useOpenOrder } from './orders/useOpenOrder.ts';
import { currentYear } from './orders/years.ts';
import { QrCodePanel } from './qr-code/QrCodePanel.tsx';

const LATEST = 25;
const COLUMNS: OrderColumn[] = [
  'orderDate',
  'orderRef',
  'customer',
  'articles',
  'orderTotalPriceIT',
  'download',
];

export default function DashboardPage() {
  const { t } = useTranslation('admin');
  const openCustomer = useCustomerOverPage();
  const openOrder = useOpenOrder();
  const thisYear = useMemo(() => ({ 'year:eq': currentYear() }), []);
  return (
    <>
      <PageTitle
        title={t('dashboard.title')}
        actions={
          <>
            <ButtonLink to="/extradmin/customers/new" icon={UserPlus}>
              {t('dashboard.addCustomer')}
            </ButtonLink>
            <ButtonLink to="/extradmin/products/new" icon={PackagePlus}>
              {t('dashboard.addProduct')}
            </ButtonLink>
          </>
        }
      />
      <Stack>
        <Panel
          title={t('dashboard.latestOrders')}
          actions={
            <ButtonLink to="/extradmin/orders" variant="quiet">
              {t('dashboard.allOrders')}
            </ButtonLink>
          }
          flush
        >
          <AdminOrdersList
            title={false}
            header={false}
            yearSelector={false}
            limit={LATEST}
            columns={COLUMNS}
            filters={thisYear}
            onCustomer={openCustomer}
            onOrder={openOrder}
            maxHeight="24rem"
          />
        </Panel>
        <Panels>
          <InboxPanel />
          <QrCodePanel />
          <ImportPanel />
        </Panels>
      </Stack>
      <CustomerOverPage />
    </>
  );
}

const Panels = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  align-items: start;
  gap: ${space('l')};
  & > :nth-child(3) { grid-column: 1 / -1; }
  ${media.tablet} { grid-template-columns: minmax(0, 1fr); }
`;
