import { PINS } from '../catalogue.ts';
import { PIN_WORDS } from '../pin-words.ts';

export type Pins = (typeof PINS)[number];

/** '7 P' may as well be seven seats. */
const BEHIND = PIN_WORDS.filter((word) => word !== 'P').join('|');
const NUMBER = `(?<![\\p{L}\\p{N}])(${PINS.join('|')})`;
/** '13 broches', '13b', 'prise 7'. */
const WRITTEN = new RegExp(
  `(?:prise ${NUMBER}|${NUMBER}[\\s-]*(?:${BEHIND}))(?![\\p{L}\\p{N}])`.replaceAll(' ', '\\s+'),
  'giu',
);

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '');

/** The socket that somebody names beside a vehicle: it is a wish for the part, and neither generation nor year of the car. */
export function pinsInWords(text: string): Pins | undefined {
  const named = new Set([...plain(text).matchAll(WRITTEN)].map(([, before, behind]) => before ?? behind));
  return named.size === 1 ? PINS.find((pins) => named.has(pins)) : undefined;
}

export const withoutPins = (text: string): string => plain(text).replace(WRITTEN, ' ');
