import { PRODUCT_CHOICES } from '../catalogue.ts';
import { searchable, wordsOf } from '../search.ts';
import { ROMAN } from '../vehicle/vehicle-names.ts';
import type { KnownModel, Lexicon } from './lexicon.ts';
import { namedModels, type Piece } from './pieces.ts';
import { isFiller } from './plain-words.ts';

/** 'Peugeot 308, 2016, faisceau 13 broches'; '' for nothing. */
export function inWordsOf(lexicon: Lexicon, pieces: readonly Piece[]): string {
  const of = (...kinds: Piece['kind'][]) =>
    pieces.filter(({ kind }) => kinds.includes(kind)).map(({ shown }) => shown);
  const exact = modelsOf(lexicon, pieces);
  // A generation that has no parts still is one of that make.
  const models = exact.length > 0 ? exact : namedModels({ lexicon, pieces: [...pieces] });
  const vehicle =
    models.length > 0 ? nameOf(models, pieces) : of('make', 'name', 'body', 'generation').join(' ');
  const part = [...of('catalogue'), ...asNamed(of('word')), ...of('pins')].join(' ');
  return [...of('reference'), vehicle, ...of('year'), part].filter(Boolean).join(', ');
}

/** 'col', 'cygne': what stood between them says nothing, but belongs to the name of the thing. */
function asNamed(words: readonly string[]): string[] {
  const said = words.map(searchable);
  for (const { shown, parts } of PHRASES) {
    const at = said.findIndex((_, from) => parts.every((part, n) => said[from + n] === part));
    if (at >= 0) return [...words.slice(0, at), shown, ...words.slice(at + parts.length)];
  }
  return [...words];
}
const PHRASES = PRODUCT_CHOICES.prodTypeAttelage
  .filter((name) => name.includes(' '))
  .map((name) => ({
    shown: name.toLocaleLowerCase('fr'),
    parts: wordsOf(name).filter((word) => !isFiller(word)),
  }));

/** Make and model, as far as there is only one that can be meant. */
export function vehicleOf(lexicon: Lexicon, pieces: readonly Piece[]): { marque?: string; modele?: string } {
  const models = modelsOf(lexicon, pieces);
  const marque = only(models.map((model) => model.marque)) ?? makeOf(pieces);
  const isGeneration = pieces.some(({ kind }) => kind === 'generation');
  const family = only(models.map((model) => model.family));
  const hasBody = pieces.some(({ kind }) => kind === 'body');
  // Without a body, 'A4 B9' is that of both.
  const named = only(models.map((model) => (hasBody ? model.modele : withoutBody(model))));
  const modele = family && (named ?? (isGeneration ? shortest(models) : family));
  return { ...(marque && { marque }), ...(modele && { modele }) };
}

function modelsOf(lexicon: Lexicon, pieces: readonly Piece[]): KnownModel[] {
  const generation = pieces.find(({ kind }) => kind === 'generation')?.shown;
  const body = pieces.find(({ kind }) => kind === 'body');
  return namedModels({ lexicon, pieces: [...pieces] }).filter(
    (model) =>
      (!generation || ROMAN[model.generation - 1] === generation) &&
      (!body || body.words.some((word) => model.words.has(word))),
  );
}

function nameOf(models: readonly KnownModel[], pieces: readonly Piece[]): string {
  const marque = only(models.map((model) => model.marque));
  const family = only(models.map((model) => model.family));
  const shown = (kind: Piece['kind']) =>
    pieces.filter((piece) => piece.kind === kind).map((piece) => piece.shown);
  const name = family
    ? [family, ...beyond(family, pieces), ...shown('generation'), ...shown('body')]
    : [...shown('name'), ...shown('generation'), ...shown('body')];
  return [marque ?? makeOf(pieces) ?? '', ...name].filter(Boolean).join(' ');
}

const makeOf = (pieces: readonly Piece[]): string | undefined =>
  pieces.find(({ kind }) => kind === 'make')?.shown;

const only = (values: readonly string[]): string | undefined =>
  new Set(values).size === 1 ? values[0] : undefined;

const withoutBody = ({ modele }: KnownModel): string => modele.replace(/ break$/i, '');

const shortest = (models: readonly KnownModel[]): string =>
  models.map(({ modele }) => modele).sort((one, other) => one.length - other.length)[0] ?? '';

/** What narrows the family: the J of an Astra J, the F30 of a Série 3. */
function beyond(family: string, pieces: readonly Piece[]): string[] {
  const said = searchable(family);
  return pieces
    .filter(
      ({ kind, words }) =>
        kind === 'name' && !words.some((word) => said.includes(word) || word.includes(said)),
    )
    .map(({ shown }) => shown);
}
