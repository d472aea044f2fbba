import type { OrderEvent } from '@extranet/shared/contracts';
import { date } from '@extranet/shared/format';
import { useTranslation } from '@extranet/shared/i18n';
import { color, font, space } from '@extranet/shared/theme';
import styled from 'styled-components';
import type { Translate } from '../translate.ts';
import { dayOf } from './day-of.ts';

/** What happened, in a few words. */
function eventWords(t: Translate, { kind, state, detail, actor }: OrderEvent): string {
  if (kind === 'parcel') return t('life.event.parcel', { detail });
  if (kind === 'delivered') return t('life.event.delivered', { detail });
  if (kind === 'parcelRemoved') return t('life.event.parcelRemoved', { detail });
  if (kind === 'promise') return t('life.event.promise', { day: dayOf(detail) });
  if (kind === 'request') return t('life.event.request');
  if (kind === 'answer') return t('life.event.answer');
  if (detail === 'en_preparation') return t('life.event.prepared');
  if (detail === 'validee') return t('life.event.putBack');
  if (detail === 'annulee')
    return t(actor === 'customer' ? 'life.event.cancelledByYou' : 'life.event.cancelled');
  return state === 'brouillon' ? t('life.event.ordered') : t('life.event.validated');
}

/** The newest first, with the date of each. */
export function OrderTimeline({ events }: { events: readonly OrderEvent[] }) {
  const { t } = useTranslation('cart-orders');
  return (
    <List aria-label={t('life.timeline')}>
      {[...events].reverse().map((event) => (
        <li key={`${event.at} ${event.kind} ${event.detail} ${event.lines.join()}`}>
          <strong>{eventWords(t, event)}</strong>
          {event.lines.length > 0 && <span>{event.lines.join(', ')}</span>}
          {event.reason && <span>{event.reason}</span>}
          <small>{date(event.at, 'minute')}</small>
        </li>
      ))}
    </List>
  );
}

const List = styled.ol`
  display: grid;
  gap: ${space('m')};
  margin: 0;
  padding: 0;
  list-style: none;
  font: ${font('s')};
  overflow-wrap: anywhere;
  & > li {
    display: grid;
    padding-inline-start: ${space('m')};
    border-inline-start: 2px solid ${color('line')};
  }
  & > li:first-child { border-inline-start-color: ${color('accent')}; }
  & small { color: ${color('soft')}; }
`;
