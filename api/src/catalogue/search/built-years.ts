import type { Catalogue, Understood } from '@extranet/shared/contracts';
import type { Piece, QuestionReading } from '@extranet/shared/rules/question';
import { modelFamily } from '@extranet/shared/rules/vehicle';
import type { Reading } from '../../base/db/schema.ts';
import { listModels, modelsNamed } from '../vehicles/visible-models.ts';

const OF_VEHICLE: readonly Piece['kind'][] = ['make', 'name', 'generation', 'body', 'year'];
/** As the catalogues call estates, behind the model. */
const ESTATE = / Break$/;

export interface BuiltYears {
  readonly built: NonNullable<Understood['built']>;
  /** Questions that find something in its place: the model of its own years, then those of its name that were built in that year. */
  readonly questions: readonly string[];
}

/** 'Golf 6 2015': the years of the model, where that one is none of them; undefined where the year is not what is wrong. */
export async function builtYears(
  db: Reading,
  catalogs: readonly Catalogue[],
  { marque, modele, year, pieces }: QuestionReading,
): Promise<BuiltYears | undefined> {
  if (!marque || !modele || !year) return undefined;
  const named = await modelsNamed(db, catalogs, { marque, modele, year: 0 });
  if (named.length === 0 || named.some(({ from, to }) => from <= year && year <= to)) return undefined;
  const family = modelFamily(modele);
  const others = (await listModels(db, catalogs, marque)).filter(
    (model) => modelFamily(model.modele) === family && model.from <= year && year <= model.to,
  );
  const part = pieces.filter(({ kind }) => !OF_VEHICLE.includes(kind)).map(({ typed }) => typed);
  const names = new Set(others.map((model) => model.modele.replace(ESTATE, '')));
  return {
    built: {
      inWords: `${marque} ${modele}`,
      from: Math.min(...named.map(({ from }) => from)),
      to: Math.max(...named.map(({ to }) => to)),
    },
    questions: [
      pieces
        .filter(({ kind }) => kind !== 'year')
        .map(({ typed }) => typed)
        .join(' '),
      ...[...names].map((name) => [marque, name, year, ...part].join(' ')),
    ],
  };
}
