import type { Application } from '@extranet/shared/contracts';
import { OPEN_YEAR, searchable } from '@extranet/shared/rules';
import { modelKey } from './stored-applications.ts';
import { FIRST_YEAR, isYearOfCar, lastYear } from './years.ts';

/** As the form and the contract have it: a product that fits more is described by fewer, wider lines. */
export const APPLICATIONS_MAX = 500;

/** What is wrong with an application by itself, as a sentence; undefined when nothing is. */
export function problemOf(application: Application): string | undefined {
  const { marque, modele, from, to, with: needed, without } = application;
  if (!searchable(marque)) return 'La marque est requise.';
  if (!searchable(modele)) return 'Le modèle est requis.';
  if (!isYear(from, 0) || !isYear(to, OPEN_YEAR))
    return `Une année va de ${FIRST_YEAR} à ${lastYear()}\u00a0; laissez vide celle qui est ouverte.`;
  if (from > to) return `La première année (${from}) est après la dernière (${to}).`;
  if (needed.some((name) => without.includes(name)))
    return 'Un même équipement ne peut être à la fois requis et exclu.';
  return undefined;
}

const isYear = (year: number, open: number): boolean => year === open || isYearOfCar(year);

/** The positions of two applications that say the same of the same years; undefined when there are none. */
export function overlapIn(list: readonly Application[]): [number, number] | undefined {
  const groups = Map.groupBy(list.keys(), (index) => modelKey(list[index] as Application));
  for (const indexes of groups.values()) {
    const byYear = indexes.toSorted((one, other) => (list[one]?.from ?? 0) - (list[other]?.from ?? 0));
    for (const [place, index] of byYear.entries()) {
      const next = byYear[place + 1];
      if (next !== undefined && (list[next]?.from ?? 0) <= (list[index]?.to ?? 0)) return [index, next];
    }
  }
  return undefined;
}

/** 'Peugeot 308 II (2013-2016)'. */
export const applicationInWords = ({ marque, modele, from, to, with: needed, without, note }: Application) =>
  [
    `${marque} ${modele}`,
    from === 0 && to === OPEN_YEAR ? '' : `(${from || ''}-${to === OPEN_YEAR ? '' : to})`,
    ...needed.map((name) => `+${name}`),
    ...without.map((name) => `-${name}`),
    note,
  ]
    .filter(Boolean)
    .join(' ');
