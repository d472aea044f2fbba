import { choice, exact, fields } from '../../base/lists/filters.ts';

/** What the list of addresses may be filtered by. */
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
