import type { AdminCustomer } from '@extranet/shared/contracts';
import { date, money, year } from '@extranet/shared/format';
import { useTranslation } from '@extranet/shared/i18n';
import { useAppDispatch } from '@extranet/shared/store';
import { Link, Panel } from '@extranet/shared/ui';
import { type ReactNode, useEffect } from 'react';
import { CustomerStatusBadge } from '../CustomerStatusBadge.tsx';
import { Facts } from '../Facts.tsx';
import { customerOverviewWanted, useCustomerOverview } from './overview.slice.ts';

interface Props {
  customer: AdminCustomer;
  /** The last lines of the journal, which another feature renders. */
  events: ReactNode;
}

/** Beside a customer's account: its status, what was ordered, what was last done to it. */
export function CustomerAside({ customer, events }: Props) {
  const { t } = useTranslation('admin');
  const dispatch = useAppDispatch();
  const { status, overview } = useCustomerOverview((state) => state.customerOverview);
  const { userId, userStatus, userCreatedAt, userLastConnexionAt } = customer;
  useEffect(() => {
    dispatch(customerOverviewWanted(userId));
  }, [dispatch, userId]);
  const unread = status === 'error' ? '–' : '…';
  const seen = userLastConnexionAt ? date(userLastConnexionAt, 'minute') : t('customer.neverConnected');
  const last = overview?.lastOrderedAt ? date(overview.lastOrderedAt) : t('customer.noOrder');
  const { orders = 0, ordersIdle = 0 } = overview ?? {};
  const counted =
    ordersIdle > 0 ? t('customer.ordersWithIdle', { orders, count: ordersIdle }) : String(orders);
  const who = customer.userCompName.trim() || customer.userName.trim();
  return (
    <>
      <Panel title={t('record.glance')}>
        <Facts
          facts={[
            [t('customer.userStatus'), <CustomerStatusBadge key="status" status={userStatus} />],
            [
              t('customer.orders'),
              overview && orders > 0 && who ? (
                <Link key="orders" to={`/extradmin/orders?${ordersOf(who, overview.lastOrderedAt)}`}>
                  {counted}
                </Link>
              ) : overview ? (
                counted
              ) : (
                unread
              ),
            ],
            [
              t('customer.yearTotal'),
              overview ? t('customer.et', { amount: money(overview.yearTotalPriceET) }) : unread,
            ],
            [t('customer.lastOrder'), overview ? last : unread],
            [t('customer.lastSeen'), seen],
            [t('customer.since'), date(userCreatedAt)],
          ]}
        />
      </Panel>
      {events}
    </>
  );
}

/** The list of orders as its address says it: those of this customer, in the year of the last one. */
function ordersOf(who: string, lastOrderedAt: string | null): URLSearchParams {
  const params = new URLSearchParams({ acheteur: who });
  if (lastOrderedAt) params.set('annee', String(year(lastOrderedAt)));
  return params;
}
