const NAME = new Intl.DateTimeFormat('fr-FR', { timeZone: 'UTC', month: 'long' });

/** '10' is 'Octobre'. */
export const MONTHS = Array.from({ length: 12 }, (_, at) => ({
  value: String(at + 1).padStart(2, '0'),
  label: NAME.format(Date.UTC(2026, at)).replace(/^./, (letter) => letter.toUpperCase()),
}));
