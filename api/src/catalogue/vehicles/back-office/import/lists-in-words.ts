import type { Application } from '@extranet/shared/contracts';
import { OPEN_YEAR } from '@extranet/shared/rules';
import type { InWords } from '../../../../base/imports/import-results.queries.ts';
import { equipmentInWords } from './application-lines.ts';
import { readKept } from './kept-lists.ts';

/** 'Peugeot 308 II, 2013 à 2021 ; Peugeot 208 I, depuis 2012'. Where not all are named, those are that only one side has. */
export const listsInWords: InWords = (before, after, most) => {
  if (before === null && after === null) return { textBefore: null, textAfter: null };
  const was = readKept(before).list.map(inWords);
  const becomes = readKept(after).list.map(inWords);
  const isCut = Math.max(was.length, becomes.length) > most;
  const side = (own: readonly string[], other: readonly string[]): string => {
    const known = new Set(other);
    const differing = own.filter((words) => !known.has(words));
    const others = isCut ? [] : own.filter((words) => known.has(words));
    const named = [...differing, ...others].slice(0, most);
    const left = own.length - named.length;
    if (left > 0) named.push(`${named.length > 0 ? 'et ' : ''}${left} autre${left > 1 ? 's' : ''}`);
    return named.join('\u00a0; ') || 'Aucun véhicule';
  };
  return { textBefore: side(was, becomes), textAfter: side(becomes, was) };
};

const inWords = ({ marque, modele, from, to, with: needed, without, note }: Application): string =>
  [
    `${marque} ${modele}`,
    yearsInWords({ from, to }),
    ...needed.map((name) => `avec ${equipmentInWords(name)}`),
    ...without.map((name) => `sans ${equipmentInWords(name)}`),
    note,
  ]
    .filter(Boolean)
    .join(', ');

export function yearsInWords({ from, to }: Pick<Application, 'from' | 'to'>): string {
  if (from === 0 && to === OPEN_YEAR) return 'toutes années';
  if (to === OPEN_YEAR) return `depuis ${from}`;
  return from === 0 ? `jusqu’à ${to}` : `${from} à ${to}`;
}
