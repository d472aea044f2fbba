import type { OrderEvent } from '@extranet/shared/contracts';
import { useTranslation } from '@extranet/shared/i18n';
import { Timeline } from '@extranet/shared/ui/timeline';
import { dayOf } from '../day-of.ts';
import type { Translate } from '../translate.ts';

/** What happened, in a few words. */
function eventWords(t: Translate, { kind, state, detail, actor }: OrderEvent): string {
  if (kind === 'parcel') return t('life.event.parcel', { detail });
  if (kind === 'delivered') return t('life.event.delivered', { detail });
  if (kind === 'undelivered') return t('life.event.undelivered', { detail });
  if (kind === 'parcelCorrected') return t('life.event.parcelCorrected', { detail });
  if (kind === 'parcelRemoved') return t('life.event.parcelRemoved', { detail });
  if (kind === 'promise') return t('life.event.promise', { day: dayOf(detail) });
  if (kind === 'redirected') return t('life.event.redirected', { detail });
  if (kind === 'request') return t('life.event.request');
  if (kind === 'answer') return t('life.event.answer');
  if (detail === 'en_preparation') return t('life.event.prepared');
  if (detail === 'validee') return t('life.event.putBack');
  if (detail === 'annulee')
    return t(actor === 'customer' ? 'life.event.cancelledByYou' : 'life.event.cancelled');
  if (detail === 'annulee_en_partie') return t('life.event.cancelledInPart');
  return state === 'brouillon' ? t('life.event.ordered') : t('life.event.validated');
}

/** What happened to an order. */
export function OrderTimeline({ events }: { events: readonly OrderEvent[] }) {
  const { t } = useTranslation('cart-orders');
  return (
    <Timeline
      label={t('life.timeline')}
      moments={events.map((event) => ({
        at: event.at,
        what: eventWords(t, event),
        details: [event.lines.join(', '), event.reason],
      }))}
    />
  );
}
