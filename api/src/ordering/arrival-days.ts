import { arrivalDay, departmentOf, mayArrive } from '@extranet/shared/rules/order';
import { longDay } from '../base/text/french.ts';

/** What is wrong with a day that somebody promises by hand: nothing arrives on a Sunday or a day off. */
export function noArrival(field: string, day: string, postcode = '') {
  const department = departmentOf(postcode);
  if (mayArrive(day, department)) return undefined;
  const next = longDay(arrivalDay(day, department));
  return {
    field,
    code: 'noDelivery',
    message: `Rien n’est livré le ${longDay(day)}. Le premier jour possible ensuite est le ${next}.`,
  };
}
