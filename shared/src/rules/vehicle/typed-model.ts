import { searchable } from '../search.ts';
import { ROMAN } from './vehicle-names.ts';

/** What somebody typed of a model's name, as models are compared with it. */
export interface TypedModel {
  /** Their compared form begins so. */
  readonly beginning: string;
  /** It ends with the number of a generation: 'Golf VI' is no beginning of Golf VII. */
  readonly isCounted: boolean;
}

const GOES_ON = /^[IVX]/;
const COUNT = /^\d{1,2}$/;

/** Whether 'golf vi', 'golf 6' or 'golf 6 break' was typed: then it has to be read beside the models that there are. */
export const hasModelNumber = (typed: string): boolean =>
  modelReadings(typed).some(({ isCounted }, at) => isCounted || at > 0);

/** As it was typed if there is such a model ('série 3'), else with its numbers as generations are written ('golf 6'). */
export function typedModel(typed: string, models: readonly string[]): TypedModel {
  const readings = modelReadings(typed);
  const there = readings.find((reading) => models.some((model) => fitsTypedModel(reading, model)));
  // A generation that has no parts is not answered by the next one.
  return there ?? (readings.at(-1) as TypedModel);
}

/** Of a model in its compared form. */
export const fitsTypedModel = ({ beginning, isCounted }: TypedModel, model: string): boolean =>
  model.startsWith(beginning) && !(isCounted && GOES_ON.test(model.slice(beginning.length)));

/** Where another numeral would go on: of these models a counted one is not the beginning. */
export const longerNumerals = ({ beginning, isCounted }: TypedModel): string[] =>
  isCounted ? ['I', 'V', 'X'].map((numeral) => beginning + numeral) : [];

/** Whether the name of a model, in its compared form, begins as it was typed: 'golf 6' begins Golf VI. */
export function beginsAsTyped(typed: string): (model: string) => boolean {
  const beginnings = modelReadings(typed).map(({ beginning }) => beginning);
  return (model) => beginnings.some((beginning) => model.startsWith(beginning));
}

/** The likeliest first, at least one. */
export function modelReadings(typed: string): TypedModel[] {
  const words = typed.trim().split(/\s+/);
  const beginning = searchable(typed);
  const last = searchable(words.at(-1) ?? '');
  const plain = { beginning, isCounted: false };
  if (words.length < 2) return [plain];
  if (ROMAN.includes(last)) return [{ beginning, isCounted: true }];
  const roman = words.map((word, at) => (at > 0 && COUNT.test(word) && ROMAN[Number(word) - 1]) || word);
  const counted = searchable(roman.join(' '));
  return counted === beginning ? [plain] : [plain, { beginning: counted, isCounted: COUNT.test(last) }];
}
