import type { Catalogue, ProductRow } from '@extranet/shared/contracts';
import { searchable } from '@extranet/shared/rules';
import { fitsTypedModel, typedModel } from '@extranet/shared/rules/vehicle';
import { type Facet, Facets } from './facets.ts';
import { narrows, type Wanted } from './filters.ts';
import { MODEL_END, meantIn } from './meant/wanted.ts';
import { placesBetween, smallest } from './places.ts';
import { Names, type RowOrder, type SortColumn, sortValues } from './row-order.ts';
import { type TraitCounts, Traits } from './traits.ts';
import { includesYear, readYears, type Years } from './years.ts';

const TAGS = /<[^>]*>/g;
const RECENT = 8;
const SHORT = /^(\p{L}+)(\d+)$/u;
const ZEROS_MAX = 8;

/**
 * A catalogue as columns of normalised texts, so that a keystroke only compares texts. It is in the store as an instance of
 * a class, because the store's immutability check would walk through a plain object.
 */
export class CatalogueIndex {
  readonly catalogue: Catalogue;
  readonly rows: ProductRow[] = [];
  readonly #references: string[] = [];
  readonly #makes: string[] = [];
  readonly #models: string[] = [];
  readonly #texts: string[] = [];
  readonly #years: Years[] = [];
  readonly #facets = new Facets();
  readonly #traits = new Traits();
  readonly #normalised = new Map<string, string>();
  readonly #endedModels = new Map<string, string>();
  readonly #spans = new Map<string, Years>();
  readonly #words = new Map<string, string>();
  readonly #names = new Names();
  #orders: Partial<Record<SortColumn, Float64Array>> = {};
  #inOrderOfReference = true;
  #recent: { wanted: Wanted; found: number[] }[] = [];

  constructor(catalogue: Catalogue) {
    this.catalogue = catalogue;
  }

  add(rows: readonly ProductRow[]): void {
    for (const row of rows) this.#addRow(row);
    this.#orders = {};
    this.#recent = [];
  }

  /** Reuses recent results: a longer text is searched in the result of the shorter one, a repeated one is answered at once. */
  find(wanted: Wanted): number[] {
    const wider = this.#recent.filter((search) => narrows(wanted, search.wanted));
    const same = wider.find((search) => narrows(search.wanted, wanted));
    const found = same?.found ?? this.#search(wanted, smallest(wider));
    this.#recent = [{ wanted, found }, ...this.#recent.filter((search) => search !== same)].slice(0, RECENT);
    return found;
  }

  /** The found rows in the given order; by reference if there is none. */
  inOrder(found: readonly number[], order: RowOrder | undefined): ProductRow[] {
    const places = order ? this.#sorted(found, order) : found;
    const rows = new Array<ProductRow>(places.length);
    for (let at = 0; at < rows.length; at++) rows[at] = this.rows[places[at] as number] as ProductRow;
    return rows;
  }

  /** The found rows with the chosen traits. */
  withTraits(found: readonly number[], traits: string): readonly number[] {
    return this.#traits.kept(found, traits);
  }

  traitCounts(found: readonly number[], traits: string): TraitCounts {
    return this.#traits.counts(found, traits);
  }

  makes(beginning: string): Facet[] {
    return this.#facets.makes(this.#normalise(beginning));
  }

  models(make: string, beginning: string): Facet[] {
    return this.#facets.models(this.#normalise(make), beginning);
  }

  #search(asked: Wanted, wider: readonly number[] | undefined): number[] {
    const fits = this.catalogue === 'Kit' ? this.#fitsKit : this.#fitsVehicleOf(asked);
    const reference = this.#written(asked.reference);
    const wanted = { ...asked, reference };
    const [from, to] = this.#placesOf(reference);
    // What was found for 'fa5' does not hold FA-00059.
    const among = reference === asked.reference ? wider : undefined;
    if (this.#inOrderOfReference && isReferenceOnly(this.catalogue, wanted)) return placesBetween(from, to);
    if (among && among.length <= to - from) return among.filter((at) => fits(at, wanted));
    const found: number[] = [];
    for (let at = from; at < to; at++) if (fits(at, wanted)) found.push(at);
    return found;
  }

  /** 'fa59' is short for FA-00059 where no reference begins as it was typed, as the search and the express order read it. */
  #written(reference: string): string {
    const [, series, number] = SHORT.exec(reference) ?? [];
    if (!series || !number || this.catalogue === 'Kit' || !this.#inOrderOfReference) return reference;
    const [from, to] = this.#placesOf(reference);
    if (to > from) return reference;
    const longer = Array.from({ length: ZEROS_MAX }, (_, zeros) => `${series}${'0'.repeat(zeros)}${number}`);
    return longer.find((one) => this.#isThere(one)) ?? reference;
  }

  #isThere(reference: string): boolean {
    return this.#references[this.#placeOf((one) => one >= reference)] === reference;
  }

  /** The list arrives in the order of its references, so those with the same beginning are adjacent. */
  #placesOf(reference: string): [from: number, to: number] {
    const all: [number, number] = [0, this.rows.length];
    // A kit is also found by its texts.
    if (reference === '' || this.catalogue === 'Kit' || !this.#inOrderOfReference) return all;
    const from = this.#placeOf((one) => one >= reference);
    return [from, this.#placeOf((one) => one >= reference && !one.startsWith(reference))];
  }

  /** Binary search for the first place for which the condition is true, as it must be for all after it. */
  #placeOf(isThere: (reference: string) => boolean): number {
    let [low, high] = [0, this.#references.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (isThere(this.#references[middle] as string)) high = middle;
      else low = middle + 1;
    }
    return low;
  }

  #fitsVehicleOf({ counted, meant }: Wanted): (at: number, wanted: Wanted) => boolean {
    if (meant !== undefined) {
      const isMeant = meantIn(meant);
      return (at, wanted) =>
        isMeant(this.#makes[at] as string, this.#models[at] as string) && this.#fitsBesideModel(at, wanted);
    }
    if (counted === undefined) return this.#fitsVehicle;
    const names = [...this.#endedModels.keys()];
    const typed = typedModel(counted, names);
    const models = new Set(
      names.filter((name) => fitsTypedModel(typed, name)).map((name) => this.#endedModels.get(name)),
    );
    return (at, wanted) => models.has(this.#models[at]) && this.#fitsBesideModel(at, wanted);
  }

  readonly #fitsVehicle = (at: number, wanted: Wanted): boolean =>
    (this.#models[at] as string).startsWith(wanted.model) && this.#fitsBesideModel(at, wanted);

  readonly #fitsBesideModel = (at: number, { make, reference, year }: Wanted): boolean =>
    (this.#makes[at] as string).startsWith(make) &&
    (this.#references[at] as string).startsWith(reference) &&
    (year === undefined || includesYear(this.#years[at] as Years, year));

  readonly #fitsKit = (at: number, { reference }: Wanted): boolean =>
    (this.#references[at] as string).startsWith(reference) || (this.#texts[at] as string).includes(reference);

  #addRow(row: ProductRow): void {
    this.#share(row);
    this.rows.push(row);
    this.#traits.add(row);
    const reference = searchable(row.prodRef);
    this.#inOrderOfReference &&= reference >= (this.#references.at(-1) ?? '');
    this.#references.push(reference);
    this.#years.push(this.#span(row.prodAnnee));
    const make = this.#normalise(row.prodMarque);
    const model = this.#normalise(row.prodModele);
    this.#makes.push(make);
    this.#models.push(this.#ended(model));
    this.#facets.count({ make, model, row });
    if (this.catalogue !== 'Kit') {
      this.#names.add(`${make} ${model}`);
      return;
    }
    const title = searchable(row.prodTitre);
    this.#texts.push(`${title}\n${searchable(row.prodMemo.replace(TAGS, ' '))}`);
    this.#names.add(title);
  }

  /** Sixty thousand rows repeat the same few thousand texts: each is stored once. Missing fields become ''. */
  #share(row: ProductRow): void {
    row.prodRef ??= '';
    row.prodMbrPrice ??= row.prodPrix ?? '0';
    row.prodMarque = this.#word(row.prodMarque);
    row.prodModele = this.#word(row.prodModele);
    row.prodAnnee = this.#word(row.prodAnnee);
    row.prodTitre = this.#word(row.prodTitre);
    row.prodMemo = this.#word(row.prodMemo);
  }

  #word(text: string | null | undefined): string {
    const word = text ?? '';
    const known = this.#words.get(word);
    if (known !== undefined) return known;
    this.#words.set(word, word);
    return word;
  }

  #ended(model: string): string {
    const known = this.#endedModels.get(model);
    if (known !== undefined) return known;
    const fresh = model + MODEL_END;
    this.#endedModels.set(model, fresh);
    return fresh;
  }

  #normalise(text: string): string {
    const known = this.#normalised.get(text);
    if (known !== undefined) return known;
    const fresh = searchable(text);
    this.#normalised.set(text, fresh);
    return fresh;
  }

  #span(years: string): Years {
    const known = this.#spans.get(years) ?? readYears(years);
    this.#spans.set(years, known);
    return known;
  }

  #valuesOf(by: SortColumn): Float64Array {
    return by === 'vehicule' ? this.#names.ranks() : sortValues(this.rows, by);
  }

  /** Numbers in a typed array sort many times faster than with a comparator; the place in the list breaks ties. */
  #sorted(found: readonly number[], { by, direction }: RowOrder): number[] {
    const values = this.#orders[by] ?? this.#valuesOf(by);
    this.#orders[by] = values;
    const size = this.rows.length;
    const keys = Float64Array.from(found, (at) => {
      const value = values[at] as number;
      // No price is not the lowest price: such rows come last in both directions.
      if (by === 'prix' && value === 0) return NO_PRICE * size + at;
      return (direction === 'up' ? value : -value) * size + at;
    });
    keys.sort();
    return Array.from(keys, (key) => ((key % size) + size) % size);
  }
}

/** Above every price, in cents. */
const NO_PRICE = 1e9;

/** Then all rows of the range match, without checking each. */
const isReferenceOnly = (catalogue: Catalogue, { make, model, meant, year }: Wanted): boolean =>
  catalogue !== 'Kit' && make === '' && model === '' && meant === undefined && year === undefined;

/** The public part of the index: a type with private fields could not be part of the store's state. */
export type CatalogueView = Pick<
  CatalogueIndex,
  'rows' | 'find' | 'inOrder' | 'withTraits' | 'traitCounts' | 'makes' | 'models'
>;

/** Makes and models alone; of a list that is not held nothing else can be asked at once. */
export type FacetView = Pick<CatalogueView, 'makes' | 'models'> & Partial<Pick<CatalogueView, 'find'>>;
