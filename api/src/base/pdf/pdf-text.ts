import { fileURLToPath } from 'node:url';

export type Weight = 'regular' | 'bold';

/** Documents bring all their letters along, Polish and Greek ones too, as PDF/A asks. */
const EMBEDDED: Record<Weight, string> = {
  regular: fileURLToPath(import.meta.resolve('dejavu-fonts-ttf/ttf/DejaVuSansCondensed.ttf')),
  bold: fileURLToPath(import.meta.resolve('dejavu-fonts-ttf/ttf/DejaVuSansCondensed-Bold.ttf')),
};
const CONTROLS = /\p{Cc}+/gu;
const NARROW_SPACES = /[\u2007-\u200a\u202f]/g;

/** Puts the text on one line, with blanks that every font has. */
export function printable(text: string): string {
  return text.replace(CONTROLS, ' ').replace(NARROW_SPACES, '\u00a0');
}

export const embeddedFont = (weight: Weight = 'regular'): string => EMBEDDED[weight];
