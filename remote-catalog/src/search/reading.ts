import { CATALOGUES } from '@extranet/shared/rules';
import { readVehicleText } from '@extranet/shared/rules/vehicle';

/** 'part': not a whole plate yet, and already none of the server's business as words. */
export type Reading = { kind: 'words' | 'part' } | { kind: 'vehicle'; written: string };

/** AB-123-C, 1234 AB 5: one more key makes it a plate. */
const NEARLY = /^(?:[A-Z]{2}[\s-]?\d{3}[\s-]?[A-Z]|\d{3,4}[\s-]?[A-Z]{2,3}[\s-]?\d)$/i;
/** AB-123: plates have neither I, O nor U, and no number 000. */
const BEGUN = /^([A-HJ-NP-TV-Z]{2})[\s-]?(?!000)\d{3}$/i;
/** 'FA-123' is short for a reference: these begin as their catalogues are called. */
const SERIES: ReadonlySet<string> = new Set(CATALOGUES.map((name) => name.slice(0, 2).toUpperCase()));
/** '2016 BMW' has the form of a Spanish plate, and nobody means one by it. */
const YEAR_AND_MAKE = /^(?:19|20)\d{2}\s?bmw$/i;
/** 'e-C4' could come from Essen, and is a Citroën. */
const ELECTRIC_CITROEN = /^e[\s-]?c\d$/i;

/** A plate or VIN is personal data: it is led to the vehicle's field, and never sent as words (B1.09). */
export function readSearch(text: string): Reading {
  const words = text.trim();
  if (YEAR_AND_MAKE.test(words) || ELECTRIC_CITROEN.test(words)) return { kind: 'words' };
  const { kind, text: written } = readVehicleText(words);
  if (kind === 'plate' || kind === 'vin') return { kind: 'vehicle', written };
  return { kind: NEARLY.test(words) ? 'part' : 'words' };
}

/** Words only if they are left so, with Enter: nobody is asked while they are typed, however slowly. */
export function mayBecomePlate(text: string): boolean {
  const [, letters] = BEGUN.exec(text.trim()) ?? [];
  return letters !== undefined && !SERIES.has(letters.toUpperCase());
}
