/** Day 0 of Excel, which counts a 29 February 1900 that never was: right from March 1900 on. */
const DAY_ZERO = Date.UTC(1899, 11, 30);
const DAY_MS = 86_400_000;
const LAST_DAY = 2_958_465;

/** The formats that every program knows by number: days, and days with a time. */
const BUILT_IN = new Set(['14', '15', '16', '17', '22', '27', '28', '29', '30', '31', '36', '50', '57']);

/** Whether a format shows a number as a day: it has a day or a year outside of quoted text and brackets. */
export function isDateFormat(id: string, formats: ReadonlyMap<string, string>): boolean {
  const code = formats.get(id);
  if (code === undefined) return BUILT_IN.has(id);
  return /[dyj]/i.test(code.replace(/"[^"]*"|\[[^\]]*\]|\\./g, ''));
}

/** '20/11/2026' for 46346: what the person who made the file sees in it. */
export function dateText(serial: string): string {
  const days = Number(serial);
  if (serial === '' || !Number.isFinite(days) || days < 1 || days > LAST_DAY) return serial;
  const [year, month, day] = new Date(DAY_ZERO + Math.floor(days) * DAY_MS)
    .toISOString()
    .slice(0, 10)
    .split('-');
  return `${day}/${month}/${year}`;
}

/** 46346 for '20/11/2026': what dateText reads. */
export function daySerial(text: string): number {
  const [day, month, year] = text.split('/').map(Number);
  return (Date.UTC(year ?? 0, (month ?? 1) - 1, day) - DAY_ZERO) / DAY_MS;
}
