import { onDevice } from '../browser/storage.ts';

export type Scheme = 'system' | 'light' | 'dark';

const KEY = 'scheme';

/** The user's choice; 'system' when there is none, or when storage is forbidden. */
export function readScheme(): Scheme {
  const kept = onDevice.read(KEY);
  return kept === 'light' || kept === 'dark' ? kept : 'system';
}

/** When the choice changes; what was chosen before is there before anything is painted (host/src/early.ts). */
export function applyScheme(scheme: Scheme = readScheme()): void {
  const root = document.documentElement;
  if (scheme === 'system') root.removeAttribute('data-scheme');
  else root.setAttribute('data-scheme', scheme);
}

export function chooseScheme(scheme: Scheme): void {
  applyScheme(scheme);
  if (scheme === 'system') onDevice.drop(KEY);
  else onDevice.keep(KEY, scheme);
}
