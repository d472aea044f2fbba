import type { Catalogue } from '@extranet/shared/contracts';
import { isShortFor, referenceKey } from '@extranet/shared/rules';
import { oneOf } from '../../base/db/one-of.ts';
import type { DbOrTransaction } from '../../base/db/schema.ts';
import { referencesAmong, suggested } from './references.queries.ts';
import { referencesWith } from './suggest-references.ts';

const NEAR = 3;
/** Digits by which a reference is meant whose beginning was left out: '00059'. */
const ENDING_MIN = 4;
/** As many are looked at. */
const LOOKED_AT = { offset: 0, count: 50 };
/** The longest that is looked for. */
const LETTERS_MAX = 20;
const SIGNS = [...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/**
 * The three references most like one that nobody has: with one sign wrong, missing or too many, two exchanged, signs that look the same
 * ('FA-OOO59'), or its beginning left out. All ways of writing it so are looked up in the index: it takes as long among a thousand
 * references as among a million.
 */
export async function nearReferences(
  db: DbOrTransaction,
  catalogs: readonly Catalogue[],
  written: string,
): Promise<string[]> {
  const key = referenceKey(written);
  if (key.length < 2 || key.length > LETTERS_MAX) return [];
  const among = suggested(catalogs);
  const slips = [...new Set([key, alike(key)].flatMap(slipsOf))];
  const slipped = await referencesAmong(db, [...among, oneOf(db, 'products.ref_norm', slips)], LOOKED_AT);
  const ended =
    key.length < ENDING_MIN ? [] : (await referencesWith(db, among, key, LOOKED_AT)).filter(endsWith(key));
  return [...new Set([...slipped, ...ended])]
    .map((ref) => ({ ref, rank: rankOf(alike(referenceKey(ref)), alike(key)) }))
    .sort((a, b) => a.rank - b.rank || (a.ref < b.ref ? -1 : 1))
    .slice(0, NEAR)
    .map(({ ref }) => ref);
}

const endsWith = (key: string) => (ref: string) => referenceKey(ref).endsWith(key);

/** 'FA-OOOI2' is FA-00012: what looks the same is no slip. */
const alike = (key: string) => key.replaceAll('O', '0').replace(/[IL]/g, '1');

/** All that one sign wrong, missing or too many makes of it, or two that changed places; and itself. */
function slipsOf(key: string): string[] {
  const slips = [key];
  for (let at = 0; at <= key.length; at += 1) {
    const [before, after] = [key.slice(0, at), key.slice(at)];
    slips.push(...SIGNS.map((sign) => before + sign + after));
    if (after === '') continue;
    slips.push(before + after.slice(1), ...SIGNS.map((sign) => before + sign + after.slice(1)));
    if (after.length > 1) slips.push(before + after[1] + after[0] + after.slice(2));
  }
  return slips;
}

/** No slip before one, one before two that changed places; then those that begin alike longest. */
function rankOf(key: string, wanted: string): number {
  const isEnding = wanted.length >= ENDING_MIN && key.endsWith(wanted);
  // 'FA-00l2': short for FA-00012 rather than the beginning of FA-00120.
  const isMeant = key === wanted || isEnding || isShortFor(wanted, key);
  const slips = isMeant ? 0 : [...key].sort().join() === [...wanted].sort().join() ? 2 : 1;
  let start = 0;
  while (start < wanted.length && key[start] === wanted[start]) start += 1;
  return slips * (LETTERS_MAX + 1) - start;
}
