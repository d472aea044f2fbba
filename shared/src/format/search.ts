/** Case, accents, dashes, dots and blanks do not count (D4): 'Citroën C-4' is CITROENC4. */
export const searchable = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toUpperCase();
