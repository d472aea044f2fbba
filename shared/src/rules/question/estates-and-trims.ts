import { searchable } from '../search.ts';
import { ESTATE_LETTERS } from '../vehicle/vehicle-names.ts';
import { ESTATE_CODES, ESTATE_TRIMS, TRIMS } from './codes-and-trims.ts';
import { namedModels, type Walk } from './pieces.ts';
import { setAside } from './strangers.ts';
import { token } from './tokens.ts';

/** As the catalogues call estates. */
const BREAK = 'BREAK';

/** 'leon st' is its estate, where 'focus st' is a sporting version. */
export function putEstate({ parts, pieces, exact }: Walk, at: number): void {
  const part = parts[at];
  const isEstate = pieces.some(({ words }) => words.some((word) => ESTATE_LETTERS[word] === part?.word));
  if (part && isEstate && !exact) parts.splice(at, 1, { ...part, word: BREAK });
}

/** 'a4 allroad': the estate of that model, where the catalogues have one. */
export function putEstateOfTrim({ parts, pieces, lexicon, meant, exact }: Walk, at: number): void {
  const { word = '', written = '' } = parts[at] ?? {};
  const family = (ESTATE_TRIMS[word] ?? []).find((name) => pieces.some(({ words }) => words.includes(name)));
  const hasEstate = lexicon.models.some(({ words }) => family && words.has(family) && words.has(BREAK));
  if (exact || !hasEstate || lexicon.words.has(word)) return;
  meant.push({ typed: written, meant: 'Break', how: 'synonym' });
  parts.splice(at, 1, { written: 'Break', word: BREAK });
}

/** 'f31': the estate of the F30, where no model is called so itself. */
export function putEstateOfCode({ parts, lexicon, meant, exact }: Walk, at: number): void {
  const { word = '', written = '' } = parts[at] ?? {};
  const saloon = lexicon.words.get(ESTATE_CODES[word] ?? '');
  if (exact || !saloon || lexicon.words.has(word)) return;
  meant.push({ typed: written, meant: `${saloon.written} Break`, how: 'synonym' });
  parts.splice(
    at,
    1,
    { written: saloon.written, word: searchable(saloon.written) },
    { written: 'Break', word: BREAK },
  );
}

/** 'Sandero Stepway' is a Sandero to the catalogues; 'stepway' alone is any model that they have of which there is one. */
export function readTrim(walk: Walk, at: number): number {
  const { parts, lexicon, pieces, meant, exact } = walk;
  const { word = '', written = '' } = parts[at] ?? {};
  const families = (TRIMS[word] ?? []).filter((name) => lexicon.words.get(name)?.kind === 'name');
  if (exact || families.length === 0 || lexicon.words.has(word)) return 0;
  const isNamed = parts.some((part, other) => other !== at && lexicon.words.get(part.word)?.kind === 'name');
  if (isNamed || namedModels(walk).length > 0) {
    setAside(walk, written);
    return 1;
  }
  const makes = new Set(pieces.filter(({ kind }) => kind === 'make').flatMap(({ words }) => words));
  const isOfMake = (name: string) =>
    lexicon.models.some(({ words }) => words.has(name) && [...makes].every((make) => words.has(make)));
  if (!families.some(isOfMake)) return 0;
  const shown = new Intl.ListFormat('fr', { type: 'disjunction' }).format(
    families.map((name) => lexicon.words.get(name)?.written ?? name),
  );
  meant.push({ typed: written, meant: shown, how: 'synonym' });
  pieces.push({ kind: 'name', tokens: families.map(token.word), typed: written, shown, words: families });
  return 1;
}
