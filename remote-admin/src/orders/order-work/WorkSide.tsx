import type { AdminOrder } from '@extranet/shared/contracts';
import { date, money, phone, phoneHref } from '@extranet/shared/format';
import { useTranslation } from '@extranet/shared/i18n';
import { Link, Panel, Stack } from '@extranet/shared/ui';
import { Fragment } from 'react';
import { FactList } from '../../FactList.ts';
import { Address } from './Address.ts';
import { WorkDelivery } from './WorkDelivery.tsx';

/** Who ordered, where it goes, and what it comes to. */
export function WorkSide({ page }: { page: AdminOrder }) {
  const { t } = useTranslation('admin');
  const { order, customer } = page;
  return (
    <>
      <Panel title={t('orders.customer')}>
        <Stack $gap="s">
          <Link to={`/extradmin/customers/${encodeURIComponent(customer.userId)}`} alone>
            {customer.userCompName || `${customer.userFirstname} ${customer.userName}`}
          </Link>
          <Address>
            <div>{`${customer.userFirstname} ${customer.userName}`}</div>
            {customer.userAddress.map((line) => (
              <div key={line}>{line}</div>
            ))}
          </Address>
          <Link href={`mailto:${customer.userEmail}?subject=${encodeURIComponent(order.orderRef)}`} alone>
            {customer.userEmail}
          </Link>
          {customer.userPhone && (
            <Link href={phoneHref(customer.userPhone)} alone>
              {phone(customer.userPhone)}
            </Link>
          )}
        </Stack>
      </Panel>
      <WorkDelivery page={page} />
      <Panel title={t('orderWork.facts')}>
        <FactList>
          <dt>{t('orders.date')}</dt>
          <dd>{date(order.orderDate, 'minute')}</dd>
          <dt>{t('orders.internalRef')}</dt>
          <dd>{order.orderInternalRef || t('orderWork.none')}</dd>
          <CompanyFacts order={order} />
          <dt>{t('orderWork.totalET')}</dt>
          <dd>{money(order.orderTotalPriceET)}</dd>
          <dt>{t('orderWork.vat')}</dt>
          <dd>{money(order.orderVATAmount)}</dd>
          <dt>{t('orders.total')}</dt>
          <dd>
            <strong>{money(order.orderTotalPriceIT)}</strong>
          </dd>
        </FactList>
      </Panel>
    </>
  );
}

/** Who ordered for the law, and what the driver was told, as it was then. */
function CompanyFacts({ order: { company } }: { order: AdminOrder['order'] }) {
  const { t } = useTranslation('admin');
  if (!company) return null;
  return (['siret', 'vatNumber', 'instructions'] as const)
    .filter((name) => company[name])
    .map((name) => (
      <Fragment key={name}>
        <dt>{t(`orderWork.company.${name}`)}</dt>
        <dd>{company[name]}</dd>
      </Fragment>
    ));
}
