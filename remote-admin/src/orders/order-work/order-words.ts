import type { OrderEvent } from '@extranet/shared/contracts';
import type { useTranslation } from '@extranet/shared/i18n';
import { dayOf } from '../../day-of.ts';

type Translate = ReturnType<typeof useTranslation>['t'];

/** What happened, in a few words. */
export function eventWords(t: Translate, { kind, state, detail }: OrderEvent): string {
  if (kind === 'parcel') return t('orderWork.event.parcel', { detail });
  if (kind === 'delivered') return t('orderWork.event.delivered', { detail });
  if (kind === 'undelivered') return t('orderWork.event.undelivered', { detail });
  if (kind === 'parcelCorrected') return t('orderWork.event.parcelCorrected', { detail });
  if (kind === 'parcelRemoved') return t('orderWork.event.parcelRemoved', { detail });
  if (kind === 'promise') return t('orderWork.event.promise', { day: dayOf(detail) });
  if (kind === 'redirected') return t('orderWork.event.redirected', { detail });
  if (kind === 'request') return t('orderWork.event.request');
  if (kind === 'answer') return t('orderWork.event.answer');
  if (detail === 'en_preparation') return t('orderWork.event.prepared');
  if (detail === 'validee') return t('orderWork.event.putBack');
  if (detail === 'annulee') return t('orderWork.event.cancelled');
  if (detail === 'annulee_en_partie') return t('orderWork.event.cancelledInPart');
  return state === 'brouillon' ? t('orderWork.event.ordered') : t('orderWork.event.validated');
}
