import type { CatalogueFacets, MeantModels, SliceQuestion } from '@extranet/shared/contracts';
import { searchable } from '@extranet/shared/rules';
import { beginsAsTyped, hasModelNumber, type TypedModel, typedModel } from '@extranet/shared/rules/vehicle';

/** A question with its model read beside those that there are, as a page that holds the list reads it. */
export interface AskedSlice extends SliceQuestion {
  readonly model?: TypedModel;
  /** Instead of make and model, where no name begins as they were typed. */
  readonly meant?: MeantModels;
}

interface Known {
  facets: () => Promise<CatalogueFacets>;
  meant: (facets: CatalogueFacets) => Promise<MeantModels>;
}

export async function withModel(question: SliceQuestion, known: Known): Promise<AskedSlice> {
  const { cat, marque = '', modele = '', exact } = question;
  if (cat === 'Kit' || exact === '1' || searchable(marque + modele) === '') return question;
  const facets = await known.facets();
  if (!beginsSomething(facets, marque, modele)) return { ...question, meant: await known.meant(facets) };
  if (!hasModelNumber(modele)) return question;
  const names = facets.makes.flatMap(({ models }) => models.map(({ name }) => searchable(name)));
  return { ...question, model: typedModel(modele, names) };
}

/** Whether the page's fields would suggest any of them. */
function beginsSomething({ makes }: CatalogueFacets, marque: string, modele: string): boolean {
  const make = searchable(marque);
  const begins = beginsAsTyped(modele);
  return makes.some(
    ({ name, models }) =>
      searchable(name).startsWith(make) &&
      (searchable(modele) === '' || models.some((model) => begins(searchable(model.name)))),
  );
}
