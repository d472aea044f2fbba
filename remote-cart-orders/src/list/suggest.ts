import { searchable } from '@extranet/shared/rules';
import { distance } from 'fastest-levenshtein';

const SUGGESTIONS = 3;
/** One wrong, missing or added sign is a slip, and so are two that changed places; with more it is another reference. */
const SLIPS_MAX = 2;

/** Digits by which a reference is meant whose beginning was left out: '00059'. */
const ENDING_MIN = 4;

const normalised = new WeakMap<readonly string[], string[]>();

function keysOf(references: readonly string[]): string[] {
  const known = normalised.get(references);
  if (known) return known;
  const keys = references.map(keyOf);
  normalised.set(references, keys);
  return keys;
}

/** The three references most similar to the written one. */
export function suggest(written: string, references: readonly string[]): string[] {
  const wanted = keyOf(written);
  if (wanted.length < 2) return [];
  const keys = keysOf(references);
  const near: { reference: string; slips: number; alike: number }[] = [];
  keys.forEach((key, index) => {
    if (Math.abs(key.length - wanted.length) > SLIPS_MAX) return;
    const slips = wanted.length >= ENDING_MIN && key.endsWith(wanted) ? 0 : distance(wanted, key);
    const reference = references[index];
    const isSlip = slips < SLIPS_MAX || (slips === SLIPS_MAX && sameSigns(wanted, key));
    if (reference !== undefined && isSlip) near.push({ reference, slips, alike: commonStart(wanted, key) });
  });
  near.sort((a, b) => a.slips - b.slips || b.alike - a.alike || a.reference.localeCompare(b.reference));
  return near.slice(0, SUGGESTIONS).map(({ reference }) => reference);
}

/** 'FA-OOOI2' is FA-00012: what looks the same is no slip. */
const keyOf = (reference: string) => searchable(reference).replaceAll('O', '0').replace(/[IL]/g, '1');

const sameSigns = (a: string, b: string): boolean => [...a].sort().join('') === [...b].sort().join('');

/** Typing errors are rarer at the beginning of a reference than at its end. */
function commonStart(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length += 1;
  return length;
}
