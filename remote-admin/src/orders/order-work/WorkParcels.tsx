import type { AdminOrder, Parcel } from '@extranet/shared/contracts';
import { date, integer } from '@extranet/shared/format';
import { useTranslation } from '@extranet/shared/i18n';
import { useAppDispatch } from '@extranet/shared/store';
import { color, font, space } from '@extranet/shared/theme';
import { Badge, Button, ConfirmDialog, Link, Panel, Reference, Row } from '@extranet/shared/ui';
import { ExternalLink } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { dayOf } from '../../day-of.ts';
import { useOnGrowth } from '../../useOnGrowth.ts';
import { refusalDismissed, useOrderWork } from './order-work.slice.ts';
import { ParcelCorrection } from './ParcelCorrection.tsx';
import { useChange } from './useChange.ts';

export function WorkParcels({ page: { life } }: { page: AdminOrder }) {
  const { t } = useTranslation('admin');
  return (
    <Panel title={t('orderWork.parcels')} flush>
      {life.parcels.length === 0 ? (
        <Nothing>{t('orderWork.noParcel')}</Nothing>
      ) : (
        <List>
          {life.parcels.map((parcel) => (
            <ParcelLine key={parcel.parcelId} parcel={parcel} />
          ))}
        </List>
      )}
    </Panel>
  );
}

function ParcelLine({ parcel }: { parcel: Parcel }) {
  const { t } = useTranslation('admin');
  const dispatch = useAppDispatch();
  const change = useChange();
  const { saving, saved } = useOrderWork((state) => state.orderWork);
  const [asked, setAsked] = useState<'correction' | 'takingBack' | null>(null);
  const done = () => {
    setAsked(null);
    dispatch(refusalDismissed());
  };
  useOnGrowth(saved, done);
  const { parcelId, carrier, number, link, sentAt, expectedOn, deliveredAt, lines } = parcel;
  const name = [carrier, number].filter(Boolean).join(' ');
  return (
    <li>
      <Row>
        <strong>{carrier}</strong>
        {number && <Reference>{number}</Reference>}
        <Badge tone={deliveredAt ? 'stock' : 'quiet'}>
          {t(deliveredAt ? 'orderWork.parcelDelivered' : 'orderWork.parcelSent')}
        </Badge>
        {link && (
          <Link href={link} target="_blank" rel="noreferrer" icon={ExternalLink}>
            {t('orderWork.track')}
          </Link>
        )}
      </Row>
      <Soft>
        <span>{t('orderWork.sentAt', { at: date(sentAt, 'minute') })}</span>
        {deliveredAt && <span>{t('orderWork.deliveredAt', { at: date(deliveredAt, 'minute') })}</span>}
        {!deliveredAt && expectedOn && <span>{t('orderWork.expectedOn', { day: dayOf(expectedOn) })}</span>}
        <span>
          {lines.map(({ itProdRef, quantity }) => `${itProdRef} × ${integer(quantity)}`).join(', ')}
        </span>
      </Soft>
      {deliveredAt ? (
        <Row>
          <Button
            variant="quiet"
            disabled={saving !== null}
            aria-label={t('orderWork.notDeliveredOf', { name })}
            onClick={() => change('parcelState', 'post', `parcels/${parcelId}/undelivered`)}
          >
            {t('orderWork.notDelivered')}
          </Button>
        </Row>
      ) : (
        <Row>
          <Button
            disabled={saving !== null}
            aria-label={t('orderWork.markDeliveredOf', { name })}
            onClick={() => change('parcelState', 'post', `parcels/${parcelId}/delivered`)}
          >
            {t('orderWork.markDelivered')}
          </Button>
          <Button
            variant="quiet"
            disabled={saving !== null}
            aria-label={t('orderWork.correctOf', { name })}
            onClick={() => setAsked('correction')}
          >
            {t('orderWork.correct')}
          </Button>
          <Button
            variant="quiet"
            disabled={saving !== null}
            aria-label={t('orderWork.takeBackOf', { name })}
            onClick={() => setAsked('takingBack')}
          >
            {t('orderWork.takeBack')}
          </Button>
        </Row>
      )}
      <ParcelCorrection parcel={parcel} open={asked === 'correction'} onClose={done} />
      <ConfirmDialog
        open={asked === 'takingBack'}
        title={t('orderWork.takeBackTitle', { name })}
        confirm={t('orderWork.takeBack')}
        cancel={t('orderWork.takeBackKeep')}
        danger
        busy={saving === 'parcelState'}
        onClose={done}
        onConfirm={() => change('parcelState', 'post', `parcels/${parcelId}/withdraw`)}
      >
        {t('orderWork.takeBackText')}
      </ConfirmDialog>
    </li>
  );
}

const Nothing = styled.p`
  padding: ${space('l')};
  color: ${color('soft')};
  font: ${font('s')};
`;
const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  font: ${font('s')};
  & > li {
    display: grid;
    gap: ${space('xs')};
    padding: ${space('m', 'l')};
    border-block-start: 1px solid ${color('line')};
  }
  & > li:first-child { border-block-start: 0; }
`;
const Soft = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space('xxs', 'm')};
  color: ${color('soft')};
`;
