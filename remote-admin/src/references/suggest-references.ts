import { searchable } from '@extranet/shared/rules';

/** Enough suggestions; the field says when there are more. */
const LIMIT = 200;

let cache: { of: readonly string[]; keys: string[] } | undefined;

/** The search keys of the references, computed anew only when the list changes. */
function keysOf(references: readonly string[]): string[] {
  if (cache?.of !== references) cache = { of: references, keys: references.map(searchable) };
  return cache.keys;
}

/** 'FA59' is short for 'FA00059'. */
const SHORT = /^(\p{L}+)0*(\d+)$/u;

export function suggestReferences(references: readonly string[], text: string): string[] {
  const wanted = searchable(text);
  if (wanted === '') return [];
  const begun = taken(references, (key) => key.startsWith(wanted));
  const [, series, number] = SHORT.exec(wanted) ?? [];
  if (begun.length > 0 || !series) return begun;
  const longer = new RegExp(`^${series}0*${number}`, 'u');
  return taken(references, (key) => longer.test(key));
}

function taken(references: readonly string[], fits: (key: string) => boolean): string[] {
  const keys = keysOf(references);
  const found: string[] = [];
  for (let at = 0; at < references.length && found.length < LIMIT; at += 1)
    if (fits(keys[at] ?? '')) found.push(references[at] as string);
  return found;
}
