const amounts = new Intl.NumberFormat('fr-FR', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const shortDays = new Intl.DateTimeFormat('fr-FR', {
  timeZone: 'Europe/Paris',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
});
const times = new Intl.DateTimeFormat('fr-FR', {
  timeZone: 'Europe/Paris',
  hour: '2-digit',
  minute: '2-digit',
});
const longDays = new Intl.DateTimeFormat('fr-FR', {
  timeZone: 'Europe/Paris',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
});
const isoDays = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris' });
const years = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Paris', year: 'numeric' });

const plain = new Intl.NumberFormat('fr-FR');

/** '9 999'. */
export const plainNumber = (value: number) => plain.format(value);

/** '999 999,99'. */
export const amount = (value: number) => amounts.format(value);

/** '1 234,50 €'. */
export const euros = (cents: number) => `${amounts.format(cents / 100)}\u00a0€`;

/** '20 %', from hundredths of a percent. */
export const percent = (hundredths: number) => `${String(hundredths / 100).replace('.', ',')}\u00a0%`;

/** '21/11/2026'. */
export const shortDate = (iso: string) => shortDays.format(new Date(iso));

/** 'dimanche 29 novembre', of a day without an hour. */
export const longDay = (day: string) => longDays.format(new Date(`${day}T12:00:00Z`));

/** '21/11/2026 à 09:05'. */
export const dateAndTime = (iso: string) => `${shortDate(iso)} à ${times.format(new Date(iso))}`;

/** The year in Paris: it decides which year an order placed on new year's night belongs to. */
export const yearInParis = (now: Date) => Number(years.format(now));

/** 'dans 12 minutes', rounded up, so that a retry then is not too early. */
export function afterSeconds(seconds: number): string {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  if (minutes === 1) return 'dans une minute';
  if (minutes < 60) return `dans ${minutes} minutes`;
  const hours = Math.ceil(minutes / 60);
  return hours === 1 ? 'dans une heure' : `dans ${hours} heures`;
}

/** '2026-11-22': the day in Paris. */
export const dayInParis = (now: Date) => isoDays.format(now);

const HOUR_MS = 3_600_000;

/** 00:00 of that day in Paris, which is one or two hours behind Greenwich's; null for a day that is none. */
export function midnightInParis(day: string): Date | null {
  const start = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(start.getTime()) || start.toISOString().slice(0, 10) !== day) return null;
  // The earlier candidate comes first: with the later one, winter's, the evening before would do as well.
  const candidates = [2, 1].map((hours) => new Date(start.getTime() - hours * HOUR_MS));
  return candidates.find((at) => isoDays.format(at) === day) ?? null;
}

const FRENCH_NUMBER = /^\+33 ([1-9])(\d{2})(\d{2})(\d{2})(\d{2})$/;

/** '06 12 34 56 78', as it is dialled here; numbers of other countries stay as they are. */
export const nationalPhone = (phone: string) => phone.replace(FRENCH_NUMBER, '0$1 $2 $3 $4 $5');

/** '+33 6 12 34 56 78'; numbers of other countries stay as they are. */
export const phoneInPairs = (phone: string) =>
  phone.replace(FRENCH_NUMBER, '+33\u00a0$1\u00a0$2\u00a0$3\u00a0$4\u00a0$5');
