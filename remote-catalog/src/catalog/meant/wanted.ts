import type { MeantModels } from '@extranet/shared/contracts';
import { searchable } from '@extranet/shared/rules';

/** Stands behind each model's compared form: with it nothing but the whole model begins with the wanted one. */
export const MODEL_END = '\u0001';

/** A make and its models, in their compared forms. */
type Names = [make: string, models: string[]];

/** As one text, so that two readings that mean the same are the same. */
export const meantAsText = ({ makes }: MeantModels): string =>
  JSON.stringify(
    makes.map(
      ({ name, models }): Names => [searchable(name), models.map((model) => searchable(model) + MODEL_END)],
    ),
  );

/** Whether a make and a model, the latter with its end, are among them. */
export function meantIn(text: string): (make: string, model: string) => boolean {
  const makes = new Map((JSON.parse(text) as Names[]).map(([make, models]) => [make, new Set(models)]));
  return (make, model) => makes.get(make)?.has(model) === true;
}
