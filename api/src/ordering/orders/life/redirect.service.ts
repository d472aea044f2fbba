import type { Delivery, DeliveryInput } from '@extranet/shared/contracts';
import { isOpenState } from '@extranet/shared/rules/order';
import { conflict, orNotFound } from '../../../base/errors.ts';
import { findDelivery } from '../../deliveries/deliveries.queries.ts';
import { addressFor } from '../../deliveries/deliveries.service.ts';
import { presentDelivery } from '../../deliveries/delivery.present.ts';
import { deliveryOf } from '../order.present.ts';
import { type ChangeRequest, changeOrder } from './change-order.service.ts';

interface NewAddress {
  /** One of the customer's addresses; without it the fields are for this order alone. */
  readonly daId: string | undefined;
  readonly fields: DeliveryInput;
  readonly reason: string;
}

/** The office sends what has not left yet somewhere else, as the customer asked. */
export function redirect(request: ChangeRequest, { daId, fields, reason }: NewAddress): Promise<void> {
  return changeOrder(request, async (transaction, { order, items }) => {
    const before = deliveryOf(order);
    if (!before || order.status !== 'validee' || !items.some(({ state }) => isOpenState(state)))
      throw conflict(
        'order.stepNotAllowed',
        'L’adresse ne se change que pour ce qui n’est pas encore parti d’une commande validée.',
      );
    const address =
      daId === undefined
        ? addressFor(before, tidied(fields))
        : presentDelivery(orNotFound(await findDelivery(transaction, order.user_id, daId)));
    if (isSame(before, address))
      throw conflict('order.addressUnchanged', 'C’est déjà l’adresse de livraison de cette commande.');
    return {
      address: { delivery_id: address.daId, delivery: JSON.stringify(address) },
      event: {
        kind: 'redirected',
        reason: reason.trim(),
        detail: inWords(before, address),
        refs: [],
      },
    };
  });
}

/** From where to where, without what stays. */
function inWords(before: Delivery, after: Delivery): string {
  const [was, is] = [partsOf(before), partsOf(after)];
  const differing = (one: readonly string[], other: readonly string[]) =>
    one.filter((part, at) => part && part !== other[at]).join(', ');
  return `${differing(was, is)} → ${differing(is, was)}`.trim();
}

const partsOf = (address: Delivery): string[] => [
  address.daCompName,
  `${address.daFirstname} ${address.daName}`.trim(),
  address.daAddress,
  `${address.daPostCode} ${address.daCity}`.trim(),
  address.daCountry,
  address.daPhone1,
  address.daPhone2,
  address.daEmail,
];

const tidy = (text: string): string => text.trim().replaceAll(/\s+/g, ' ');
const plain = (text: string): string => tidy(text).toLocaleLowerCase('fr');

/** Blanks at the ends and doubled ones are nobody's intention. */
const tidied = (fields: DeliveryInput): DeliveryInput =>
  Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, tidy(text)]));

/** Capitals make no other address. Whether it is offered for later orders is nothing of this one's. */
const isSame = (one: Delivery, other: Delivery): boolean =>
  (Object.keys(one) as (keyof Delivery)[]).every(
    (name) => name === 'daId' || name === 'daStatus' || plain(one[name]) === plain(other[name]),
  );
