/** What a scanner sends: keys faster than a hand, and Enter. */
export interface ScannedKey {
  key: string;
  /** The key's place on the keyboard. */
  code: string;
  timeStamp: number;
}

/** Longer than a scanner by radio takes for a key on a machine that has more to do; nobody types so fast where no field is. */
const GAP_MS = 150;
/** As short as no reference is. */
const LENGTH_MIN = 6;
const DIGIT = /^(?:Digit|Numpad)(\d)$/;

/**
 * Takes keys one by one, and answers what was scanned at the Enter behind it; undefined at every other key. Digits go by their place: a
 * scanner that is set to another keyboard than the computer's sends '&' for 1.
 */
export function createScanReader(): (pressed: ScannedKey) => string | undefined {
  let read = '';
  let last = 0;
  return ({ key, code, timeStamp }) => {
    const isQuick = timeStamp - last <= GAP_MS;
    if (key === 'Enter') {
      const scanned = isQuick && read.length >= LENGTH_MIN ? read : undefined;
      read = '';
      return scanned;
    }
    // Shift, before a capital letter.
    if (key.length > 1) return undefined;
    const [, digit = key] = DIGIT.exec(code) ?? [];
    read = isQuick ? read + digit : digit;
    last = timeStamp;
    return undefined;
  };
}
