import type { Tone } from './Alert.tsx';

export interface ToastOptions {
  /** Ready French text. */
  text: string;
  tone?: Tone;
  /** 'Annuler', for what was done at once and can be undone. */
  action?: { label: string; onAction: () => void };
  /** 0: until it is dismissed. */
  durationMs?: number;
}

export interface ToastEntry extends ToastOptions {
  id: number;
}

const AT_ONCE = 4;
let entries: readonly ToastEntry[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function change(next: readonly ToastEntry[]): void {
  entries = next;
  for (const listener of listeners) listener();
}

/** Shows it in the region that the host has put on the page once; gives back what takes it away. */
export function toast(options: ToastOptions): () => void {
  lastId += 1;
  const id = lastId;
  change([...entries, { ...options, id }].slice(-AT_ONCE));
  return () => dismissToast(id);
}

export const dismissToast = (id: number) => change(entries.filter((entry) => entry.id !== id));

export const toastStore = {
  read: () => entries,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};
