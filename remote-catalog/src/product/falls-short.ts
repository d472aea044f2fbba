import type { ProductRow } from '@extranet/shared/contracts';
import { firstNumber } from '@extranet/shared/rules/fitting';
import { readYears, type Years } from '../years.ts';

/** By what a part does less than the one in whose place it is offered. */
export type Shortfall =
  | { code: 'pins'; pins: string }
  | { code: 'towbar' }
  | { code: 'years'; years: string }
  | { code: 'since'; year: string }
  | { code: 'led' }
  | { code: 'mass'; mass: string };

/** `forCar`: both fit the car in front of one, whose year is known: of the model's other years nobody asks. */
export function fallsShort(wanted: ProductRow, offered: ProductRow, forCar: boolean): Shortfall[] {
  const short: Shortfall[] = forCar
    ? []
    : uncovered(readYears(wanted.prodAnnee), readYears(offered.prodAnnee));
  if (wanted.prodLEDSupport === 'Oui' && offered.prodLEDSupport !== 'Oui') short.push({ code: 'led' });
  if (wanted.prodType !== offered.prodType) short.push({ code: 'pins', pins: offered.prodType });
  if ((wanted.prodTypeAttelage ?? '') !== (offered.prodTypeAttelage ?? '')) short.push({ code: 'towbar' });
  const mass = towed(offered);
  if (mass > 0 && mass < towed(wanted)) short.push({ code: 'mass', mass: offered.prodMR ?? '' });
  return short;
}

const towed = ({ prodMR = '' }: ProductRow): number => firstNumber(prodMR) ?? 0;

/** The years of the one that the other leaves open, before and after its own. */
function uncovered(wanted: Years, offered: Years): Shortfall[] {
  if (wanted.from === 0) return [];
  const before = { from: wanted.from, to: Math.min(offered.from - 1, wanted.to) };
  const after = { from: Math.max(offered.to + 1, wanted.from), to: wanted.to };
  // Where both are still built nothing comes after.
  return [before, after].filter(({ from, to }) => Number.isFinite(from) && from <= to).map(inShort);
}

const inShort = ({ from, to }: Years): Shortfall =>
  to === Number.POSITIVE_INFINITY
    ? { code: 'since', year: String(from) }
    : { code: 'years', years: from === to ? String(from) : `${from}-${to}` };
