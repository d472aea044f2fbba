import type { PromiseSettings } from '@extranet/shared/contracts';

/** The calendar as its fields write it. */
export interface SettingsForm {
  cutOff: string;
  workDays: readonly number[];
  /** One day a line: '24/12/2026'. */
  closedDays: string;
  inStock: string;
  limited: string;
  later: string;
  carrier: string;
  /** One department a line: '2A 3'. */
  departments: string;
}

/** The fields that are written by hand. */
export type CalendarField = Exclude<keyof SettingsForm, 'workDays'>;

export const toForm = (settings: PromiseSettings): SettingsForm => ({
  cutOff: settings.cutOff,
  workDays: settings.workDays,
  closedDays: settings.closedDays.map((day) => day.split('-').reverse().join('/')).join('\n'),
  inStock: String(settings.preparation['1'] ?? ''),
  limited: String(settings.preparation['2'] ?? ''),
  later: String(settings.preparation['3'] ?? ''),
  carrier: String(settings.carrier),
  departments: Object.entries(settings.carrierByDepartment)
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([department, days]) => `${department} ${days}`)
    .join('\n'),
});

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

const DEPARTMENT = /^(\d{2,3}|2[AB])\s+([1-9]|[1-5]\d|60)$/;
const BEFORE_LEAVING = /^\d{0,2}$/;
const ON_THE_WAY = /^([1-9]|[12]\d|30)$/;

const READABLE: Record<CalendarField, (text: string) => boolean> = {
  cutOff: (text) => /^([01]\d|2[0-3]):[0-5]\d$/.test(text),
  closedDays: (text) => linesOf(text).every((day) => isoDay(day) !== ''),
  inStock: (text) => BEFORE_LEAVING.test(text.trim()),
  limited: (text) => BEFORE_LEAVING.test(text.trim()),
  later: (text) => BEFORE_LEAVING.test(text.trim()),
  carrier: (text) => ON_THE_WAY.test(text.trim()),
  departments: (text) => linesOf(text).every((line) => DEPARTMENT.test(line)),
};
const FIELDS = Object.keys(READABLE) as CalendarField[];

/** All fields that cannot be read, so that none is told of only after another was mended. */
export const unreadable = (form: SettingsForm): CalendarField[] =>
  FIELDS.filter((field) => !READABLE[field](form[field]));

/** What the server takes, of a form that can be read. An empty delay means that no date is promised for that stock. */
export function fromForm(form: SettingsForm): PromiseSettings {
  const delays = [form.inStock, form.limited, form.later].map((text) => text.trim());
  const departments = linesOf(form.departments).map((line) => DEPARTMENT.exec(line));
  return {
    cutOff: form.cutOff,
    workDays: [...form.workDays],
    closedDays: linesOf(form.closedDays).map(isoDay),
    preparation: Object.fromEntries(
      ['1', '2', '3'].flatMap((code, at) => (delays[at] ? [[code, Number(delays[at])]] : [])),
    ),
    carrier: Number(form.carrier),
    carrierByDepartment: Object.fromEntries(
      departments.flatMap((found) => (found?.[1] ? [[found[1], Number(found[2])]] : [])),
    ),
  };
}

/** '2026-12-24' of '24/12/2026'; '' for a day that does not exist. */
function isoDay(written: string): string {
  const [, date, month, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(written) ?? [];
  const day = `${year}-${month}-${date}`;
  const read = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(day) ? day : '';
}
