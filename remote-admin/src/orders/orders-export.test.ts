import { NO_FILTERS } from './order-filters.ts';
import { exportedQuery } from './orders-export.ts';

const queryOf = (filters: object) => JSON.parse(exportedQuery({ ...NO_FILTERS, ...filters }, 2026)) as object;

describe('the export of the orders’ list', () => {
  it('asks for what its filters say; late ones and those to prepare of all years, as the list does [B5.08] [B9.01]', () => {
    expect(queryOf({})).toEqual({ 'year:eq': 2026 });
    expect(
      queryOf({ ref: ' AB12 ', customer: 'le goff', product: 'FA12', delivery: 'brest', state: 'livree' }),
    ).toEqual({
      'year:eq': 2026,
      'orderRef:contains': 'AB12',
      'customer:contains': 'le goff',
      'prodRef:contains': 'FA12',
      'delivery:contains': 'brest',
      'orderState:eq': 'livree',
    });
    expect(queryOf({ month: '10' })).toEqual({ 'year:eq': 2026, 'orderMonth:eq': '2026-10' });
    expect(Object.keys(queryOf({ late: true }))).toEqual(['orderDueOn:lte']);
    expect(Object.keys(queryOf({ state: 'validee' }))).toEqual(['orderState:eq']);
    expect(queryOf({ state: 'livree' })).toMatchObject({ 'year:eq': 2026 });
    expect(queryOf({ late: true, month: '10' })).toMatchObject({ 'orderMonth:eq': '2026-10' });
  });
});
