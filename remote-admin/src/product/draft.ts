import type { AdminProduct, AdminProductCreation } from '@extranet/shared/contracts';
import { CATALOGUES, OPEN_YEAR } from '@extranet/shared/rules';
import { NO_FEATURES } from '@extranet/shared/rules/product';
import { readYearSpan } from '@extranet/shared/rules/vehicle';
import type { TypedNumber } from '@extranet/shared/ui';
import { characteristics } from './characteristics.ts';

/** All fields of the editor. */
export type ProductDraft = Required<Omit<AdminProductCreation, 'prodPrix'>> & {
  /** Null: no price. A string: what was typed and is no valid price. */
  prodPrix: TypedNumber;
};

export const newProduct: ProductDraft = {
  prodRef: '',
  prodCodeEAN: '',
  prodCatalogue: 'Faisceau',
  prodMarque: '',
  prodModele: '',
  prodAnnee: '',
  prodType: '',
  prodPrix: null,
  prodCodeStock: '0',
  prodStatut: 'disponible',
  prodStandard: 'non',
  prodFeatured: '0',
  prodNewsletters: '0',
  prodPicture: null,
  prodDatasheet: null,
  prodTitre: '',
  prodMemo: '',
  ...NO_FEATURES,
};

const FIELDS = Object.keys(newProduct) as (keyof ProductDraft)[];

export function draftOf(product: AdminProduct | null): ProductDraft {
  if (!product) return newProduct;
  const known = Object.entries(product).filter(([field]) => FIELDS.includes(field as keyof ProductDraft));
  const draft = { ...newProduct, ...(Object.fromEntries(known) as Partial<ProductDraft>) };
  // No price is '0' in the API and an empty field on the screen.
  return { ...draft, prodPrix: product.prodPrix === '0' ? null : Number(product.prodPrix) };
}

/** Only the changed fields: the others stay as they are, even if somebody changed them meanwhile. */
export function changesOf(base: ProductDraft, draft: ProductDraft): Partial<AdminProductCreation> {
  const changed = FIELDS.filter((field) => (base[field] ?? '') !== (draft[field] ?? ''));
  return Object.fromEntries(changed.map((field) => [field, wireValue(field, draft)]));
}

export interface Overwritten {
  readonly field: keyof ProductDraft;
  readonly saved: string | null;
}

/** What was changed here and elsewhere, and differs: saved, it would take the place of what the other one entered. */
export function overwrittenIn(before: ProductDraft, base: ProductDraft, draft: ProductDraft): Overwritten[] {
  const own = FIELDS.filter((field) => (before[field] ?? '') !== (base[field] ?? ''));
  return own
    .filter((field) => (base[field] ?? '') !== (draft[field] ?? ''))
    .map((field) => ({ field, saved: base[field] === null ? null : String(base[field]) }));
}

export function creationOf(draft: ProductDraft): AdminProductCreation {
  // Characteristics that only other catalogues have are left out.
  const foreign = new Set<string>(
    CATALOGUES.filter((other) => other !== draft.prodCatalogue)
      .flatMap((other) => characteristics[other])
      .map(({ name }) => name),
  );
  const fields = FIELDS.filter(
    (field) => !foreign.has(field) && (draft[field] !== null || field === 'prodPrix'),
  );
  return Object.fromEntries(fields.map((field) => [field, wireValue(field, draft)])) as AdminProductCreation;
}

/** '2014 à 2019' as '2014-2019', 'depuis 2016' as '2016-'; undefined: these are no years. What is stored already stays. */
export function yearsAsStored(written: string): string | undefined {
  const text = written.trim();
  if (/^(\d{4}(-(\d{4})?)?)?$/.test(text)) return text;
  const span = readYearSpan(text);
  if (!span || span.from === 0) return undefined;
  return `${span.from}-${span.to === OPEN_YEAR ? '' : span.to}`;
}

export type Checked = 'prodRef' | 'prodCodeEAN' | 'prodAnnee' | 'prodPrix';

/** As scanners and sheets write it: blanks between the digits do not count. */
const eanAsStored = (written: string): string => written.replace(/\s/g, '');

/** What the page itself knows to be wrong, in the order of its fields; years that are stored already stay as they are. */
export function wrongIn(base: ProductDraft, draft: ProductDraft): Checked[] {
  const wrong: Record<Checked, boolean> = {
    prodRef: draft.prodRef.trim() === '',
    prodCodeEAN:
      draft.prodCodeEAN !== base.prodCodeEAN && !/^(\d{8,14})?$/.test(eanAsStored(draft.prodCodeEAN)),
    prodAnnee: draft.prodAnnee !== base.prodAnnee && yearsAsStored(draft.prodAnnee) === undefined,
    prodPrix: typeof draft.prodPrix === 'string',
  };
  return (Object.keys(wrong) as Checked[]).filter((field) => wrong[field]);
}

const wireValue = (field: keyof ProductDraft, draft: ProductDraft) =>
  field === 'prodPrix'
    ? String(draft.prodPrix ?? 0)
    : field === 'prodRef'
      ? draft.prodRef.trim()
      : field === 'prodAnnee'
        ? (yearsAsStored(draft.prodAnnee) ?? '')
        : field === 'prodCodeEAN'
          ? eanAsStored(draft.prodCodeEAN)
          : draft[field];
