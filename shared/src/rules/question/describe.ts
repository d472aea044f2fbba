import { OPEN_YEAR, PRODUCT_CHOICES } from '../catalogue.ts';
import { remembered } from '../remembered.ts';
import { partsOfWords, searchable, wordsOf } from '../search.ts';
import { generationOf, modelFamily } from '../vehicle/model-family.ts';
import { ROMAN } from '../vehicle/vehicle-names.ts';
import { isFiller, partsWritten } from './plain-words.ts';
import { shortForms, token } from './tokens.ts';

/** What the index knows of a product. */
export interface IndexedProduct {
  refNorm: string;
  ean: string;
  catalogue: string;
  marque: string;
  modele: string;
  from: number;
  to: number;
  pins: string;
  title: string;
  premium: boolean;
  orderable: boolean;
  technical: Readonly<Record<string, string>>;
  /** The models of its applications. */
  models: readonly { marqueNorm: string; modeleNorm: string }[];
}

/** One row of what the catalogues' own words are. */
export interface LexiconEntry {
  readonly kind: 'make' | 'model' | 'word' | 'series';
  /** As it is compared; of a model its make's and its own. */
  readonly word: string;
  readonly catalogue: string;
  /** Of a model. */
  readonly marque: string;
  /** As it is shown. */
  readonly written: string;
}

const FIRST_YEAR = 1990;
const PINS_IN_TITLE = /\b(7|13)\s*broches/gi;

/** The exact words of the index under which a product is found. Those of a part still built end two years from now. */
export function tokensOf(product: IndexedProduct, thisYear: number): string[] {
  const { refNorm, ean, catalogue, marque, modele, pins, title, orderable, models } = product;
  const forms = shortForms(refNorm);
  const ofTitle = readTitle(title);
  const tokens = [
    ...tokensOfName(`${marque}\n${modele}`),
    ...readFeatures(featuresOf(product)).map(({ word }) => token.word(word)),
    ...ofTitle.words.map(({ word }) => token.word(word)),
    ...ofTitle.counts.map(token.word),
    ...yearsOf(product, thisYear),
    token.catalogue(catalogue),
    ...[pins, ...ofTitle.pins].filter(Boolean).map(token.pins),
    ...(forms ? [forms.short, forms.number].map(token.reference) : []),
    ...(ean ? [token.reference(ean)] : []),
    ...models.map(({ marqueNorm, modeleNorm }) => token.model(marqueNorm, modeleNorm)),
    ...(orderable ? [token.orderable] : []),
  ];
  return [...new Set(tokens)];
}

/** What the product adds to the words by which questions are read. */
export function entriesOf(product: IndexedProduct): LexiconEntry[] {
  const { catalogue, marque, modele, refNorm, title } = product;
  const forms = shortForms(refNorm);
  const { words, counts } = readTitle(title);
  return [
    ...(marque
      ? [{ kind: 'make' as const, word: searchable(marque), catalogue, marque, written: marque }]
      : []),
    ...(modele
      ? [
          {
            kind: 'model' as const,
            word: `${searchable(marque)} ${searchable(modele)}`,
            catalogue,
            marque,
            written: modele,
          },
        ]
      : []),
    ...(forms ? [{ kind: 'series' as const, word: forms.series, catalogue, marque: '', written: '' }] : []),
    ...[
      ...readFeatures(featuresOf(product)),
      ...words,
      ...counts.map((word) => ({ word, written: word })),
    ].map(({ word, written }) => ({
      kind: 'word' as const,
      word,
      catalogue,
      marque: '',
      written: written.toLowerCase(),
    })),
  ];
}

/** How many words name the vehicle: the fewer, the nearer is a product to a question that it answers. */
export const nameLength = ({ modele }: Pick<IndexedProduct, 'modele'>): number => partsOfWords(modele).length;

interface Word {
  readonly word: string;
  readonly written: string;
}

/** A catalogue of a million has some thousands of names and titles. */
const KNOWN_MAX = 20_000;

const tokensOfName = remembered((name: string): readonly string[] => {
  const [marque = '', modele = ''] = name.split('\n');
  const generation = generationOf(modele);
  return [
    ...partsWritten(`${marque} ${modele}`).map(({ word }) => token.word(word)),
    ...[marque, modele, modelFamily(modele), ...modele.split(/\s+/)]
      .map(searchable)
      .filter(Boolean)
      .map(token.word),
    ...(generation ? [token.generation(generation)] : []),
  ];
}, KNOWN_MAX);

/** 'porte-vélos' is one word and two. */
const readTitle = remembered(
  (title: string) => ({
    words: [
      ...partsWritten(title),
      ...wordsOf(title).map((word) => ({ word, written: word })),
      ...phrasesIn(title),
    ].filter(isTelling),
    counts: joinedNumbers(title),
    pins: [...title.matchAll(PINS_IN_TITLE)].map(([, found = '']) => found),
  }),
  KNOWN_MAX,
);

const readFeatures = remembered(
  (told: string): readonly Word[] => [...partsWritten(told), ...phrasesIn(told)].filter(isTelling),
  KNOWN_MAX,
);

const isTelling = ({ word }: Word): boolean => !isFiller(word) && !/^\d+$/.test(word);

/** The catalogue and the features, in words. */
function featuresOf({ catalogue, premium, technical }: IndexedProduct): string {
  return [
    catalogue,
    technical.prodTypeAttelage ?? '',
    ...(catalogue === 'Faisceau' ? [premium ? 'premium' : 'standard'] : []),
    ...(technical.prodLEDSupport === 'Oui' ? ['LED'] : []),
    ...(technical.prodAideProgrammation === 'Oui' ? ['codage'] : []),
    ...(technical.prodAideProgrammation === 'Non' ? ['sanscodage'] : []),
    ...(technical.prodDecoupePC === 'Non' ? ['sansdécoupe'] : []),
  ].join(' ');
}

/** 'col de cygne' is one thing, as it is shown; its words are found alone as well. */
function phrasesIn(told: string): Word[] {
  const text = searchable(told);
  return PHRASES.filter(({ word }) => text.includes(word));
}
const PHRASES: readonly Word[] = PRODUCT_CHOICES.prodTypeAttelage
  .filter((name) => name.includes(' '))
  .map((name) => ({ word: searchable(name), written: name }));

/** '2 vélos' is one thing: a number alone would be found with everything. */
function joinedNumbers(title: string): string[] {
  const parts = partsWritten(title);
  return parts.flatMap(({ word }, at) => {
    const next = parts[at + 1]?.word;
    const isCount = /^\d{1,2}$/.test(word) && next && !/^\d/.test(next) && !ROMAN.includes(next);
    return isCount ? [`${word}${next}`] : [];
  });
}

function yearsOf({ from, to }: IndexedProduct, thisYear: number): string[] {
  if (from === 0 && to === OPEN_YEAR) return [token.anyYear];
  const first = Math.max(from, FIRST_YEAR);
  const last = Math.min(to, thisYear + 2);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => token.year(first + at));
}
