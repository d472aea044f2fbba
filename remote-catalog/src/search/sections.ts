import type {
  Catalogue,
  ProductRow,
  Replacement,
  SearchAnswer,
  SearchGroup,
} from '@extranet/shared/contracts';

/** What can be chosen in the list of suggestions. */
export type Option = { id: string } & (
  | { kind: 'row'; row: ProductRow }
  /** A part word alone, for the chosen vehicle. */
  | { kind: 'fitting'; inWords: string }
  | { kind: 'see'; catalogue: Catalogue | ''; count: number; more: boolean }
  | { kind: 'vehicle'; written: string }
  | { kind: 'recent'; text: string }
  | { kind: 'resume'; text: string }
  | { kind: 'favourites' }
  | { kind: 'nearest'; q: string; inWords: string; count: number; more?: boolean }
  | { kind: 'models'; to: string; inWords: string }
  | { kind: 'ask' }
  | { kind: 'exact'; text: string }
);

export interface Section {
  id: string;
  of: 'replaced' | 'fitting' | 'group' | 'vehicle' | 'resume' | 'recent' | 'nearest' | 'end';
  /** What can no longer be had, of the section that says what replaces it. */
  replaced?: Replacement;
  /** Of a group. */
  catalogue?: Catalogue;
  count?: number;
  more?: boolean;
  options: Option[];
}

/** What was answered: the text, and the catalogue that is shown of it ('' for all). */
interface Asked {
  text: string;
  catalogue: Catalogue | '';
}

const section = (of: Section['of'], options: Option[]): Section[] =>
  options.length > 0 ? [{ id: of, of, options }] : [];

export const vehicleSections = (written: string): Section[] =>
  section('vehicle', [{ id: 'vehicle', kind: 'vehicle', written }]);

export const recentSections = (texts: readonly string[]): Section[] =>
  section(
    'recent',
    texts.map((text, at) => ({ id: `recent-${at}`, kind: 'recent', text })),
  );

/** While nothing is typed: what is ordered again and again need not be searched. */
export const favouritesSections = (): Section[] => section('end', [{ id: 'favourites', kind: 'favourites' }]);

/** What the page searches, while the field is empty. */
export const resumeSections = (text: string): Section[] =>
  section('resume', text === '' ? [] : [{ id: 'resume', kind: 'resume', text }]);

/** Of the chosen catalogue, or of all. */
export const groupsIn = ({ groups }: SearchAnswer, catalogue: Catalogue | ''): SearchGroup[] =>
  groups.filter((group) => group.rows.length > 0 && (catalogue === '' || group.catalogue === catalogue));

export const totalOf = (groups: readonly SearchGroup[]) => ({
  count: groups.reduce((sum, { count }) => sum + count, 0),
  more: groups.some(({ more }) => more),
});

/** What replaces the reference that was typed comes before it. */
const replacedSections = ({ replaced }: SearchAnswer): Section[] =>
  replaced
    ? [
        {
          id: 'replaced',
          of: 'replaced',
          replaced,
          options: [{ id: `successor-${replaced.product.prodId}`, kind: 'row', row: replaced.product }],
        },
      ]
    : [];

/** Groups in the server's order, best first; the way to all of them last. */
export function foundSections(answer: SearchAnswer, { catalogue, text }: Asked): Section[] {
  const some = groupsIn(answer, catalogue);
  return [
    ...replacedSections(answer),
    ...section('fitting', fittingOf(answer)),
    ...some.map(
      (group): Section => ({
        id: `group-${group.catalogue}`,
        of: 'group',
        catalogue: group.catalogue,
        count: group.count,
        more: group.more,
        options: [
          ...group.rows.map((row): Option => ({ id: `row-${row.prodId}`, kind: 'row', row })),
          ...(some.length > 1 && group.count > group.rows.length ? [seeOf(group)] : []),
        ],
      }),
    ),
    ...section('end', [
      ...(some.length > 0
        ? [{ id: 'see', kind: 'see' as const, catalogue: '' as const, ...totalOf(some) }]
        : []),
      // Some of the words were left out: it may not be what was meant.
      ...(answer.understood.unknown.length > 0 ? [{ id: 'ask', kind: 'ask' as const }] : []),
      ...exactly(answer, text),
    ]),
  ];
}

const fittingOf = ({ fits, understood }: SearchAnswer): Option[] =>
  fits ? [{ id: 'fitting', kind: 'fitting', inWords: understood.inWords }] : [];

/** Where a word was taken for another, the way back to what was typed, if that finds something. */
const exactly = ({ understood }: SearchAnswer, text: string): Option[] =>
  understood.exactly ? [{ id: 'exact', kind: 'exact', text }] : [];

const seeOf = ({ catalogue, count, more }: SearchGroup): Option => ({
  id: `see-${catalogue}`,
  kind: 'see',
  catalogue,
  count,
  more,
});

/** The ways on when nothing was found (B3.06): what the other catalogues have, first. */
export function nothingSections(
  answer: SearchAnswer,
  catalogs: readonly Catalogue[],
  { text, catalogue }: Asked,
): Section[] {
  const models = modelsAddress(answer, catalogs, catalogue);
  return [
    ...section(
      'nearest',
      answer.nearest.map((one, at) => ({ id: `nearest-${at}`, kind: 'nearest', ...one })),
    ),
    ...section('end', [
      ...groupsIn(answer, '').map(seeOf),
      ...(models ? [{ id: 'models', kind: 'models' as const, to: models, inWords: carInWords(answer) }] : []),
      { id: 'ask', kind: 'ask' },
      ...exactly(answer, text),
    ]),
  ];
}

/** What that address opens, and nothing of the question besides: 'Peugeot 308 II, 2016'. */
export function carInWords({ understood: { marque, modele, ...understood } }: SearchAnswer): string {
  const year = yearIn(understood);
  const car = [marque, modele].filter(Boolean).join(' ');
  return year ? `${car}, ${year}` : car;
}

/** Of a year in which the model was not built the catalogue would show nothing. */
const yearIn = ({ year, built }: Pick<SearchAnswer['understood'], 'year' | 'built'>): number | undefined =>
  built ? undefined : year;

/**
 * The filters of the catalogue that was asked for, else chosen, with the vehicle that was understood; undefined when none was. In the
 * order of the vehicles: the plain model stands before its estate, whichever reference is the lower.
 */
export function modelsAddress(
  { understood: { marque, modele, catalogue, ...understood } }: SearchAnswer,
  catalogs: readonly Catalogue[],
  chosen: Catalogue | '',
): string | undefined {
  // Kits have no such filters.
  const cat = [catalogue, chosen, ...catalogs].find((one) => one && one !== 'Kit' && catalogs.includes(one));
  if (!marque || !cat) return undefined;
  const year = yearIn(understood);
  const filters = {
    cat,
    marque,
    ...(modele && { modele }),
    ...(year && { annee: String(year) }),
    tri: 'vehicule',
  };
  return `/catalog?${new URLSearchParams(filters)}`;
}
