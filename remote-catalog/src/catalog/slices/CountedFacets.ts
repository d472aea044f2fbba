import type { CatalogueFacets } from '@extranet/shared/contracts';
import { searchable } from '@extranet/shared/rules';
import { type Facet, Facets } from '../facets.ts';

/** Makes and models as the server counted them, which answer each keystroke like those of a list that is held. */
export class CountedFacets {
  readonly #facets: Facets;

  constructor(makes: CatalogueFacets['makes']) {
    this.#facets = Facets.of(makes);
  }

  makes(beginning: string): Facet[] {
    return this.#facets.makes(searchable(beginning));
  }

  models(make: string, beginning: string): Facet[] {
    return this.#facets.models(searchable(make), beginning);
  }
}
