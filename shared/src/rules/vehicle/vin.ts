import { makerOf } from './vin-makers.ts';

const LENGTH = 17;
const FORM = /^[A-HJ-NPR-Z0-9]{17}$/;
const NORTH_AMERICA = /^[1-5]/;
/** Of position 10, from 1980 on and again from 2010 on. */
const YEARS = 'ABCDEFGHJKLMNPRSTVWXY123456789';
const FIRST_YEAR = 1980;
/** What each position weighs in the check digit, and the value of each letter (49 CFR 565.15). */
const WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];
const VALUES = Object.fromEntries([...'ABCDEFGH'].map((letter, index) => [letter, index + 1]));
for (const [letter, value] of Object.entries({ J: 1, K: 2, L: 3, M: 4, N: 5, P: 7, R: 9 }))
  VALUES[letter] = value;
[...'STUVWXYZ'].forEach((letter, index) => {
  VALUES[letter] = index + 2;
});

interface VinReading {
  text: string;
  /** A letter that no VIN has was taken for the digit that it looks like. */
  corrected: boolean;
  problem?: 'vinLength' | 'vinCheck';
  marque?: string;
  /** The model year, which may begin in the autumn before. */
  year?: number;
}

/** undefined when the text does not look like a VIN. */
export function readVin(written: string, thisYear: number): VinReading | undefined {
  const typed = written.normalize('NFKC').trim().toUpperCase();
  const compact = typed.replace(/[\s\-._]/g, '');
  const text = compact.replace(/[OQ]/g, '0').replaceAll('I', '1');
  const reading = { text, corrected: text !== compact };
  const maker = makerOf(text);
  // 'Audi A3 8V 2.0 TDI 2016' has seventeen characters too.
  const inOnePiece = !/\s/.test(typed);
  if (FORM.test(text)) {
    if (!/\d/.test(compact) || (!inOnePiece && !maker)) return undefined;
    if (NORTH_AMERICA.test(text) && checkDigit(text) !== text[8]) return { ...reading, problem: 'vinCheck' };
    return { ...reading, ...(maker && { marque: maker.marque }), ...yearOf(text, thisYear) };
  }
  const isPart = maker && inOnePiece && /^(?=.*\d.*\d)[A-Z0-9]{9,20}$/.test(text);
  if (!isPart && !(inOnePiece && /^(?=(?:.*\d){4})[A-Z0-9]{15,20}$/.test(text))) return undefined;
  return { ...reading, problem: 'vinLength', ...(maker && { marque: maker.marque }) };
}

function checkDigit(vin: string): string {
  const sum = [...vin].reduce(
    (total, sign, index) => total + (VALUES[sign] ?? Number(sign)) * (WEIGHTS[index] ?? 0),
    0,
  );
  return sum % 11 === 10 ? 'X' : String(sum % 11);
}

/** The latest year that position 10 may mean: thirty years ago the letters were the same. */
function yearOf(vin: string, thisYear: number): { year?: number } {
  const at = YEARS.indexOf(vin[LENGTH - 8] ?? '');
  const used = makerOf(vin)?.usesYear || NORTH_AMERICA.test(vin);
  if (!used || at < 0) return {};
  const year = FIRST_YEAR + at;
  return { year: year + YEARS.length <= thisYear + 1 ? year + YEARS.length : year };
}
