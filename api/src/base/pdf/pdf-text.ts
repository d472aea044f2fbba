import { fileURLToPath } from 'node:url';

export type Weight = 'regular' | 'bold';

/** The built-in fonts: small documents, but Western European letters only. */
const BUILT_IN: Record<Weight, string> = { regular: 'Helvetica', bold: 'Helvetica-Bold' };
const WIDE: Record<Weight, string> = {
  regular: fileURLToPath(import.meta.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf')),
  bold: fileURLToPath(import.meta.resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf')),
};
/** Windows-1252, which is what the built-in fonts can write. */
const WESTERN = /^[\x20-\x7e\xa0-\xff€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]*$/;
const CONTROLS = /\p{Cc}+/gu;
const NARROW_SPACES = /[\u2007-\u200a\u202f]/g;

/** On one line, with the blanks that every font has. */
export function printable(text: string): string {
  return text.replace(CONTROLS, ' ').replace(NARROW_SPACES, '\u00a0');
}

/** A name in Polish or Greek letters is printed too, in a font that has them. */
export function fontFor(text: string, weight: Weight = 'regular'): string {
  return WESTERN.test(text) ? BUILT_IN[weight] : WIDE[weight];
}
