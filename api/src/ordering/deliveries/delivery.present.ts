import type { Delivery } from '@extranet/shared/contracts';
import type { DeliveriesTable } from '../../base/db/schema/orders.ts';

export function presentDelivery(row: DeliveriesTable): Delivery {
  return {
    daId: row.id,
    daCompName: row.comp_name,
    daName: row.name,
    daFirstname: row.firstname,
    daAddress: row.address,
    daPostCode: row.postcode,
    daCity: row.city,
    daCountry: row.country,
    daPhone1: row.phone1,
    daPhone2: row.phone2,
    daEmail: row.email,
    daStatus: row.status,
  };
}

/** The lines of an address as they are printed. */
export function addressLines(delivery: Delivery): string[] {
  return [
    delivery.daCompName,
    `${delivery.daFirstname} ${delivery.daName}`,
    delivery.daAddress,
    `${delivery.daPostCode} ${delivery.daCity}`,
    delivery.daCountry,
  ].filter((line) => line.trim() !== '');
}
