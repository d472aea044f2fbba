import { MOST } from './useComparison.ts';

/** Under this name the address holds the products that stand side by side: 'p-1.p-2'. */
const COMPARE_PARAM = 'comparer';
const LONGEST_ID = 64;

/** What cannot be an id, and what would be one too many, is passed over. */
export function comparedIn(address: URLSearchParams): string[] {
  const named = (address.get(COMPARE_PARAM) ?? '').split('.');
  return [...new Set(named)].filter((id) => id !== '' && id.length <= LONGEST_ID).slice(0, MOST);
}

/** The same page with these products side by side; without any it shows its list. */
export function withCompared(search: string, ids: readonly string[]): string {
  const next = new URLSearchParams(search);
  if (ids.length > 0) next.set(COMPARE_PARAM, ids.join('.'));
  else next.delete(COMPARE_PARAM);
  return next.toString();
}
