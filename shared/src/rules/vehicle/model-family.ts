import { ROMAN as NUMERALS } from './vehicle-names.ts';

const ROMAN = /^(?:X{0,2}(?:IX|IV|V?I{1,3}|V))$/;
/** Codes of generations: B8, T5, W176, F30, 8V, 4M, FY, KL, WK2, NP300. */
const CODE = /^(?:[A-Z]{1,2}\d{1,3}|\d[A-Z]|FY|KL|WK\d)$/;
/** One letter counts as a generation (Astra J) except where it is the name: Classe A, C5 X. */
const LETTER = /^[A-HJ-W]$/;
const NAMED_BY_LETTER = /^(?:classe|class|model|type)$/i;

/** The name without body and generation, for which parts of several generations stand together: '308 II Break' is a 308. */
export function modelFamily(modele: string): string {
  const words = modele.trim().split(/\s+/);
  while (words.length > 1) {
    const last = words.at(-1)?.toUpperCase() ?? '';
    const before = words.at(-2) ?? '';
    const isLetterOfName = LETTER.test(last) && NAMED_BY_LETTER.test(before);
    const goes = last === 'BREAK' || ROMAN.test(last) || CODE.test(last) || LETTER.test(last);
    if (!goes || isLetterOfName) break;
    words.pop();
  }
  return words.join(' ');
}

const NUMERAL = /\b[IVX]+\b/g;

/** 'Clio IV' is the fourth; 0 for models that count otherwise. */
export function generationOf(modele: string): number {
  const rest = modele.slice(modelFamily(modele).length).toUpperCase();
  const found = rest.match(NUMERAL)?.[0];
  return found ? NUMERALS.indexOf(found) + 1 : 0;
}
