import type { FieldError, ParcelPost } from '@extranet/shared/contracts';
import { isDayFrom, referenceKey } from '@extranet/shared/rules';
import { addDays, inParis, isParcelLink } from '@extranet/shared/rules/order';
import type { OrdersTable } from '../../../base/db/schema/orders.ts';
import { invalidFields } from '../../../base/errors.ts';
import { noArrival } from '../../arrival-days.ts';
import type { StoredParcel } from './order-life.queries.ts';
import { postcodeOf } from './place.ts';

/** As events, mails and the trail name it. */
export const nameOf = ({ carrier, number }: ParcelWords) => [carrier, number].filter(Boolean).join(' ');

export type ParcelWords = Pick<StoredParcel, 'carrier' | 'number' | 'number_norm' | 'link' | 'expected_on'>;

export function wordsOf(said: Pick<ParcelPost, 'carrier' | 'number' | 'link' | 'expectedOn'>): ParcelWords {
  const number = said.number.trim();
  return {
    carrier: said.carrier.trim(),
    number,
    number_norm: referenceKey(number),
    link: said.link.trim(),
    expected_on: said.expectedOn ?? null,
  };
}

export const wrongWords = ({ carrier, link, expected_on }: ParcelWords, now: Date) => [
  carrier === '' && {
    field: 'carrier',
    code: 'empty',
    message: 'Indiquez le transporteur.',
  },
  !isParcelLink(link) && {
    field: 'link',
    code: 'link',
    message: 'Ce lien de suivi n’est pas une adresse https. Copiez l’adresse de la page du transporteur.',
  },
  expected_on !== null &&
    !isDayFrom(addDays(inParis(now).day, -1), expected_on) && {
      field: 'expectedOn',
      code: 'past',
      message: 'La date d’arrivée prévue est passée.',
    },
];

export function refuseWrong(found: readonly (FieldError | false)[]): void {
  const fields = found.filter((field) => field !== false);
  if (fields.length > 0) throw invalidFields(fields, 422);
}

export function refuseNever({ expected_on }: ParcelWords, order: OrdersTable): void {
  const never = expected_on && noArrival('expectedOn', expected_on, postcodeOf(order));
  if (never) throw invalidFields([never], 422);
}
