import { readPlate } from './french-plate.ts';
import { readVariant } from './type-variant.ts';
import { knownInWords } from './vehicle-words.ts';
import { readVin } from './vin.ts';

export type VehicleTextKind = 'plate' | 'vin' | 'variant' | 'words';

/** Why it is not worth asking anybody; a text says what to do about each. */
export type VehicleTextProblem =
  | 'empty'
  | 'foreignPlate'
  | 'plateForm'
  | 'vinLength'
  | 'vinCheck'
  | 'variantCut';

/** 'D.2 LBHZTZ/1S', as it stands on the registration document. */
const LINE = /^D\.?2[ :.]+(?=\S)/i;

/** What was understood of the text, before anybody is asked (B1.01). */
export interface VehicleReading {
  kind: VehicleTextKind;
  /** As it is shown, and as the server asks for it: 'AB-123-CD'. */
  text: string;
  /** What the text says by itself. */
  known: { marque?: string; year?: number };
  /** A letter was taken for the digit that it looks like. */
  corrected: boolean;
  problem?: VehicleTextProblem;
}

/** Reads a French plate, a VIN, the type-variant-version of line D.2, or plain words. */
export function readVehicleText(written: string, thisYear = new Date().getFullYear()): VehicleReading {
  const words = written.normalize('NFKC').trim().replace(/\s+/g, ' ').replace(LINE, '');
  if (!/[\p{L}\p{N}]/u.test(words))
    return { kind: 'words', text: '', known: {}, corrected: false, problem: 'empty' };
  const plate = readPlate(words);
  if (plate) return { kind: 'plate', known: {}, ...plate };
  const vin = readVin(words, thisYear);
  if (vin) {
    const { marque, year, ...reading } = vin;
    return { kind: 'vin', known: { ...(marque && { marque }), ...(year && { year }) }, ...reading };
  }
  const variant = readVariant(words);
  if (variant) return { kind: 'variant', known: {}, corrected: false, ...variant };
  return { kind: 'words', text: words, known: knownInWords(words, thisYear), corrected: false };
}
