/**
 * Storage can be forbidden, full or wiped at any time. Values that could not be stored are held in memory: signing in still
 * works, but only until the page is left.
 */
function withMemoryFallback(open: () => Storage) {
  const inMemory = new Map<string, string>();
  return {
    read(key: string): string | null {
      try {
        return inMemory.get(key) ?? open().getItem(key);
      } catch {
        return null;
      }
    },
    keep(key: string, value: string): void {
      try {
        open().setItem(key, value);
        inMemory.delete(key);
      } catch {
        inMemory.set(key, value);
      }
    },
    drop(key: string): void {
      inMemory.delete(key);
      try {
        open().removeItem(key);
      } catch {
        // Storage is forbidden: it holds nothing to remove.
      }
    },
    keys(): string[] {
      try {
        return [...inMemory.keys(), ...Object.keys(open())];
      } catch {
        return [...inMemory.keys()];
      }
    },
  };
}

/** Local storage: survives closing the tab. */
export const onDevice = withMemoryFallback(() => localStorage);
/** Session storage: survives a reload of the page. */
export const inTab = withMemoryFallback(() => sessionStorage);
