import { createRandom } from '../fitting/testing/random.ts';
import {
  addDays,
  arrivalDay,
  departmentOf,
  easter,
  inParis,
  isHoliday,
  type PromiseSettings,
  promise,
  STANDARD_PROMISE,
  weekday,
} from './index.ts';

const NANTES = { postcode: '44000', country: 'FRANCE' };
const at = (day: string, time = '10:00') => ({ day, time });
const on = (
  code: string,
  day: string,
  time = '10:00',
  to = NANTES,
  settings: PromiseSettings = STANDARD_PROMISE,
) => {
  const promised = promise(code, to, at(day, time), settings);
  return 'on' in promised ? promised.on : promised.none;
};

describe('the French calendar', () => {
  it.each([
    [2024, '2024-03-31'],
    [2025, '2025-04-20'],
    [2026, '2026-04-05'],
    [2027, '2027-03-28'],
    [2038, '2038-04-25'],
  ])('knows Easter of %d', (year, day) => {
    expect(easter(year)).toBe(day);
  });

  it('rests on eleven days, in Alsace and Moselle on thirteen', () => {
    const days = Array.from({ length: 365 }, (_, index) => addDays('2026-01-01', index));
    expect(days.filter((day) => isHoliday(day))).toEqual([
      '2026-01-01',
      '2026-04-06',
      '2026-05-01',
      '2026-05-08',
      '2026-05-14',
      '2026-05-25',
      '2026-07-14',
      '2026-08-15',
      '2026-11-01',
      '2026-11-11',
      '2026-12-25',
    ]);
    expect(days.filter((day) => isHoliday(day, '67'))).toHaveLength(13);
  });

  it('reads the department of a postcode', () => {
    expect(['44000', '20090', '20200', '97400', '1000', 'W1 1AA'].map(departmentOf)).toEqual([
      '44',
      '2A',
      '2B',
      '974',
      '',
      '',
    ]);
  });
});

describe('the promise [B4.02]', () => {
  it('is the next working day for what is in stock and ordered before the hour', () => {
    // Wednesday, 25 November 2026.
    expect(on('1', '2026-11-25', '14:59')).toBe('2026-11-26');
    expect(on('1', '2026-11-25', '15:00')).toBe('2026-11-27');
    expect(on('1', '2026-11-27', '15:00')).toBe('2026-12-01');
    expect(on('2', '2026-11-25')).toBe('2026-11-27');
    expect(on('3', '2026-11-25')).toBe('2026-12-03');
  });

  it('says until when to order for it', () => {
    expect(promise('1', NANTES, at('2026-11-27', '16:00'), STANDARD_PROMISE)).toEqual({
      on: '2026-12-01',
      leaves: '2026-11-30',
      orderBefore: { day: '2026-11-30', time: '15:00' },
    });
  });

  it('leaves out holidays, closed days and those of the department', () => {
    expect(on('1', '2026-12-24')).toBe('2026-12-28');
    expect(on('1', '2026-12-24', '10:00', NANTES, { ...STANDARD_PROMISE, closedDays: ['2026-12-24'] })).toBe(
      '2026-12-29',
    );
    // Good Friday, 3 April 2026.
    expect(on('1', '2026-04-02')).toBe('2026-04-03');
    expect(on('1', '2026-04-02', '10:00', { postcode: '67000', country: 'FRANCE' })).toBe('2026-04-07');
    expect(on('1', '2026-11-25', '10:00', { postcode: '20000', country: 'FRANCE' })).toBe('2026-11-30');
  });

  it('is none for what has no date, for abroad, and by a calendar without a working day', () => {
    expect([on('0', '2026-11-25'), on('9', '2026-11-25')]).toEqual(['onRequest', 'onRequest']);
    expect(on('1', '2026-11-25', '10:00', { postcode: '1000', country: 'BELGIQUE' })).toBe('abroad');
    expect(on('1', '2026-11-25', '10:00', NANTES, { ...STANDARD_PROMISE, workDays: [] })).toBe(
      'noWorkingDay',
    );
  });

  it('never falls on a day without delivery, never before the order, and never earlier for a later order', () => {
    const random = createRandom(26);
    for (let round = 0; round < 3000; round += 1) {
      const settings: PromiseSettings = {
        ...STANDARD_PROMISE,
        cutOff: `${String(random.between(8, 18)).padStart(2, '0')}:30`,
        workDays: [1, 2, 3, 4, 5, 6].filter(() => random.chance(0.8)),
        closedDays: [addDays('2026-11-20', random.between(0, 30))],
        carrier: random.between(0, 4),
      };
      const to = { postcode: random.pick(['44000', '67100', '20000', '97400', '']), country: 'FRANCE' };
      const day = addDays('2026-01-01', random.between(0, 700));
      const time = `${String(random.between(0, 23)).padStart(2, '0')}:15`;
      const code = random.pick(['1', '2', '3']);
      const first = promise(code, to, at(day, time), settings);
      if (!('on' in first)) {
        expect(settings.workDays).toEqual([]);
        continue;
      }
      expect(weekday(first.on)).toBeLessThanOrEqual(5);
      expect(isHoliday(first.on, departmentOf(to.postcode))).toBe(false);
      expect(settings.workDays).toContain(weekday(first.leaves));
      expect(first.on > day && first.on > first.leaves && first.leaves >= day).toBe(true);
      const later = promise(code, to, at(addDays(day, random.between(0, 3)), '23:59'), settings);
      expect('on' in later && later.on >= first.on).toBe(true);
    }
  });

  it('by hand is for a day on which something may arrive: the next, or the one before', () => {
    // Sunday, then Christmas of 2026, a Friday.
    expect([arrivalDay('2026-11-29'), arrivalDay('2026-11-29', '', -1)]).toEqual([
      '2026-11-30',
      '2026-11-28',
    ]);
    expect([arrivalDay('2026-12-25'), arrivalDay('2026-12-25', '67')]).toEqual(['2026-12-26', '2026-12-28']);
  });

  it('is asked at the hour of Paris, in winter and in summer', () => {
    expect(inParis(new Date('2026-11-25T13:59:00Z'))).toEqual({ day: '2026-11-25', time: '14:59' });
    expect(inParis(new Date('2026-07-01T22:30:00Z'))).toEqual({ day: '2026-07-02', time: '00:30' });
  });
});
