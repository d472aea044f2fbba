import { searchable } from '@extranet/shared/rules';

/** Enough to choose from; the field says when there are more. */
const LIMIT = 200;

let known: { of: readonly string[]; keys: string[] } | undefined;

/** References of the catalogue are compared by the same keys for as long as the list is the same. */
function keysOf(references: readonly string[]): string[] {
  if (known?.of !== references) known = { of: references, keys: references.map(searchable) };
  return known.keys;
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
