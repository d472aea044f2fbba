import type { AdminOrderRow } from '@extranet/shared/contracts';
import { anOrder } from '../testing/order.ts';
import { findOrders, NO_FILTERS } from './order-filters.ts';

const order = (parts: Partial<AdminOrderRow>): AdminOrderRow =>
  anOrder('1', {
    orderRef: 'CMD-2026-000001',
    orderInternalRef: 'Chantier 12',
    delivery: {
      daCompName: 'Dépôt Nord',
      daPostCode: '22000',
      daCity: 'Saint-Brieuc',
      daName: 'X',
      daFirstname: 'Y',
    },
    items: [
      { itId: '1', itProdRef: 'FA-00012', itQuantity: 1 },
      { itId: '2', itProdRef: 'AT-00003', itQuantity: 2 },
    ],
    ...parts,
  });
const all = [order({}), order({ orderId: '2', delivery: null, orderInternalRef: '' })];
const found = (filters: Partial<typeof NO_FILTERS>) =>
  findOrders(all, { ...NO_FILTERS, ...filters }).map(({ orderId }) => orderId);

describe('filters of the orders list', () => {
  it('know the month in Paris, where the first of a month begins an hour or two earlier; late ones too [B4.09]', () => {
    const late = order({ orderId: '3', orderDate: '2026-02-28T23:30:00.000Z', orderDueOn: '2026-03-02' });
    const ids = (filters: Partial<typeof NO_FILTERS>) =>
      findOrders([...all, late], { ...NO_FILTERS, ...filters }).map(({ orderId }) => orderId);
    expect(ids({ month: '03' })).toEqual(['1', '2', '3']);
    expect(ids({ month: '02' })).toEqual([]);
    expect(ids({ month: '02', late: true })).toEqual([]);
    expect(ids({ month: '03', late: true })).toEqual(['3']);
  });

  it.each([
    [{ ref: 'cmd-2026-0000' }, ['1', '2']],
    [{ ref: 'chant' }, ['1']],
    [{ ref: '000001' }, ['1', '2']],
    [{ ref: 'cmd2026000001' }, ['1', '2']],
    [{ ref: 'tier-12' }, ['1']],
    [{ ref: '0001chantier' }, []],
    [{ ref: '000002' }, []],
    [{ customer: 'HERVE' }, ['1', '2']],
    [{ customer: 'hervé le go' }, ['1', '2']],
    [{ customer: 'aurélie' }, []],
    [{ customer: 'saint-brieuc hervé' }, ['1']],
    [{ customer: 'goff garage' }, ['1', '2']],
    [{ customer: 'hervé 22' }, ['1']],
    [{ customer: 'hervé 20' }, []],
    // Where it goes counts by its town alone: one word more finds no more orders.
    [{ customer: 'hervé dépôt' }, []],
    [{ delivery: '22000 saint-brieuc' }, ['1']],
    [{ delivery: 'brieuc 22' }, ['1']],
    [{ delivery: 'dépôt 22' }, ['1']],
    [{ delivery: '29 brieuc' }, []],
    [{ customer: 'brieuc' }, []],
    [{ customer: 'hervé brest' }, []],
    [{ product: '0003' }, ['1', '2']],
    [{ product: 'fa12' }, ['1', '2']],
    [{ product: 'fa1' }, []],
    [{ product: 'at 3' }, ['1', '2']],
    [{ delivery: 'st brieuc' }, []],
    [{ delivery: 'saint brieuc' }, ['1']],
    [{ delivery: 'depot nord saint' }, ['1']],
    [{ delivery: 'brest' }, []],
    [{ delivery: '22' }, ['1']],
    [{ delivery: '22 000' }, ['1']],
    [{ delivery: '20' }, []],
    [{ ref: 'cmd', delivery: 'nord' }, ['1']],
  ])('%p finds %p [A2.28]', (filters, ids) => {
    expect(found(filters)).toEqual(ids);
  });

  it('returns the same list object when there is no filter', () => {
    expect(findOrders(all, NO_FILTERS)).toBe(all);
  });
});
