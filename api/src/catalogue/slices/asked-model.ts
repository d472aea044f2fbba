import type { CatalogueFacets, SliceQuestion } from '@extranet/shared/contracts';
import { searchable } from '@extranet/shared/rules';
import { hasModelNumber, type TypedModel, typedModel } from '@extranet/shared/rules/vehicle';

/** A question with its model read beside those that there are, as a page that holds the list reads it. */
export interface AskedSlice extends SliceQuestion {
  readonly model?: TypedModel;
}

export async function withModel(
  question: SliceQuestion,
  facets: (cat: SliceQuestion['cat']) => Promise<CatalogueFacets>,
): Promise<AskedSlice> {
  const { cat, modele = '', exact } = question;
  if (cat === 'Kit' || exact === '1' || !hasModelNumber(modele)) return question;
  const { makes } = await facets(cat);
  const names = makes.flatMap(({ models }) => models.map(({ name }) => searchable(name)));
  return { ...question, model: typedModel(modele, names) };
}
