import type { Catalogue, ProductRow, Replacement, SearchAnswer } from '@extranet/shared/contracts';

/** What can be chosen in the list of suggestions. */
export type Option = { id: string } & (
  | { kind: 'row'; row: ProductRow }
  | { kind: 'see'; catalogue: Catalogue | ''; count: number; more: boolean }
  | { kind: 'vehicle'; written: string }
  | { kind: 'recent'; text: string }
  | { kind: 'nearest'; q: string; inWords: string; count: number }
  | { kind: 'models'; to: string; inWords: string }
  | { kind: 'ask' }
);

export interface Section {
  id: string;
  of: 'replaced' | 'group' | 'vehicle' | 'recent' | 'nearest' | 'end';
  /** What can no longer be had, of the section that says what replaces it. */
  replaced?: Replacement;
  /** Of a group. */
  catalogue?: Catalogue;
  count?: number;
  more?: boolean;
  options: Option[];
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
export function foundSections(answer: SearchAnswer): Section[] {
  const { groups } = answer;
  const some = groups.filter(({ rows }) => rows.length > 0);
  const count = some.reduce((sum, group) => sum + group.count, 0);
  const more = some.some((group) => group.more);
  return [
    ...replacedSections(answer),
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
      ...(some.length > 0 ? [{ id: 'see', kind: 'see' as const, catalogue: '' as const, count, more }] : []),
      // Some of the words were left out: it may not be what was meant.
      ...(answer.understood.unknown.length > 0 ? [{ id: 'ask', kind: 'ask' as const }] : []),
    ]),
  ];
}

const seeOf = ({ catalogue, count, more }: SearchAnswer['groups'][number]): Option => ({
  id: `see-${catalogue}`,
  kind: 'see',
  catalogue,
  count,
  more,
});

/** The ways on when nothing was found (B3.06). */
export function nothingSections(answer: SearchAnswer, catalogs: readonly Catalogue[]): Section[] {
  const models = modelsAddress(answer, catalogs);
  return [
    ...section(
      'nearest',
      answer.nearest.map((one, at) => ({ id: `nearest-${at}`, kind: 'nearest', ...one })),
    ),
    ...section('end', [
      ...(models
        ? [{ id: 'models', kind: 'models' as const, to: models, inWords: answer.understood.inWords }]
        : []),
      { id: 'ask', kind: 'ask' },
    ]),
  ];
}

/** The catalogue's own filters, with the vehicle that was understood; undefined when none was. */
export function modelsAddress(
  { understood: { marque, modele, year, catalogue } }: SearchAnswer,
  catalogs: readonly Catalogue[],
): string | undefined {
  // Kits have no such filters.
  const cat = [catalogue, ...catalogs].find((one) => one && one !== 'Kit' && catalogs.includes(one));
  if (!marque || !cat) return undefined;
  const filters = { cat, marque, ...(modele && { modele }), ...(year && { annee: String(year) }) };
  return `/catalog?${new URLSearchParams(filters)}`;
}
