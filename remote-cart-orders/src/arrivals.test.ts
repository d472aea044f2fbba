import { differ, slowestOf } from './arrivals.ts';
import { longDay } from './long-day.ts';

const line = (itProdRef: string, on: string | null) => ({ itId: itProdRef, itProdRef, on });

describe('the days of the lines [B4.02]', () => {
  it('name the lines that move the day of the order, and the day without them', () => {
    const lines = [line('A', '2026-11-26'), line('B', '2026-12-03'), line('C', '2026-11-27')];
    expect(slowestOf(lines)).toEqual({ references: ['B'], othersOn: '2026-11-27' });
  });

  it('name a reference that has two lines once', () => {
    const lines = [line('A', '2026-11-26'), line('B', '2026-12-03'), line('B', '2026-12-03')];
    expect(slowestOf(lines)?.references).toEqual(['B']);
  });

  it('are not told where all come together, and nothing moves what has no day', () => {
    expect(differ([line('A', '2026-11-26'), line('B', '2026-11-26')])).toBe(false);
    expect(slowestOf([line('A', '2026-11-26'), line('B', '2026-11-26')])).toBeNull();
    expect(differ([line('A', '2026-11-26'), line('B', null)])).toBe(true);
    expect(slowestOf([line('A', '2026-11-26'), line('B', null)])).toBeNull();
  });
});

it('says the first of a month as French does', () => {
  expect(longDay('2026-12-01')).toBe('mardi 1er décembre');
  expect(longDay('2026-12-11')).toBe('vendredi 11 décembre');
});
