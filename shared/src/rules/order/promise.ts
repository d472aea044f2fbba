import { addDays, type Day, departmentOf, isHoliday, weekday } from './holidays.ts';

/** The supplier's calendar, a setting of the back office. */
export interface PromiseSettings {
  /** '15:00', Paris: what is ordered before leaves the same working day. */
  readonly cutOff: string;
  /** 1 is Monday, 7 is Sunday: when the supplier prepares and sends. */
  readonly workDays: readonly number[];
  /** Days on which the house is closed, beside the public holidays. */
  readonly closedDays: readonly Day[];
  /** Working days until a product of this stock code leaves; a code that is not named is promised for no date. */
  readonly preparation: Readonly<Partial<Record<string, number>>>;
  /** Working days of the carrier. */
  readonly carrier: number;
  /** The same for departments that take longer ('2A', '974'). */
  readonly carrierByDepartment: Readonly<Partial<Record<string, number>>>;
}

export const STANDARD_PROMISE = {
  cutOff: '15:00',
  workDays: [1, 2, 3, 4, 5],
  closedDays: [],
  preparation: { '1': 0, '2': 1, '3': 5 },
  carrier: 1,
  carrierByDepartment: { '2A': 3, '2B': 3, '971': 8, '972': 8, '973': 10, '974': 8, '976': 10 },
} satisfies PromiseSettings;

/** The moment of the question, as a clock in Paris shows it. */
export interface ParisTime {
  readonly day: Day;
  /** '14:05'. */
  readonly time: string;
}

export interface Destination {
  readonly postcode: string;
  readonly country: string;
}

/** Why no date is promised. */
export type NoPromise = 'onRequest' | 'abroad' | 'noWorkingDay';

export type Promised =
  | {
      readonly on: Day;
      readonly leaves: Day;
      /** Ordered before this moment it is that day. */
      readonly orderBefore: ParisTime;
    }
  | { readonly none: NoPromise };

/** No calendar is closed longer: without a working day in so many days nothing can be promised. */
const HORIZON = 400;

/** When a product would arrive that is ordered now. An estimate: the page says so. */
export function promise(
  stockCode: string,
  { postcode, country }: Destination,
  now: ParisTime,
  settings: PromiseSettings,
): Promised {
  const preparation = settings.preparation[stockCode];
  if (preparation === undefined) return { none: 'onRequest' };
  if (!/^(france|fr)?$/i.test(country.trim())) return { none: 'abroad' };
  const department = departmentOf(postcode);
  const isWorking = (day: Day) =>
    settings.workDays.includes(weekday(day)) && !settings.closedDays.includes(day) && !isHoliday(day);
  const isDelivered = (day: Day) => weekday(day) <= 5 && !isHoliday(day, department);
  const today = now.time < settings.cutOff ? now.day : addDays(now.day, 1);
  const taken = nextDay(today, 0, isWorking);
  const leaves = taken && nextDay(taken, preparation, isWorking);
  const carrier = settings.carrierByDepartment[department] ?? settings.carrier;
  const on = leaves && nextDay(addDays(leaves, 1), Math.max(0, carrier - 1), isDelivered);
  if (!taken || !leaves || !on) return { none: 'noWorkingDay' };
  return { on, leaves, orderBefore: { day: taken, time: settings.cutOff } };
}

/** The first day that counts, from this one on, and then so many further. */
function nextDay(from: Day, further: number, counts: (day: Day) => boolean): Day | null {
  let left = further;
  for (let ahead = 0; ahead <= HORIZON; ahead += 1) {
    const day = addDays(from, ahead);
    if (!counts(day)) continue;
    if (left === 0) return day;
    left -= 1;
  }
  return null;
}

/** The moment as a clock in Paris shows it, wherever the program runs. */
export function inParis(instant: Date): ParisTime {
  const [day = '', time = ''] = PARIS.format(instant).split(' ');
  return { day, time };
}

const PARIS = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Paris',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
});
