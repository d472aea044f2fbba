import type { CatalogueFacets, ProductRow } from '@extranet/shared/contracts';
import { searchable } from '@extranet/shared/rules';
import { beginsAsTyped } from '@extranet/shared/rules/vehicle';

/** A make or model that exists, and how many products there are for it. */
export interface Facet {
  name: string;
  count: number;
}

interface Entry extends Facet {
  /** The normalised name. */
  key: string;
}
interface Make extends Entry {
  models: Map<string, Entry>;
}

const byName = (a: Entry, b: Entry): number => (a.key < b.key ? -1 : 1);

export class Facets {
  readonly #makes = new Map<string, Make>();

  count({ make, model, row }: { make: string; model: string; row: ProductRow }): void {
    if (make === '') return;
    const known = this.#makes.get(make) ?? { key: make, name: row.prodMarque, count: 0, models: new Map() };
    this.#makes.set(make, known);
    known.count++;
    if (model === '') return;
    const entry = known.models.get(model) ?? { key: model, name: row.prodModele, count: 0 };
    known.models.set(model, entry);
    entry.count++;
  }

  /** As the server counted them. */
  static of(makes: CatalogueFacets['makes']): Facets {
    const facets = new Facets();
    for (const { name, count, models } of makes) {
      const entries = models.map((model) => ({ ...model, key: searchable(model.name) }));
      const key = searchable(name);
      facets.#makes.set(key, { key, name, count, models: new Map(entries.map((one) => [one.key, one])) });
    }
    return facets;
  }

  makes(beginning: string): Facet[] {
    return [...this.#makes.values()].filter(({ key }) => key.startsWith(beginning)).sort(byName);
  }

  /** Models of the makes that begin with `make`; of all makes when it is ''. 'golf 6' begins Golf VI. */
  models(make: string, typed: string): Facet[] {
    const begins = beginsAsTyped(typed);
    const merged = new Map<string, Entry>();
    for (const { key: makeKey, models } of this.#makes.values()) {
      if (!makeKey.startsWith(make)) continue;
      for (const { key, name, count } of models.values()) {
        if (!begins(key)) continue;
        const entry = merged.get(key);
        if (entry) entry.count += count;
        else merged.set(key, { key, name, count });
      }
    }
    return [...merged.values()].sort(byName);
  }
}
