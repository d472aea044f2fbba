import type { Delivery } from '@extranet/shared/contracts';
import { phone, phoneHref } from '@extranet/shared/format';
import { useTranslation } from '@extranet/shared/i18n';
import { useAppDispatch } from '@extranet/shared/store';
import { color, font, radius, space } from '@extranet/shared/theme';
import { Button, EmptyState, Link, Panel, Skeleton } from '@extranet/shared/ui';
import styled from 'styled-components';
import { customerOverviewWanted, useCustomerOverview } from './overview.slice.ts';

/** A customer's delivery addresses; those that the customer put away are pale (A4.10). */
export function DeliveryAddresses({ id }: { id: string }) {
  const { t } = useTranslation('admin');
  const dispatch = useAppDispatch();
  const { status, overview } = useCustomerOverview((state) => state.customerOverview);
  return (
    <Panel title={t('customer.deliveries')} busy={status === 'pending'}>
      {status === 'error' && (
        <EmptyState
          title={t('customer.deliveriesFailed')}
          action={<Button onClick={() => dispatch(customerOverviewWanted(id))}>{t('common.retry')}</Button>}
        >
          {t('common.failedHint')}
        </EmptyState>
      )}
      {status === 'pending' && <Skeleton lines={3} />}
      {overview && <Kept>{t('customer.deliveriesHint')}</Kept>}
      {overview && overview.deliveries.length === 0 && <p>{t('customer.noDelivery')}</p>}
      {overview && overview.deliveries.length > 0 && (
        <List>
          {overview.deliveries.map((delivery) => (
            <Address key={delivery.daId} delivery={delivery} />
          ))}
        </List>
      )}
    </Panel>
  );
}

function Address({ delivery }: { delivery: Delivery }) {
  const { t } = useTranslation('admin');
  const { daCompName, daName, daFirstname, daAddress, daPostCode, daCity, daCountry, daPhone1 } = delivery;
  const hidden = delivery.daStatus === 'hidden';
  return (
    <Item data-hidden={hidden || undefined}>
      <strong>{daCompName || `${daFirstname} ${daName}`.trim()}</strong>
      {daCompName && <span>{`${daFirstname} ${daName}`.trim()}</span>}
      <span>{daAddress}</span>
      <span>
        {daPostCode} {daCity}
        {daCountry && daCountry !== 'FRANCE' && `, ${daCountry}`}
      </span>
      {daPhone1 && <Link href={phoneHref(daPhone1)}>{phone(daPhone1)}</Link>}
      {hidden && <em>{t('customer.hiddenDelivery')}</em>}
    </Item>
  );
}

const Kept = styled.p`
  margin-block-end: ${space('m')};
  color: ${color('soft')};
  font: ${font('s')};
`;
const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr));
  gap: ${space('m')};
  margin: 0;
  padding: 0;
  list-style: none;
`;
const Item = styled.li`
  display: grid;
  align-content: start;
  padding: ${space('s', 'm')};
  border: 1px solid ${color('line')};
  border-radius: ${radius()};
  font: ${font('s')};
  white-space: pre-line;
  overflow-wrap: anywhere;
  &[data-hidden] { opacity: 0.5; }
  & > em { font: ${font('xs', 'strong')}; }
`;
