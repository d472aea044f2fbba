import { readYearSpan } from './written-years.ts';

const now = new Date('2026-11-23T12:00:00Z');
const read = (written: string) => {
  const span = readYearSpan(written, now);
  return span && [span.from, span.to];
};

describe('the years that a person writes', () => {
  it.each([
    ['2022', 2022, 2022],
    ['2022-2026', 2022, 2026],
    [' 2022 – 2026 ', 2022, 2026],
    ['2022 à 2026', 2022, 2026],
    ['de 2022 à 2026', 2022, 2026],
    ['22-26', 2022, 2026],
    ['98/04', 1998, 2004],
    ['2016-', 2016, 9999],
    ['depuis 2016', 2016, 9999],
    ['À partir de 2016', 2016, 9999],
    ["jusqu'à 2016", 0, 2016],
  ])('%p are %p to %p [B1.06]', (written, from, to) => {
    expect(read(written)).toEqual([from, to]);
  });

  it.each(['', '22', '20', '2026-2022', '202', '1850-2020', '2022-2026-2030', 'vers 2016', '2016 ou 2017'])(
    '%p is not understood, and nothing is guessed [B1.06]',
    (written) => {
      expect(read(written)).toBeUndefined();
    },
  );
});
