import type { Order, Parcel } from '@extranet/shared/contracts';
import { date, integer } from '@extranet/shared/format';
import { useTranslation } from '@extranet/shared/i18n';
import { color, font, space } from '@extranet/shared/theme';
import { Badge, Link, Reference, Row } from '@extranet/shared/ui';
import { ExternalLink } from 'lucide-react';
import { Fragment } from 'react';
import styled from 'styled-components';
import { dayOf } from '../day-of.ts';
import { OrderStateBadge } from '../OrderStateBadge.tsx';

/** What is on its way, and what still waits, with its day. */
export function Parcels({ parcels, order }: { parcels: readonly Parcel[]; order: Order }) {
  const { t } = useTranslation('cart-orders');
  const waiting = order.items.filter(
    ({ itState, itQuantity, itShipped = 0 }) => itState !== 'annulee' && itShipped < itQuantity,
  );
  return (
    <List>
      {parcels.map((parcel) => (
        <ParcelEntry key={parcel.parcelId} parcel={parcel} />
      ))}
      {order.orderStatus === 'validee' &&
        waiting.map(({ itId, itProdRef, itQuantity, itShipped = 0, itPromisedOn, itState = 'validee' }) => (
          <li key={itId}>
            <Row>
              <Reference>{itProdRef}</Reference>
              <span>× {integer(itQuantity - itShipped)}</span>
              {/* A line that waits whole has one state, here as in the table. Of one sent in part this is the rest. */}
              {itShipped > 0 ? <Badge>{t('life.waiting')}</Badge> : <OrderStateBadge state={itState} />}
            </Row>
            <Soft>
              {itPromisedOn ? t('life.promisedOn', { day: dayOf(itPromisedOn) }) : t('life.noPromise')}
            </Soft>
          </li>
        ))}
    </List>
  );
}

function ParcelEntry({ parcel }: { parcel: Parcel }) {
  const { t } = useTranslation('cart-orders');
  const { carrier, number, link, sentAt, expectedOn, deliveredAt, lines } = parcel;
  return (
    <li>
      <Row>
        <strong>{carrier}</strong>
        {number && <Reference>{number}</Reference>}
        <Badge tone={deliveredAt ? 'stock' : 'quiet'}>{t(deliveredAt ? 'life.arrived' : 'life.sent')}</Badge>
        {link && (
          <Link href={link} target="_blank" rel="noreferrer" icon={ExternalLink}>
            {t('life.track')}
          </Link>
        )}
      </Row>
      <Soft>
        {deliveredAt
          ? t('life.deliveredAt', { at: date(deliveredAt) })
          : t('life.sentAt', { at: date(sentAt) })}
        {!deliveredAt && expectedOn && ` ${t('life.expectedOn', { day: dayOf(expectedOn) })}`}
      </Soft>
      <Soft>
        {lines.map(({ itId, itProdRef, quantity }, place) => (
          <Fragment key={itId}>
            {place > 0 && ', '}
            <Whole>{`${itProdRef} × ${integer(quantity)}`}</Whole>
          </Fragment>
        ))}
      </Soft>
    </li>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${space('m')};
  margin: 0;
  padding: 0;
  list-style: none;
  font: ${font('s')};
  overflow-wrap: anywhere;
`;
const Soft = styled.p`
  color: ${color('soft')};
`;
/** A reference does not break at its hyphen. */
const Whole = styled.span`
  display: inline-block;
  max-inline-size: 100%;
`;
