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

export type FormProblem = 'cutOff' | 'closedDays' | 'days' | 'departments';

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

/** What the server takes, or which field cannot be read. An empty delay means that no date is promised for that stock. */
export function fromForm(form: SettingsForm): PromiseSettings | FormProblem {
  if (!/^([01]\d|2[0-3]):[0-5]\d$/.test(form.cutOff)) return 'cutOff';
  const closedDays = linesOf(form.closedDays).map(isoDay);
  if (closedDays.some((day) => day === '')) return 'closedDays';
  const delays = [form.inStock, form.limited, form.later].map((text) => text.trim());
  if (!delays.every((text) => /^\d{0,2}$/.test(text)) || !/^([1-9]|[12]\d|30)$/.test(form.carrier.trim()))
    return 'days';
  const departments = linesOf(form.departments).map((line) => /^(\d{2,3}|2[AB])\s+([1-9]\d?)$/.exec(line));
  if (departments.some((found) => found === null || Number(found[2]) > 60)) return 'departments';
  const preparation = Object.fromEntries(
    ['1', '2', '3'].flatMap((code, at) => (delays[at] ? [[code, Number(delays[at])]] : [])),
  );
  return {
    cutOff: form.cutOff,
    workDays: [...form.workDays],
    closedDays,
    preparation,
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
