import type { Delivery } from '@extranet/shared/contracts';
import { phone } from '@extranet/shared/format';

/** The copy of the address that an order keeps, line by line, with the phone. */
export const deliveryLines = (delivery: Delivery): string[] =>
  [
    delivery.daCompName,
    `${delivery.daFirstname} ${delivery.daName}`.trim(),
    delivery.daAddress,
    `${delivery.daPostCode} ${delivery.daCity}`.trim(),
    delivery.daCountry,
    phone(delivery.daPhone1),
  ].filter(Boolean);
