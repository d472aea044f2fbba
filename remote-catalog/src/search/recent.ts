import { onDevice } from '@extranet/shared/session';
import { RECENT_SEARCHES as KEY } from '../forget.ts';
import { readSearch } from './reading.ts';

const MOST = 8;

/** Whose they are is kept with them: on the workshop's computer the next account starts without any. */
interface Kept {
  owner: string;
  texts: string[];
}

/** The last searches of this account on this computer, the latest first. */
export function recentSearches(account: string): string[] {
  try {
    const { owner, texts } = JSON.parse(onDevice.read(KEY) ?? '{}') as Partial<Kept>;
    if (owner !== account || !Array.isArray(texts)) return [];
    return texts.filter((text) => typeof text === 'string').slice(0, MOST);
  } catch {
    return [];
  }
}

/** Never a plate or VIN. */
export function rememberSearch(text: string, account: string): void {
  const fresh = text.trim();
  if (fresh === '' || readSearch(fresh).kind !== 'words') return;
  const others = recentSearches(account).filter((one) => one.toLowerCase() !== fresh.toLowerCase());
  const kept: Kept = { owner: account, texts: [fresh, ...others].slice(0, MOST) };
  onDevice.keep(KEY, JSON.stringify(kept));
}
