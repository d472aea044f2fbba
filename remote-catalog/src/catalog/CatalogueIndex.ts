import type { Catalogue, ProductRow } from '@extranet/shared/contracts';
import { searchable } from '@extranet/shared/rules';
import { fitsTypedModel, typedModel } from '@extranet/shared/rules/vehicle';
import { includesYear, readYears, type Years } from '../years.ts';
import { type Facet, Facets } from './facets.ts';
import { narrows, type Wanted } from './filters.ts';
import { MODEL_END, meantIn } from './meant/wanted.ts';
import { placesBetween, smallest } from './places.ts';
import { References } from './references.ts';
import { Names, type RowOrder, type SortColumn, sorted, sortValues } from './row-order.ts';
import { type TraitCounts, Traits } from './traits.ts';

const TAGS = /<[^>]*>/g;
const RECENT = 8;

/**
 * A catalogue as columns of normalised texts, so that a keystroke only compares texts. It is in the store as an instance of
 * a class, because the store's immutability check would walk through a plain object.
 */
export class CatalogueIndex {
  readonly catalogue: Catalogue;
  readonly rows: ProductRow[] = [];
  readonly #references = new References();
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
    const places = order ? sorted(found, this.#valuesOf(order.by), order) : found;
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
    // A kit is also found by its texts.
    const isByText = this.catalogue === 'Kit';
    const words = asked.reference.split(' ');
    const typed = words.join('');
    const reference = this.#references.written(typed);
    const fits = isByText ? this.#fitsKitOf(words) : this.#fitsVehicleOf(asked);
    const wanted = { ...asked, reference };
    const [from, to] = this.#references.placesOf(isByText ? '' : reference);
    // What was found for 'fa5' does not hold FA-00059.
    const among = reference === typed ? wider : undefined;
    if (this.#references.inOrder && !isByText && isReferenceOnly(wanted)) return placesBetween(from, to);
    if (among && among.length <= to - from) return among.filter((at) => fits(at, wanted));
    const found: number[] = [];
    for (let at = from; at < to; at++) if (fits(at, wanted)) found.push(at);
    return found;
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
    this.#references.beginsWith(at, reference) &&
    (year === undefined || includesYear(this.#years[at] as Years, year));

  #fitsKitOf(words: readonly string[]): (at: number, wanted: Wanted) => boolean {
    return (at, { reference }) =>
      this.#references.beginsWith(at, reference) ||
      words.every((word) => (this.#texts[at] as string).includes(word));
  }

  #addRow(row: ProductRow): void {
    this.#share(row);
    this.rows.push(row);
    this.#traits.add(row);
    this.#references.add(searchable(row.prodRef));
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
    const values = this.#orders[by] ?? (by === 'vehicule' ? this.#names.ranks() : sortValues(this.rows, by));
    this.#orders[by] = values;
    return values;
  }
}

/** Then all rows of the range match, without checking each. */
const isReferenceOnly = ({ make, model, meant, year }: Wanted): boolean =>
  make === '' && model === '' && meant === undefined && year === undefined;

/** The public part of the index: a type with private fields could not be part of the store's state. */
export type CatalogueView = Pick<
  CatalogueIndex,
  'rows' | 'find' | 'inOrder' | 'withTraits' | 'traitCounts' | 'makes' | 'models'
>;

/** Makes and models alone; of a list that is not held nothing else can be asked at once. */
export type FacetView = Pick<CatalogueView, 'makes' | 'models'> & Partial<Pick<CatalogueView, 'find'>>;
