import {
  daysCompared,
  isMonth,
  isThisMonth,
  monthInName,
  monthName,
  monthsOffered,
  paramsOf,
} from './period.ts';

beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-30T22:30:00Z') }));
afterEach(() => jest.useRealTimers());

it('offers this month and the twelve before it, named in words [B9.02]', () => {
  const months = monthsOffered('30');
  expect(months).toHaveLength(13);
  expect([months[0], months[1], months[11], months[12]].map((month) => month && monthName(month))).toEqual([
    'Novembre 2026',
    'Octobre 2026',
    'Décembre 2025',
    'Novembre 2025',
  ]);
  expect(monthsOffered('2021-05').at(-1)).toBe('2021-05');
  expect(monthsOffered('2026-10')).toEqual(months);
});

it('takes the month of Paris, where the next one has begun [B9.02]', () => {
  jest.setSystemTime(new Date('2026-11-30T23:30:00Z'));
  expect(monthsOffered('30')[0]).toBe('2026-12');
  expect(isThisMonth('2026-12')).toBe(true);
  expect(isThisMonth('2026-11')).toBe(false);
});

it('knows a month from anything else, and how the server is asked for each [B9.02]', () => {
  expect(['2026-10', '2026-13', '2026-1', '1999-10', 'octobre', '', '30'].map(isMonth)).toEqual([
    true,
    ...Array(6).fill(false),
  ]);
  expect([paramsOf('2026-10'), paramsOf('90')]).toEqual([{ month: '2026-10' }, { days: '90' }]);
});

it('says of how many days the month before has one beside it, and what a file is called by [B9.02]', () => {
  expect([daysCompared('2026-10'), daysCompared('2026-03'), daysCompared('2026-01')]).toEqual([30, 28, 31]);
  expect(daysCompared('90')).toBe(Number.POSITIVE_INFINITY);
  expect(monthInName('2026-02')).toBe('fevrier-2026');
});
