export type Scheme = 'system' | 'light' | 'dark';

const KEY = 'scheme';

/** The person's own choice; 'system' when there is none, or when storage is forbidden. */
export function readScheme(): Scheme {
  try {
    const kept = localStorage.getItem(KEY);
    return kept === 'light' || kept === 'dark' ? kept : 'system';
  } catch {
    return 'system';
  }
}

/** Called by the host before its first render, and by whoever offers the choice. */
export function applyScheme(scheme: Scheme = readScheme()): void {
  const root = document.documentElement;
  if (scheme === 'system') root.removeAttribute('data-scheme');
  else root.setAttribute('data-scheme', scheme);
}

export function chooseScheme(scheme: Scheme): void {
  applyScheme(scheme);
  try {
    if (scheme === 'system') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, scheme);
  } catch {
    // A browser that forbids storage keeps the choice for this page only.
  }
}
