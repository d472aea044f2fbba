import { partsOfWords } from '../search.ts';

/** Words that say nothing about what a column holds: 'Prix unitaire HT (€)' is 'Prix'. */
const SILENT = new Set([
  'HT',
  'H',
  'T',
  'EUR',
  'EURO',
  'EN',
  'DE',
  'DU',
  'DES',
  'LA',
  'LE',
  'LES',
  'UNITAIRE',
]);

function keyOf(head: string): string {
  const words = partsOfWords(head).map((word) => word.replace(/S$/, ''));
  const telling = words.filter((word) => !SILENT.has(word));
  // 'De' is the first year of a vehicle: a head of nothing else is no empty one.
  return (telling.length > 0 ? telling : words).join('');
}

/** The column of each kind by its head, without case, accents, plural and 'HT'; the names that stand first are looked for first. */
export function columnsByHead<Kind extends string>(
  headers: readonly string[],
  names: Readonly<Record<Kind, readonly string[]>>,
): Partial<Record<Kind, string>> {
  const byKey = new Map(headers.map((head) => [keyOf(head), head] as const).reverse());
  const found: Partial<Record<Kind, string>> = {};
  for (const kind of Object.keys(names) as Kind[]) {
    const name = names[kind].find((one) => byKey.has(keyOf(one)));
    const head = name === undefined ? undefined : byKey.get(keyOf(name));
    if (head !== undefined) found[kind] = head;
  }
  return found;
}
