/** Days are '2026-11-26': a date without hour or time zone. */
export type Day = string;

const MS = 86_400_000;
const at = (day: Day) => Date.parse(`${day}T00:00:00Z`);

export const addDays = (day: Day, count: number): Day =>
  new Date(at(day) + count * MS).toISOString().slice(0, 10);

/** 1 is Monday, 7 is Sunday. */
export const weekday = (day: Day): number => new Date(at(day)).getUTCDay() || 7;

/** Easter Sunday of the Gregorian calendar (the anonymous rule of 1876, for any year). */
export function easter(year: number): Day {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = b - Math.floor(b / 4) - Math.floor((8 * b + 13) / 25);
  const h = (19 * a + d + 15) % 30;
  const m = Math.floor((a + 11 * h) / 319);
  const r = (2 * (b % 4) + 2 * Math.floor(c / 4) - (c % 4) - h + m + 32) % 7;
  const month = Math.floor((h - m + r + 90) / 25);
  const date = (h - m + r + month + 19) % 32;
  return `${year}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`;
}

const FIXED = ['01-01', '05-01', '05-08', '07-14', '08-15', '11-01', '11-11', '12-25'];
/** Easter Monday, Ascension, Whit Monday: days after Easter. */
const MOVABLE = [1, 39, 50];
/** Bas-Rhin, Haut-Rhin and Moselle also rest on Good Friday and on 26 December. */
const ALSACE_MOSELLE = ['57', '67', '68'];

const known = new Map<number, ReadonlySet<Day>>();

function holidaysOf(year: number): ReadonlySet<Day> {
  const found = known.get(year);
  if (found) return found;
  const sunday = easter(year);
  const days = new Set([
    ...FIXED.map((day) => `${year}-${day}`),
    ...MOVABLE.map((after) => addDays(sunday, after)),
  ]);
  known.set(year, days);
  return days;
}

/** Whether France rests on that day, and with a department, whether it does there. */
export function isHoliday(day: Day, department = ''): boolean {
  const year = Number(day.slice(0, 4));
  if (holidaysOf(year).has(day)) return true;
  if (!ALSACE_MOSELLE.includes(department)) return false;
  return day === addDays(easter(year), -2) || day.endsWith('-12-26');
}

/** Of a French postcode: two digits, three overseas; Corsica by its two halves. */
export function departmentOf(postcode: string): string {
  const digits = postcode.replace(/\s/g, '');
  if (!/^\d{5}$/.test(digits)) return '';
  if (/^9[78]/.test(digits)) return digits.slice(0, 3);
  if (/^20/.test(digits)) return /^20[01]/.test(digits) ? '2A' : '2B';
  return digits.slice(0, 2);
}

/** Whether a parcel may arrive: never on a Sunday or a day off. Some carriers come on Saturdays. */
export const mayArrive = (day: Day, department = ''): boolean =>
  weekday(day) !== 7 && !isHoliday(day, department);

/** That day, or the next one, or with -1 the one before, on which a parcel may arrive. */
export function arrivalDay(day: Day, department = '', step: 1 | -1 = 1): Day {
  let found = day;
  while (!mayArrive(found, department)) found = addDays(found, step);
  return found;
}
