/** Letters and digits change places more often than in a name like 308II2016. */
const CHANGES_MIN = 4;
const SEPARATORS = /[\s\-/*.]+/g;

interface VariantReading {
  /** Upper case, with the separators of the registration document. */
  text: string;
  problem?: 'variantCut';
}

/** Type, variant and version of a vehicle as line D.2 of the registration document has them; undefined for anything else. */
export function readVariant(written: string): VariantReading | undefined {
  const text = written.normalize('NFKC').trim().toUpperCase().replace(/\s+/g, ' ');
  const key = variantKey(text);
  const isMixed = (key.match(/[A-Z]+|\d+/g)?.length ?? 0) >= CHANGES_MIN && key.length >= 6;
  const isSeparated = /[A-Z0-9][/*]/.test(text) && /\d/.test(text) && !/[A-Z]{7}/.test(text);
  if (!/^[A-Z0-9\s\-/*.]{4,40}$/.test(text) || (!isSeparated && !(isMixed && !text.includes(' '))))
    return undefined;
  return /[/*-]$/.test(text) || key.length < 6 ? { text, problem: 'variantCut' } : { text };
}

/** As tables hold it: separators stand differently from document to document. */
export const variantKey = (text: string): string =>
  text.normalize('NFKC').toUpperCase().replace(SEPARATORS, '');
