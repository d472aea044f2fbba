import { searchable } from '@extranet/shared/rules';

/** Enough suggestions; the field says when there are more. */
const LIMIT = 200;

let cache: { of: readonly string[]; keys: string[] } | undefined;

/** The search keys of the references, computed anew only when the list changes. */
function keysOf(references: readonly string[]): string[] {
  if (cache?.of !== references) cache = { of: references, keys: references.map(searchable) };
  return cache.keys;
}

export function suggestReferences(references: readonly string[], text: string): string[] {
  const wanted = searchable(text);
  if (wanted === '') return [];
  const keys = keysOf(references);
  const found: string[] = [];
  for (let at = 0; at < references.length && found.length < LIMIT; at += 1)
    if (keys[at]?.startsWith(wanted)) found.push(references[at] as string);
  return found;
}
