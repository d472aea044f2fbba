/**
 * Local storage can be forbidden, full or wiped at any time. What could not be kept there lives in this page:
 * signing in still works, it just does not outlive the tab.
 */
const keptHere = new Map<string, string>();

export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
    keptHere.delete(key);
  } catch {
    keptHere.set(key, value);
  }
}

export function recall(key: string): string | null {
  try {
    return keptHere.get(key) ?? localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function forget(key: string): void {
  keptHere.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing is kept there.
  }
}
