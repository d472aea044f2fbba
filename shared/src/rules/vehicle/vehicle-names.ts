import { searchable } from '../search.ts';

/** How people call makes; those with two words are put together first. */
export const MAKES: Readonly<Record<string, string>> = {
  ...{
    VW: 'Volkswagen',
    VOLKS: 'Volkswagen',
    MERCEDES: 'Mercedes-Benz',
    MERCO: 'Mercedes-Benz',
    BENZ: 'Mercedes-Benz',
  },
  ...{
    BM: 'BMW',
    LANDROVER: 'Land Rover',
    MERCEDESBENZ: 'Mercedes-Benz',
    PIGEOT: 'Peugeot',
    RENAUD: 'Renault',
    CITRO: 'Citroën',
  },
  ...Object.fromEntries(
    'Peugeot Renault Citroën Dacia Volkswagen Audi BMW Ford Opel Toyota Škoda Seat Fiat Hyundai Kia Nissan Volvo Mazda Suzuki Jeep'
      .split(' ')
      .map((name) => [searchable(name), name]),
  ),
};
export const PAIRS = [/\bland[\s-]+rover\b/i, /\bmercedes[\s-]+benz\b/i];
export const ESTATES: readonly string[] = [
  'BREAK',
  'SW',
  'ESTATE',
  'VARIANT',
  'AVANT',
  'TOURING',
  'SPORTSTOURER',
  'COMBI',
  'SPORTSWAGON',
];
/** '308 II' of a '308 II Break'; the name itself of what is no estate. */
export const plainModel = (modele: string): string =>
  modele
    .split(/\s+/)
    .filter((word, at) => at === 0 || !ESTATES.includes(searchable(word)))
    .join(' ');
/** What the estates of one model alone are called. */
export const ESTATE_LETTERS: Readonly<Record<string, string>> = { LEON: 'ST' };
export const ROMAN: readonly string[] = [
  'I',
  'II',
  'III',
  'IV',
  'V',
  'VI',
  'VII',
  'VIII',
  'IX',
  'X',
  'XI',
  'XII',
];

const FIRST_YEAR = 1960;

/** Whether a number may be the year of a vehicle: of next year too, because registrations know it before the calendar. */
export const isYear = (word: string, thisYear: number): boolean =>
  /^\d{4}$/.test(word) && Number(word) >= FIRST_YEAR && Number(word) <= thisYear + 1;
