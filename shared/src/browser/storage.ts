/**
 * Storage can be forbidden, full or wiped at any time. What could not be kept there lives in this page: signing in still
 * works, it just does not outlive the tab.
 */
function guarded(open: () => Storage) {
  const keptHere = new Map<string, string>();
  return {
    read(key: string): string | null {
      try {
        return keptHere.get(key) ?? open().getItem(key);
      } catch {
        return null;
      }
    },
    keep(key: string, value: string): void {
      try {
        open().setItem(key, value);
        keptHere.delete(key);
      } catch {
        keptHere.set(key, value);
      }
    },
    drop(key: string): void {
      keptHere.delete(key);
      try {
        open().removeItem(key);
      } catch {
        // Nothing is kept there.
      }
    },
    keys(): string[] {
      try {
        return [...keptHere.keys(), ...Object.keys(open())];
      } catch {
        return [...keptHere.keys()];
      }
    },
  };
}

/** Outlives the tab. */
export const onDevice = guarded(() => localStorage);
/** Outlives a reload of the page. */
export const inTab = guarded(() => sessionStorage);
