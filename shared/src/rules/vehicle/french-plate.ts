/** 'AT-208 FA-59': two references. Nobody parts a plate in its middle alone. */
const TWO_REFERENCES = /^[A-Z]{2}-?\d{3}\s+[A-Z]{2}-?\d{2}$/;
/** Without I, O and U, which look like digits and like V. */
const LETTER = '[A-HJ-NP-TV-Z]';
/** Digits with the two letters that are typed in place of one. */
const DIGIT = '[0-9OI]';
/** Since 2009: AB-123-CD, with or without the department beside it. */
const SIV = new RegExp(`^(${LETTER}{2})(${DIGIT}{3})(${LETTER}{2})(?:\\d\\d|2[AB]|97[1-6])?$`);
const LIKE_SIV = /^[A-Z]{2}\d{3}[A-Z]{2}$/;
/** Written like one, with a digit where only letters stand: only with its hyphens, for 'C3 110 CV' is no plate. */
const SLIPPED_SIV = /^(?=.*[A-Z])[A-Z0-9]{2}-\d{3}-[A-Z0-9]{2}$/;
/** Until 2009, with the department: 1234 AB 56. */
const FNI = new RegExp(`^(${DIGIT}{1,4})(${LETTER}{2,3})(0[1-9]|1\\d|2[1-9AB]|[3-8]\\d|9[0-5]|97[1-6])$`);
/** Of a department that has a letter and is not in Corsica. */
const SLIPPED_FNI = /^\d{4}[ -][A-Z]{2,3}[ -](?!2)\d[AB]$/;

/** With a digit too many or a letter too few, as after a cut: only with its hyphens, and not as the Dutch write theirs (without vowels, C or Q). */
const CUT_SIV = /^(?:[A-Z]{2}-\d{4}-[A-Z]{1,2}|[A-Z]{2}-\d{3}-|(?=.*[ACEIOQU])[A-Z]{2}-\d{3}-[A-Z])$/;

/** Belgium, Spain, the Netherlands, Germany and Great Britain: only as they are written there, because models are short names as well. */
const FOREIGN = [
  /^[1-9][- ]?[A-Z]{3}[- ]?\d{3}$/,
  /^\d{4}[- ]?[BCDFGHJ-NPR-TV-Z]{3}$/,
  /^(?:[A-Z]{2}-\d{2}-[A-Z]{2}|[A-Z]{2}-\d{3}-[A-Z]|[A-Z]-\d{3}-[A-Z]{2}|\d{1,2}-[A-Z]{2,3}-\d{1,2})$/,
  /^[A-ZÄÖÜ]{1,3}-[A-Z]{1,2}[- ]?(?!(?:19|20)\d{2}$)\d{1,4}[EH]?$/,
  // Of the years that exist, because a Volvo XC60 AWD and a Mazda CX60 AWD look alike.
  /^(?!CX)[A-HK-PRSVWY][A-HJ-PR-Y](?:0[2-9]|[12]\d|5[1-9]|[67]\d)[- ]?[A-HJ-PR-Z]{3}$/,
];

interface PlateReading {
  /** As it stands on the car: 'AB-123-CD', '1234 AB 56'. */
  text: string;
  /** A letter was taken for the digit that it looks like. */
  corrected: boolean;
  problem?: 'foreignPlate' | 'plateForm';
}

/** undefined when the text does not look like a plate. */
export function readPlate(written: string): PlateReading | undefined {
  const text = written.normalize('NFKC').trim().toUpperCase();
  if (TWO_REFERENCES.test(text)) return undefined;
  const compact = text.replace(/[\s\-._·]/g, '');
  const [, left, number, right] = SIV.exec(compact) ?? [];
  if (left && right && isNumber(number)) {
    const digits = asDigits(number);
    return { text: `${left}-${digits}-${right}`, corrected: digits !== number };
  }
  const [, serial, letters, department] = FNI.exec(compact) ?? [];
  if (letters && isNumber(serial)) {
    const digits = asDigits(serial);
    return { text: `${digits} ${letters} ${department}`, corrected: digits !== serial };
  }
  const slipped = [SLIPPED_SIV, SLIPPED_FNI, CUT_SIV];
  if (LIKE_SIV.test(compact) || slipped.some((form) => form.test(text)))
    return { text, corrected: false, problem: 'plateForm' };
  if (FOREIGN.some((form) => form.test(text))) return { text, corrected: false, problem: 'foreignPlate' };
  return undefined;
}

/** Letters alone are no number with slips, and no plate has the number 0. */
const isNumber = (typed: string | undefined): typed is string =>
  typed !== undefined && /\d/.test(typed) && Number(asDigits(typed)) > 0;

const asDigits = (typed: string): string => typed.replaceAll('O', '0').replaceAll('I', '1');
