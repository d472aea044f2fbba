export interface Changes {
  subscribe: (listener: () => void) => () => void;
  announce: () => void;
}

/** Notifies components when the registry or the state of a remote changes. */
export function createChanges(): Changes {
  const listeners = new Set<() => void>();
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    announce() {
      for (const listener of listeners) listener();
    },
  };
}
