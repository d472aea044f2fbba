import type { Understood } from '@extranet/shared/contracts';
import type { AbsentGeneration, Piece, QuestionReading } from '@extranet/shared/rules/question';

const OF_PART: readonly Piece['kind'][] = ['catalogue', 'word', 'pins'];

/** 'Volkswagen Golf V', and the generations that the catalogues have instead. */
export const absentOf = ({
  marque,
  modele,
  others,
}: AbsentGeneration): NonNullable<Understood['absent']> => ({
  inWords: `${marque} ${modele}`,
  others: others.toSorted((one, other) => one.localeCompare(other, 'fr', { numeric: true })),
});

/** The same question for each of them, the nearest generation first; of the year that was named, and of any. */
export function otherGenerations({ absent, pieces, without }: QuestionReading): string[] {
  if (!absent) return [];
  const year = pieces.filter(({ kind }) => kind === 'year').map(({ typed }) => typed);
  const part = [
    ...pieces.filter(({ kind }) => OF_PART.includes(kind)).map(({ typed }) => typed),
    ...without.map(({ typed }) => typed),
  ];
  const asked = (dated: readonly string[]) =>
    absent.others.map((name) => [absent.marque, name, ...dated, ...part].join(' '));
  return year.length > 0 ? [...asked(year), ...asked([])] : asked([]);
}
