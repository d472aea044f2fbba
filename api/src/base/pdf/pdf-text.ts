import { fileURLToPath } from 'node:url';

export type Weight = 'regular' | 'bold';

/** The built-in fonts keep documents small but have Western European letters only. */
const BUILT_IN: Record<Weight, string> = { regular: 'Helvetica', bold: 'Helvetica-Bold' };
const WIDE: Record<Weight, string> = {
  regular: fileURLToPath(import.meta.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf')),
  bold: fileURLToPath(import.meta.resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf')),
};
/** Windows-1252, the characters of the built-in fonts. */
const WESTERN = /^[\x20-\x7e\xa0-\xff€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]*$/;
const CONTROLS = /\p{Cc}+/gu;
const NARROW_SPACES = /[\u2007-\u200a\u202f]/g;

/** Puts the text on one line, with blanks that every font has. */
export function printable(text: string): string {
  return text.replace(CONTROLS, ' ').replace(NARROW_SPACES, '\u00a0');
}

/** A font that has all letters of the text, Polish or Greek ones too. */
export function fontFor(text: string, weight: Weight = 'regular'): string {
  return WESTERN.test(text) ? BUILT_IN[weight] : WIDE[weight];
}
