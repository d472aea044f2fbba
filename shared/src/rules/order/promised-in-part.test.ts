import { promisedInPart } from './index.ts';

it('an order in part has its last day and says how much is open; cancelled lines do not count [B4.02]', () => {
  const line = (on: string | null, state?: 'annulee') => ({ on, state });
  expect(promisedInPart([line('2026-12-07'), line(null), line('2026-12-01')])).toEqual({
    on: '2026-12-07',
    open: 1,
  });
  expect(promisedInPart([line(null), line('2026-12-07', 'annulee')])).toEqual({ on: null, open: 1 });
  expect(promisedInPart([])).toEqual({ on: null, open: 0 });
});
