import type { MeantModels } from '@extranet/shared/contracts';
import { searchable } from '@extranet/shared/rules';
import { fitsTypedModel, typedModel } from '@extranet/shared/rules/vehicle';
import type { FacetView } from '../CatalogueIndex.ts';
import type { Facet } from '../facets.ts';

/**
 * Whether a make and a model of the catalogue begin as they were typed; nothing typed begins everything. 'Golf V' is no beginning of
 * Golf VI.
 */
export function beginsSomething(facets: FacetView, make: string, model: string): boolean {
  if (searchable(make + model) === '') return true;
  if (searchable(model) === '') return facets.makes(make).length > 0;
  const names = facets.models(make, model).map(({ name }) => searchable(name));
  const typed = typedModel(model, names);
  return names.some((name) => fitsTypedModel(typed, name));
}

/** The makes that were meant, with the products of each. */
export function meantMakes(facets: FacetView, { makes }: MeantModels): Facet[] {
  const meant = new Set(makes.map(({ name }) => searchable(name)));
  return facets.makes('').filter(({ name }) => meant.has(searchable(name)));
}

/** The models that were meant, of one name those of all makes together, in the order of their names. */
export function meantFacets(facets: FacetView, { makes }: MeantModels): Facet[] {
  const counts = new Map<string, Facet>();
  for (const make of makes) {
    const own = new Set(make.models.map(searchable));
    for (const { name, count } of facets.models(make.name, ''))
      if (own.has(searchable(name)))
        counts.set(name, { name, count: count + (counts.get(name)?.count ?? 0) });
  }
  return [...counts.values()].sort((one, other) => (searchable(one.name) < searchable(other.name) ? -1 : 1));
}

/** The make of a model that was meant. */
export const makeOfMeant = ({ makes }: MeantModels, model: string): string | undefined =>
  makes.find(({ models }) => models.includes(model))?.name;
