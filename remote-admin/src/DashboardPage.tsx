import { registerTexts, useTranslation } from '@extranet/shared/i18n';
import { media, space } from '@extranet/shared/theme';
import { ButtonLink, PageTitle, Panel, Stack } from '@extranet/shared/ui';
import { PackagePlus, UserPlus } from 'lucide-react';
import { useMemo } from 'react';
import styled from 'styled-components';
import { CustomerOverPage, useCustomerOverPage } from './CustomerOverPage.tsx';
import { ImportPanel } from './catalogue-import/ImportPanel.tsx';
import { InboxPanel } from './delivery-requests/InboxPanel.tsx';
import { ImportsPanel } from './desk/ImportsPanel.tsx';
import { QueuePanel } from './desk/QueuePanel.tsx';
import { useFreshDesk } from './desk/useFreshDesk.ts';
import { WeekPanel } from './desk/WeekPanel.tsx';
import texts from './locales/desk.fr.json';
import { AdminOrdersList, type OrderColumn } from './orders/AdminOrdersList.tsx';
import { useOpenOrder } from './orders/useOpenOrder.ts';
import { currentYear } from './orders/years.ts';
import { QrCodePanel } from './qr-code/QrCodePanel.tsx';

registerTexts('admin', texts);

const LATEST = 25;
const COLUMNS: OrderColumn[] = [
  'orderDate',
  'orderRef',
  'customer',
  'articles',
  'orderTotalPriceIT',
  'download',
];

/** What waits, how the week goes, then the panels that the specification names, in short form. */
export default function DashboardPage() {
  const { t } = useTranslation('admin');
  const openCustomer = useCustomerOverPage();
  const openOrder = useOpenOrder();
  const thisYear = useMemo(() => ({ 'year:eq': currentYear() }), []);
  useFreshDesk();
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
      <Panels>
        <Stack>
          <QueuePanel />
          <InboxPanel />
        </Stack>
        <Stack>
          <WeekPanel />
          <ImportsPanel />
        </Stack>
        <Whole>
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
        </Whole>
        <ImportPanel />
        <QrCodePanel />
      </Panels>
      <CustomerOverPage />
    </>
  );
}

const Panels = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  align-items: start;
  gap: ${space('l')};
  ${media.tablet} { grid-template-columns: minmax(0, 1fr); }
`;
const Whole = styled.div`
  grid-column: 1 / -1;
  min-inline-size: 0;
`;
