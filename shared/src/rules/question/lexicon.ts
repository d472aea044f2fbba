import { partsOfWords, searchable } from '../search.ts';
import { generationOf, modelFamily } from '../vehicle/model-family.ts';
import type { LexiconEntry } from './describe.ts';
import { singular } from './plain-words.ts';

/** What people write for what the catalogue says; both as words that are compared, one blank between two. */
export interface WrittenFor {
  readonly written: string;
  readonly meant: string;
}

/** A make, a model's name or a word of a title; the makes are the likeliest to be meant, then the names. */
export interface KnownWord {
  readonly word: string;
  readonly written: string;
  readonly kind: 'make' | 'name' | 'word';
}

export interface KnownModel {
  readonly marque: string;
  readonly modele: string;
  readonly family: string;
  /** All words by which it is called: alone, joined, and those of its make. */
  readonly words: ReadonlySet<string>;
  readonly generation: number;
}

/** What questions are read by: only of catalogues that the reader may see. */
export interface Lexicon {
  readonly words: ReadonlyMap<string, KnownWord>;
  /** By the word without its plural. */
  readonly singulars: ReadonlyMap<string, readonly string[]>;
  /** All words in order: those that begin alike stand together. */
  readonly sorted: readonly string[];
  readonly byLength: ReadonlyMap<number, readonly string[]>;
  readonly models: readonly KnownModel[];
  /** Names that are told apart by their number alone stand together: ID.4 and ID.5. */
  readonly numbered: ReadonlyMap<string, readonly string[]>;
  readonly series: ReadonlySet<string>;
  readonly synonyms: ReadonlyMap<string, string>;
  /** Of the longest synonym, in words. */
  readonly synonymParts: number;
}

export function createLexicon(entries: Iterable<LexiconEntry>, synonyms: readonly WrittenFor[]): Lexicon {
  const words = new Map<string, KnownWord>();
  const models = new Map<string, KnownModel>();
  const series = new Set<string>();
  const know = (word: string, written: string, kind: KnownWord['kind']) => {
    const known = words.get(word);
    if (!word || (known && RANK[known.kind] <= RANK[kind])) return;
    words.set(word, { word, written, kind });
  };
  for (const { kind, word, marque, written } of entries) {
    if (kind === 'series') series.add(word);
    else if (kind === 'word') know(word, written, 'word');
    else if (kind === 'make') {
      know(word, written, 'make');
      for (const part of partsOfWords(written)) if (part.length > 1) know(part, written, 'make');
    } else if (!models.has(word)) {
      const model = knownModel(marque, written);
      models.set(word, model);
      know(searchable(model.family), model.family, 'name');
      for (const part of namesIn(written)) know(searchable(part), part, 'name');
    }
  }
  const sorted = [...words.keys()].sort();
  return {
    words,
    singulars: Map.groupBy(sorted, singular),
    sorted,
    byLength: Map.groupBy(sorted, ({ length }) => length),
    models: [...models.values()],
    numbered: Map.groupBy(
      sorted.filter((word) => words.get(word)?.kind === 'name' && NUMBERED.test(word)),
      numberedLike,
    ),
    series,
    synonyms: new Map(synonyms.map(({ written, meant }) => [written, meant])),
    synonymParts: Math.max(0, ...synonyms.map(({ written }) => written.split(' ').length)),
  };
}

const NUMBERED = /^(\p{L}*)(\d{1,4})$/u;

/** What such names have in common: the letters, and how many digits follow. */
export function numberedLike(name: string): string {
  const [, letters = name, digits = ''] = NUMBERED.exec(name) ?? [];
  return `${letters} ${digits.length}`;
}

const RANK = { make: 0, name: 1, word: 2 } as const;

/**
 * 'T-Roc' is T-Roc and ROC; a numeral is a generation and no name, a lone letter or digit is only part of one, and so is the 30 of a
 * CX-30.
 */
function namesIn(modele: string): string[] {
  const spaced = modele.split(/\s+/);
  const parts = modele
    .normalize('NFKC')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((part) => !/^\d+$/.test(part));
  const numerals = generationOf(modele) > 0 ? /^[IVX]+$/i : /^$/;
  return [...spaced, ...parts].filter(
    (part) => (part.length > 1 || /^[A-Z]$/.test(part)) && !numerals.test(part),
  );
}

function knownModel(marque: string, modele: string): KnownModel {
  const family = modelFamily(modele);
  const words = [family, modele, marque, ...modele.split(/\s+/)].map(searchable);
  return {
    marque,
    modele,
    family,
    words: new Set([...words, ...partsOfWords(`${marque} ${modele}`)].filter(Boolean)),
    generation: generationOf(modele),
  };
}

/** The words that begin so, at most `max`. */
export function beginningWith({ sorted }: Lexicon, beginning: string, max: number): string[] {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? '') < beginning) low = middle + 1;
    else high = middle;
  }
  const found: string[] = [];
  for (let at = low; at < sorted.length && found.length < max; at += 1) {
    const word = sorted[at] ?? '';
    if (!word.startsWith(beginning)) break;
    found.push(word);
  }
  return found;
}
