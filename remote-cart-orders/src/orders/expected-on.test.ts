import { aLine, aParcel } from '../testing/order-life.ts';
import { expectedOn } from './expected-on.ts';

const sent = aLine('1', { itState: 'expediee', itShipped: 2 });
const orderPromisedOn = '2026-11-30';
const dayOf = (items = [sent], ...days: (string | null)[]) =>
  expectedOn(
    { items, orderPromisedOn },
    days.map((expectedOn) => aParcel({ expectedOn })),
  );

describe('the day on which an order arrives', () => {
  it('is that of its last parcel once all is in parcels, earlier or later than promised [B4.02] [B4.03]', () => {
    expect(dayOf([sent], '2026-12-01')).toBe('2026-12-01');
    expect(dayOf([sent], '2026-11-27', '2026-11-28')).toBe('2026-11-28');
    expect(dayOf([sent, aLine('2', { itState: 'annulee' })], '2026-12-01')).toBe('2026-12-01');
  });

  it('goes by what is under way, not by what has arrived [B4.03]', () => {
    const parcels = [
      aParcel({ expectedOn: '2026-12-04', deliveredAt: '2026-11-27T09:00:00.000Z' }),
      aParcel({ expectedOn: '2026-11-29' }),
    ];
    expect(expectedOn({ items: [sent], orderPromisedOn }, parcels)).toBe('2026-11-29');
  });

  it('stays the promised one while something waits or a parcel has no day, unless a parcel is later [B4.02]', () => {
    const waiting = [sent, aLine('2')];
    expect(dayOf(waiting, '2026-11-28')).toBe('2026-11-30');
    expect(dayOf(waiting, '2026-12-01')).toBe('2026-12-01');
    expect(dayOf([sent], '2026-12-01', null)).toBe('2026-11-30');
    expect(dayOf(waiting)).toBe('2026-11-30');
  });
});
