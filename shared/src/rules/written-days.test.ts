import { isDayFrom } from './written-days.ts';

describe('a day that is wished for', () => {
  it.each(['2026-11-23', '2026-11-24', '2028-02-29'])('may be today or later: %s', (written) => {
    expect(isDayFrom('2026-11-23', written)).toBe(true);
  });

  it.each(['2026-11-22', '2020-01-01', '2027-02-29', '2026-12-32', '', '2026', 'demain'])(
    'is neither past nor a day that no calendar has: %p',
    (written) => {
      expect(isDayFrom('2026-11-23', written)).toBe(false);
    },
  );
});
