import type { ProductRow, SliceQuestion } from '@extranet/shared/contracts';
import { productKind, searchable, wordsOf } from '@extranet/shared/rules';

type Asked = Omit<SliceQuestion, 'l'>;

/** What a page that holds the whole list makes of it, written again in plain words: slices must come out the same. */
export function heldList(list: readonly ProductRow[], asked: Asked) {
  const own = list.filter((row) => row.prodCatalogue === asked.cat);
  const generation = generationIn(asked);
  const typed = own.filter((row) => isTyped(row, asked) && (!generation || generation.test(row.prodModele)));
  const chosen = (asked.avec ?? '').split('.').filter((id) => id in TRAITS) as Trait[];
  const kept = typed.filter((row) => hasAll(row, chosen));
  const traits = Object.fromEntries(
    (Object.keys(TRAITS) as Trait[])
      .map((id) => {
        const others = chosen.filter((one) => GROUPS[one] !== GROUPS[id]);
        return [id, typed.filter((row) => has(row, id) && hasAll(row, others)).length] as const;
      })
      .filter(([id, count]) => count > 0 || chosen.includes(id)),
  );
  return { rows: sorted(kept, asked), count: kept.length, traits };
}

/** 'Golf VI': no other generation. */
function generationIn({ cat, modele = '', exact }: Asked): RegExp | undefined {
  if (cat === 'Kit' || exact || !/\S\s+[IVX]+\s*$/i.test(modele)) return undefined;
  return new RegExp(`^${modele.trim().replace(/\s+/g, '\\s+')}(?![IVX])`, 'i');
}

function isTyped(row: ProductRow, { cat, marque = '', modele = '', exact, annee = '', ref = '' }: Asked) {
  const reference = searchable(ref);
  const named = searchable(row.prodRef).startsWith(reference);
  const texts = [row.prodTitre, row.prodMemo].map(searchable);
  if (cat === 'Kit') return named || wordsOf(ref).every((word) => texts.some((text) => text.includes(word)));
  const model = searchable(row.prodModele);
  const wanted = searchable(modele);
  const [from = 0, to = 0] = row.prodAnnee.split('-').map(Number);
  const last = to || (row.prodAnnee.includes('-') || from === 0 ? Number.POSITIVE_INFINITY : from);
  return (
    searchable(row.prodMarque).startsWith(searchable(marque)) &&
    (exact && modele ? model === wanted : model.startsWith(wanted)) &&
    (reference.length < 3 || named) &&
    (annee.length < 4 || (Number(annee) >= from && Number(annee) <= last))
  );
}

const kilograms = ({ prodMR = '' }: ProductRow) => Number.parseInt(prodMR.replace(/\s/g, ''), 10) || 0;
const isFor = (row: ProductRow, catalogue: string) => row.prodCatalogue === catalogue;
const isKind = (kind: string) => (row: ProductRow) => isFor(row, 'Attelage') && productKind(row) === kind;
const isHarness = (test: (row: ProductRow) => boolean) => (row: ProductRow) =>
  isFor(row, 'Faisceau') && test(row);

const TRAITS = {
  '7': isHarness(({ prodType }) => prodType === '7'),
  '13': isHarness(({ prodType }) => prodType === '13'),
  stock: ({ prodCodeStock, prodStatut }: ProductRow) =>
    ['1', '2'].includes(prodCodeStock) && prodStatut !== 'non disponible',
  standard: isHarness(({ prodStandard }) => prodStandard === 'oui'),
  premium: isHarness(({ prodStandard }) => prodStandard === 'non'),
  led: isHarness(({ prodLEDSupport }) => prodLEDSupport === 'Oui'),
  sansCodage: isHarness(({ prodAideProgrammation }) => prodAideProgrammation === 'Non'),
  equerre: isKind('Rotule équerre'),
  col: isKind('Col de cygne'),
  demontable: isKind('Démontable'),
  escamotable: isKind('Escamotable'),
  moyen: (row: ProductRow) => isFor(row, 'Attelage') && kilograms(row) >= 1300,
  lourd: (row: ProductRow) => isFor(row, 'Attelage') && kilograms(row) >= 2000,
};
type Trait = keyof typeof TRAITS;
export const TRAIT_NAMES = Object.keys(TRAITS);

const GROUPS: Record<Trait, string> = {
  ...{ '7': 'pins', '13': 'pins', stock: 'stock', standard: 'range', premium: 'range', led: 'led' },
  ...{ sansCodage: 'coding', equerre: 'kind', col: 'kind', demontable: 'kind', escamotable: 'kind' },
  ...{ moyen: 'mass', lourd: 'mass' },
};

const has = (row: ProductRow, id: Trait): boolean => TRAITS[id](row);

/** One of each group. */
const hasAll = (row: ProductRow, chosen: readonly Trait[]): boolean =>
  chosen.every((id) => chosen.some((other) => GROUPS[other] === GROUPS[id] && has(row, other)));

const KINDS = ['Rotule équerre', 'Col de cygne', 'Démontable', 'Escamotable'];
const price = (row: ProductRow) => Math.round(Number(row.prodMbrPrice) * 100);
const values: Record<string, (row: ProductRow) => number | string> = {
  prise: ({ prodType }) => Number.parseInt(prodType, 10) || 0,
  attelage: (row) => KINDS.indexOf(productKind(row)),
  masse: kilograms,
  vehicule: (row) =>
    isFor(row, 'Kit')
      ? searchable(row.prodTitre)
      : `${searchable(row.prodMarque)} ${searchable(row.prodModele)}`,
  annees: ({ prodAnnee }) => Number.parseInt(prodAnnee, 10) || 0,
  type: ({ prodStandard, prodType }) =>
    (prodStandard === 'oui' ? 0 : 100) + (Number.parseInt(prodType, 10) || 0),
  prix: price,
  stock: ({ prodStatut, prodCodeStock }) =>
    prodStatut === 'non disponible' ? 5 : ['1', '2', '3', '0', '9'].indexOf(prodCodeStock),
};
export const COLUMN_NAMES = ['reference', ...Object.keys(values)];

/** The list comes in the order of its references: equals stay in it. */
function sorted(rows: readonly ProductRow[], { tri = '' }: Asked): ProductRow[] {
  const by = tri.replace('-', '');
  if (by === 'reference' && tri.startsWith('-')) return rows.toReversed();
  const read = values[by];
  if (!read) return [...rows];
  const sign = tri.startsWith('-') ? -1 : 1;
  return rows.toSorted((one, other) => {
    if (by === 'prix' && (price(one) === 0) !== (price(other) === 0)) return price(one) === 0 ? 1 : -1;
    const [a, b] = [read(one), read(other)];
    return a < b ? -sign : a > b ? sign : 0;
  });
}
