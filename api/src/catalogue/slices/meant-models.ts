import type { Catalogue, CatalogueFacets, MeantModels, MeantQuestion } from '@extranet/shared/contracts';
import { OPEN_YEAR } from '@extranet/shared/rules';
import { type Piece, type QuestionReading, tokensOf } from '@extranet/shared/rules/question';
import type { Reading } from '../../base/db/schema.ts';
import { absentOf } from '../search/absent.ts';
import { lexiconOf } from '../search/lexicons.ts';
import { readingsOf } from '../search/remembered-readings.ts';
import { searchStatus } from '../search/status.ts';

export const NOTHING_MEANT: MeantModels = { inWords: '', unknown: [], makes: [] };

interface Asked {
  readonly question: MeantQuestion;
  /** Those of the asker: the words of the others are not known here either. */
  readonly catalogs: readonly Catalogue[];
  /** Of the catalogue that is asked. */
  readonly facets: CatalogueFacets;
  readonly now: Date;
}

/**
 * The fields of make and model find what begins so. Where no name does ('vw', 'peugot', '308 sw', 'golf sept'), both are read as one
 * question, by the words and rules of the search.
 */
export async function meantModels(db: Reading, asked: Asked): Promise<MeantModels> {
  const { question, catalogs, facets, now } = asked;
  const text = [question.marque, question.modele].join(' ').trim();
  if (text === '') return NOTHING_MEANT;
  const lexicon = await lexiconOf(db, await searchStatus(db), catalogs);
  const thisYear = now.getFullYear();
  const readings = readingsOf(text, lexicon, { thisYear });
  for (const reading of readings) {
    const makes = makesOf(reading, namesIn(facets, question.cat, thisYear));
    const { inWords, unknown, year } = reading;
    if (makes.length > 0) return { inWords, unknown: [...unknown], ...(year && { year }), makes };
  }
  const absent = readings[0]?.absent;
  return absent ? { ...NOTHING_MEANT, absent: absentOf(absent) } : NOTHING_MEANT;
}

interface Name {
  readonly marque: string;
  readonly modele: string;
  /** What the index would know of a product that says nothing but this. */
  readonly tokens: ReadonlySet<string>;
}

const kept = new WeakMap<CatalogueFacets, readonly Name[]>();

/** Of one version of a catalogue. */
function namesIn(facets: CatalogueFacets, catalogue: Catalogue, thisYear: number): readonly Name[] {
  const known = kept.get(facets);
  if (known) return known;
  const names = facets.makes.flatMap(({ name, models }) =>
    ['', ...models.map((model) => model.name)].map((modele) => ({
      ...{ marque: name, modele },
      tokens: new Set(tokensOf({ ...UNNAMED, catalogue, marque: name, modele }, thisYear)),
    })),
  );
  kept.set(facets, names);
  return names;
}
/** Of any year. */
const UNNAMED = {
  ...{ refNorm: '', ean: '', pins: '', title: '', premium: false, orderable: false },
  ...{ from: 0, to: OPEN_YEAR, technical: {}, models: [] },
};

const NO_VEHICLE: readonly Piece['kind'][] = ['year', 'catalogue', 'pins'];

function makesOf(
  { pieces, unknown, without }: QuestionReading,
  names: readonly Name[],
): MeantModels['makes'] {
  if (pieces.every(({ kind }) => NO_VEHICLE.includes(kind))) return [];
  // 'golf gti' is a Golf, but 'Peugeot' with a model that nobody knows is not every Peugeot.
  if (unknown.length > 0 && !pieces.some(({ kind }) => kind === 'name')) return [];
  const meant = names.filter(
    ({ tokens }) =>
      pieces.every((piece) => piece.tokens.some((token) => tokens.has(token))) &&
      !without.some((turnedDown) => turnedDown.tokens.some((token) => tokens.has(token))),
  );
  const makes = Map.groupBy(meant, ({ marque }) => marque);
  return [...makes].map(([name, own]) => ({ name, models: own.map(({ modele }) => modele) }));
}
