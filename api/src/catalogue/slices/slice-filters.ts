import type { MeantModels } from '@extranet/shared/contracts';
import { referenceKey, searchable, wordsOf } from '@extranet/shared/rules';
import { longerNumerals } from '@extranet/shared/rules/vehicle';
import { type SqlBool, sql } from 'kysely';
import { anyOf } from '../../base/db/any-of.ts';
import type { Letters } from '../../base/db/letters.ts';
import { allInAny, type Condition } from '../../base/lists/filters.ts';
import { lettersOfKits } from '../products/kits-by-letters.ts';
import { TEXTS } from '../products/product.fields.ts';
import type { AskedSlice } from './asked-model.ts';

type Typed = Pick<AskedSlice, 'cat' | 'marque' | 'modele' | 'model' | 'meant' | 'exact' | 'annee' | 'ref'>;

const MIN_REFERENCE = 3;
const YEAR = /^\d{4}$/;
/** Sorts after every other character: what begins with a text lies between the text and the text with this behind it. */
const LAST_CHARACTER = '\u{10ffff}';

/** What the page's fields ask, as `wantedBy` of the catalogue page reads them. */
export function typedConditions({ cat, ref = '', ...vehicle }: Typed): Condition[] {
  const all: Condition[] = [sql`products.catalogue = ${cat}`, sql`products.statut <> 'supprime'`];
  const reference = searchable(ref);
  if (cat === 'Kit') return reference === '' ? all : [...all, isKitOf(ref)];
  return [
    ...all,
    ...vehicleConditions(vehicle),
    ...(reference.length >= MIN_REFERENCE ? [beginsWith('products.ref_norm', referenceKey(ref))] : []),
  ];
}

function vehicleConditions({
  marque = '',
  modele = '',
  model: read,
  meant,
  exact,
  annee = '',
}: Omit<Typed, 'cat' | 'ref'>) {
  if (meant) return [isMeant(meant), ...inYear(YEAR.test(annee) ? annee : String(meant.year ?? ''))];
  const make = searchable(marque);
  const model = read?.beginning ?? searchable(modele);
  const wholeModel = exact === '1' && modele.trim() !== '';
  const conditions: Condition[] = [];
  if (make !== '') conditions.push(beginsWith('products.marque_norm', make));
  if (wholeModel) conditions.push(sql`products.modele_norm = ${model}`);
  else if (model !== '') conditions.push(beginsWith('products.modele_norm', model));
  for (const longer of read ? longerNumerals(read) : [])
    conditions.push(sql`not ${beginsWith('products.modele_norm', longer)}`);
  return [...conditions, ...inYear(annee)];
}

const inYear = (year: string): Condition[] =>
  YEAR.test(year) ? [sql`products.year_from <= ${Number(year)} and products.year_to >= ${Number(year)}`] : [];

function isMeant({ makes }: MeantModels): Condition {
  if (makes.length === 0) return sql`1 = 0`;
  const each = makes.map(
    ({ name, models }) => sql<SqlBool>`(products.marque_norm = ${searchable(name)}
      and products.modele_norm in (${sql.join(models.map(searchable))}))`,
  );
  return anyOf(each);
}

/** A kit is also found by its texts. */
const isKitOf = (ref: string): Condition =>
  anyOf([beginsWith('products.ref_norm', referenceKey(ref)), allInAny(TEXTS, wordsOf(ref))]);

/** What kits found by this can be narrowed down to. */
export const typedLetters = ({ cat, ref = '' }: Typed): Letters | undefined =>
  cat === 'Kit' ? lettersOfKits([wordsOf(ref), [referenceKey(ref)]]) : undefined;

/** As a range, which any index of the column serves. */
const beginsWith = (column: string, text: string): Condition =>
  sql`(${sql.ref(column)} >= ${text} and ${sql.ref(column)} < ${text + LAST_CHARACTER})`;
