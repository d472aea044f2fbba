import type { UploadResponse } from '@extranet/shared/contracts';
import { columnsByHead } from '@extranet/shared/rules/product';
import { onDevice } from '@extranet/shared/session';

export const TARGETS = ['ref', 'price', 'stockQty', 'stockPlace'] as const;
export type Target = (typeof TARGETS)[number];

/** A column of the file; '' for 'Ignorer'. */
export type Mapping = Record<Target, string>;

export const NO_COLUMNS: Mapping = { ref: '', price: '', stockQty: '', stockPlace: '' };
const HEADS: Record<Target, readonly string[]> = {
  ref: [
    'Référence',
    'Réf',
    'Référence produit',
    'Réf produit',
    'Code article',
    'Référence article',
    'Article',
  ],
  price: ['Prix', 'Tarif', 'Prix public', 'Tarif public', 'Prix de vente', 'Prix net', 'PU', 'Price'],
  stockQty: [
    'Quantité en stock',
    'Stock',
    'Qté',
    'Quantité',
    'Qté stock',
    'Stock disponible',
    'Disponible',
    'Dispo',
    'Quantity',
  ],
  stockPlace: ['Emplacement', 'Place', 'Casier', 'Rayon', 'Allée'],
};
const OF_A_CUSTOMER = ['Client', 'Code client', 'Numéro client', 'Nom client', 'Société', 'Compte client'];
const IGNORED = 'Ignorer';

export type MappingProblem = 'refMissing' | 'nothingElse' | 'notUnique';

/** Everything wrong with the choice, for one message. */
export function mappingProblems(mapping: Mapping): MappingProblem[] {
  const chosen = TARGETS.map((target) => mapping[target]).filter(Boolean);
  const problems: MappingProblem[] = [];
  if (!mapping.ref) problems.push('refMissing');
  if (!mapping.price && !mapping.stockQty && !mapping.stockPlace) problems.push('nothingElse');
  if (new Set(chosen).size < chosen.length) problems.push('notUnique');
  return problems;
}

/** Files of the same name have the same columns, so the choice is stored by file name. */
export const memoryKey = (fileName: string): string => `columns_${fileName.replace(/\s/g, '_')}`;

/** A supplier's next file often has another name and the same heads. */
const shapeKey = (headers: readonly string[]): string =>
  memoryKey(`of_${headers.map((head) => head.trim().toLowerCase()).join('|')}`.slice(0, SHAPE_MAX));
const SHAPE_MAX = 300;

/** The columns that their heads name; the others are for somebody to choose. */
const proposedMapping = (headers: readonly string[]): Mapping => ({
  ...NO_COLUMNS,
  ...columnsByHead(headers, HEADS),
});

/** Prices of one customer each would become everybody's. */
export const customerColumn = (headers: readonly string[]): string | undefined =>
  columnsByHead(headers, { customer: OF_A_CUSTOMER }).customer;

/** The choice for the last file of that name or of these heads, else what the heads say, without columns that this file does not have. */
export function recallMapping(fileName: string, headers: readonly string[]): Mapping {
  try {
    const written = onDevice.read(memoryKey(fileName)) ?? onDevice.read(shapeKey(headers));
    if (written === null) return proposedMapping(headers);
    const kept = JSON.parse(written) as Partial<Mapping>;
    const known = TARGETS.map((target) => {
      const column = kept[target];
      return [target, typeof column === 'string' && headers.includes(column) ? column : ''];
    });
    return Object.fromEntries(known) as Mapping;
  } catch {
    return proposedMapping(headers);
  }
}

export function rememberMapping(fileName: string, headers: readonly string[], mapping: Mapping): void {
  onDevice.keep(memoryKey(fileName), JSON.stringify(mapping));
  onDevice.keep(shapeKey(headers), JSON.stringify(mapping));
}

/** The choice as POST /admin/products/updateFromFile takes it, with the labels that the screen shows. */
export const selectedColumns = (mapping: Mapping, labelOf: (target: Target) => string) =>
  Object.fromEntries(
    TARGETS.map((target) => [target, { label: labelOf(target), value: mapping[target] || IGNORED }]),
  ) as Record<Target, { label: string; value: string }>;

/** Columns with a blank header cannot be told apart: they are not offered. */
export const columnsOf = ({ headers }: Pick<UploadResponse, 'headers'>): string[] => [
  ...new Set(headers.filter((header) => header.trim() !== '')),
];
