import type { VehicleModelRow } from '@extranet/shared/contracts';
import { searchable } from '@extranet/shared/rules';
import {
  createLexicon,
  type Lexicon,
  type LexiconEntry,
  type QuestionReading,
  readQuestion,
} from '@extranet/shared/rules/question';
import { modelsInWords } from '@extranet/shared/rules/vehicle';

type Models = ReadonlySet<VehicleModelRow>;
interface InQuestion extends ReturnType<typeof modelsInWords<VehicleModelRow>> {
  /** The make that was understood, also where no model was. */
  readonly marque?: string;
  /** The words name a make, and no model at all. */
  readonly makeAlone: boolean;
}

const lexicons = new WeakMap<Models, Lexicon>();

/** Reads words that no model has as the search reads a question: 'golf sept', 'peugot 308', 'f31'. A car that nobody has is no other one. */
export function vehicleInQuestion(text: string, models: Models, thisYear: number): InQuestion {
  const [reading] = readQuestion(text, lexiconOf(models), { thisYear });
  const { marque, modele, year } = reading ?? {};
  if (!reading || reading.missing.length > 0) return { models: [], year: 0, makeAlone: false };
  const body = reading.pieces.find(({ kind }) => kind === 'body')?.shown;
  const said = [marque, modele, modele?.endsWith(` ${body}`) ? '' : body, year].filter(Boolean).join(' ');
  const named = modele ? modelsInWords(said, [...models], thisYear) : { models: [], year: 0 };
  return { ...named, ...(marque && { marque }), makeAlone: isMakeAlone(reading) };
}

const isMakeAlone = ({ pieces, unknown }: QuestionReading): boolean =>
  pieces.some(({ kind }) => kind === 'make') &&
  pieces.every(({ kind }) => kind === 'make' || kind === 'year') &&
  unknown.length === 0;

/** Of the models alone: what catalogues say of parts names no vehicle. */
function lexiconOf(models: Models): Lexicon {
  const known = lexicons.get(models) ?? createLexicon([...models].flatMap(entriesOfModel), []);
  lexicons.set(models, known);
  return known;
}

const entriesOfModel = ({ marque, modele }: VehicleModelRow): LexiconEntry[] => [
  { kind: 'make', word: searchable(marque), catalogue: '', marque, written: marque },
  {
    kind: 'model',
    word: `${searchable(marque)} ${searchable(modele)}`,
    catalogue: '',
    marque,
    written: modele,
  },
];
