import { isOrderable } from '../catalogue.ts';
import type { FeatureName } from '../product/index.ts';
import { searchable } from '../search.ts';

/** A product as the fitting judges it; the contract `Product` is one. */
export type FittingPart = Record<FeatureName, string> & {
  prodId: string;
  prodRef: string;
  prodCatalogue: 'Faisceau' | 'Attelage' | 'Kit';
  prodType: string;
  prodStandard: string;
  prodTitre: string;
  prodMbrPrice: string;
  prodCodeStock: string;
  prodStatut: string;
};

/** The ways to tow, side by side. */
export const WAYS = ['fixed', 'detachable', 'retractable'] as const;
export type Way = (typeof WAYS)[number];

const WAY_OF: Record<string, Way> = {
  COLDECYGNE: 'fixed',
  ROTULEEQUERRE: 'fixed',
  DEMONTABLE: 'detachable',
  ESCAMOTABLE: 'retractable',
};

export const wayOf = ({ prodTypeAttelage }: Pick<FittingPart, 'prodTypeAttelage'>): Way | undefined =>
  WAY_OF[searchable(prodTypeAttelage)];

export interface KitContents {
  /** '' when the kit holds no towbar. */
  prodTypeAttelage: string;
  /** '' when it holds no harness. */
  prodType: string;
  /** It holds a bicycle carrier, for a towbar that is there. */
  carrier: boolean;
}

const TOWBARS = ['Col de cygne', 'Rotule équerre', 'Démontable', 'Escamotable'];
const PINS = /(?:^|\D)(7|13) ?broches/i;

/** Kits have no technical fields: what is in one stands in its title ('Kit attelage démontable et faisceau 13 broches'). */
export function kitContents(title: string): KitContents {
  const words = searchable(title);
  const carrier = words.includes('PORTEVELO');
  return {
    prodTypeAttelage: carrier ? '' : (TOWBARS.find((towbar) => words.includes(searchable(towbar))) ?? ''),
    prodType: carrier ? '' : (PINS.exec(title)?.[1] ?? ''),
    carrier,
  };
}

/** The first number in a written measure: '1 500 kg' is 1500; undefined without one. */
export function firstNumber(written: string): number | undefined {
  const found = /\d+(?:[.,]\d+)?/.exec(written.replace(/(?<=\d)[ \u00a0\u202f](?=\d{3}(?!\d))/g, ''));
  return found ? Number(found[0].replace(',', '.')) : undefined;
}

/** '2 h 30' and '45 min' in minutes; 0 when nothing is known. */
export function minutesOf(written: string): number {
  const hours = /(\d+(?:[.,]\d+)?)\s*h(?:eures?)?\s*(\d{1,2})?/i.exec(written);
  if (hours) return Math.round(Number(hours[1]?.replace(',', '.')) * 60) + Number(hours[2] ?? 0);
  return Number(/(\d+)\s*m/i.exec(written)?.[1] ?? 0);
}

/** Prices come as decimal texts of at most two decimals. */
export const centsOf = ({ prodMbrPrice }: Pick<FittingPart, 'prodMbrPrice'>): number =>
  Math.round(Number(prodMbrPrice) * 100);

/** From what can leave today to what must be asked for, then what cannot be had. */
const SOONEST = ['1', '2', '3', '0', '9'];
const soonness = ({ prodCodeStock }: FittingPart) => {
  const at = SOONEST.indexOf(prodCodeStock);
  return at < 0 ? SOONEST.indexOf('0') : at;
};

/** The stock code of the part that comes last; '' of none. */
export const slowestStock = (parts: readonly FittingPart[]): string =>
  parts.reduce<FittingPart | undefined>(
    (slowest, part) => (slowest && soonness(slowest) >= soonness(part) ? slowest : part),
    undefined,
  )?.prodCodeStock ?? '';

/** Below 0 when the first comes sooner; what is in stock and what nearly is leave alike. */
export const sooner = (a: FittingPart, b: FittingPart): number =>
  Math.max(soonness(a), 1) - Math.max(soonness(b), 1);

/** What can be ordered first, then what comes sooner, costs less; the reference makes the order certain. */
export function byAvailability(a: FittingPart, b: FittingPart): number {
  return (
    Number(isOrderable(b)) - Number(isOrderable(a)) ||
    sooner(a, b) ||
    centsOf(a) - centsOf(b) ||
    (a.prodRef < b.prodRef ? -1 : Number(a.prodRef > b.prodRef))
  );
}
