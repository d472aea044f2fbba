/** What a scanner sends: keys faster than a hand, and Enter. */
export interface ScannedKey {
  key: string;
  /** The key's place on the keyboard. */
  code: string;
  timeStamp: number;
}

/** Longer than a scanner by radio takes for a key on a machine that has more to do; nobody types so fast where no field is. */
const GAP_MS = 150;
/** Where one types: no hand presses six keys in a row and Enter each so soon after the one before. */
export const HAND_MS = 50;
/** As short as no reference is. */
const LENGTH_MIN = 6;
const DIGIT = /^(?:Digit|Numpad)(\d)$/;

interface Read {
  /** What has come without a pause until now. */
  soFar: string;
  /** What was scanned, at the Enter behind it. */
  scanned?: string;
}

/** Takes keys one by one. Digits go by their place: a scanner that is set to another keyboard than the computer's sends '&' for 1. */
export function createScanReader(gap = GAP_MS): (pressed: ScannedKey) => Read {
  let soFar = '';
  let last = 0;
  return ({ key, code, timeStamp }) => {
    const isQuick = timeStamp - last <= gap;
    if (key === 'Enter') {
      const whole = soFar;
      soFar = '';
      return { soFar, ...(isQuick && whole.length >= LENGTH_MIN && { scanned: whole }) };
    }
    // Shift, before a capital letter.
    if (key.length > 1) return { soFar };
    // No code has one, and a search often.
    if (key === ' ') {
      soFar = '';
      return { soFar };
    }
    const [, digit = key] = DIGIT.exec(code) ?? [];
    soFar = isQuick ? soFar + digit : digit;
    last = timeStamp;
    return { soFar };
  };
}
