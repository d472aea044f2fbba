import { choice, exact, fields } from '../../base/lists/filters.ts';

/** The filters of the list of addresses. */
export const deliveryFields = fields({
  daId: exact('deliveries.id'),
  daCompName: exact('deliveries.comp_name'),
  daName: exact('deliveries.name'),
  daPostCode: exact('deliveries.postcode'),
  daCity: exact('deliveries.city'),
  daStatus: choice('deliveries.status', [
    ['visible', 'visible'],
    ['hidden', 'hidden'],
  ]),
});
