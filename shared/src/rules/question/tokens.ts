/**
 * The exact words of the index. Each begins with a letter that says what it is, so that the year 2008 and the Peugeot 2008
 * are two. Both databases' indexes take letters, digits and '_'.
 */
export const token = {
  /** A word of the make, the model, the title, the catalogue or a feature. */
  word: (word: string) => `w${word}`,
  generation: (number: number) => `g${number}`,
  year: (year: number) => `y${year}`,
  /** Of a product whose years nobody knows: it may be of any. */
  anyYear: 'yany',
  catalogue: (name: string) => `c${name.toUpperCase()}`,
  pins: (pins: string) => `p${pins}`,
  reference: (form: string) => `r${form.replace(/[^\p{L}\p{N}]/gu, (sign) => `_${sign.codePointAt(0)}_`)}`,
  /** The whole name of a model that a part is for, by its application too. */
  model: (marqueNorm: string, modeleNorm: string) => `m${marqueNorm}_${modeleNorm}`,
  /** Of products that can be had. */
  orderable: 's1',
  /** Of no product. */
  none: 'none',
} as const;

const SERIES = /^(\p{L}+)0*(\d+)(.*)$/u;

/** How a reference is written short: 'FA00059' is FA59 and 59. Nothing for one that is not letters and a number. */
export function shortForms(refNorm: string): { series: string; short: string; number: string } | undefined {
  const [, series, number, rest] = SERIES.exec(refNorm) ?? [];
  if (!series || !number) return undefined;
  return { series, short: `${series}${number}${rest}`, number: `${number}${rest}` };
}
