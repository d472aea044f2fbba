import { RECENT_SEARCHES } from '../forget.ts';
import { keptOfAccount } from '../kept-of-account.ts';
import { readSearch } from './reading.ts';

const MOST = 8;

const isText = (value: unknown): value is string => typeof value === 'string';
const kept = keptOfAccount(RECENT_SEARCHES, 'texts', isText);

/** The last searches of this account on this computer, the latest first. */
export const recentSearches = (account: string): string[] => kept.read(account).slice(0, MOST);

/** Never a plate or VIN. */
export function rememberSearch(text: string, account: string): void {
  const fresh = text.trim();
  if (fresh === '' || readSearch(fresh).kind !== 'words') return;
  const others = recentSearches(account).filter((one) => one.toLowerCase() !== fresh.toLowerCase());
  kept.keep(account, [fresh, ...others].slice(0, MOST));
}
