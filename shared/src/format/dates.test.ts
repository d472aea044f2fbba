import { type DateFormat, date, year } from './dates.ts';

describe('dates', () => {
  const evening = '2026-03-03T22:30:05Z';
  it.each<[DateFormat, string]>([
    ['day', '03/03/2026'],
    ['minute', '03/03/2026 23:30'],
    ['second', '03/03/2026 23:30:05'],
    ['iso', '2026-03-03'],
    ['full', 'mardi 3 mars 2026'],
    ['short', '3 mars 2026'],
  ])('have the format %s: %s [C9.05]', (format, shown) => {
    expect(date(evening, format)).toBe(shown);
  });

  it('are shown in Paris time, in summer and in winter, wherever the browser is [D1]', () => {
    expect(date('2026-06-30T22:30:00Z', 'minute')).toBe('01/07/2026 00:30');
    expect(date('2026-12-31T23:30:00Z', 'minute')).toBe('01/01/2027 00:30');
    expect(date('2026-03-29T01:00:00Z', 'minute')).toBe('29/03/2026 03:00');
    expect(year('2026-12-31T23:30:00Z')).toBe(2027);
  });

  it('keep a calendar day without time as it is', () => {
    expect(date('2026-02-28')).toBe('28/02/2026');
  });

  it.each([null, undefined, '', 'hier', Number.NaN])('show ---- for %p [C9.05]', (value) => {
    expect(date(value)).toBe('----');
    expect(year(value)).toBeNull();
  });
});
