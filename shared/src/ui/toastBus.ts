import type { Tone } from './Alert.tsx';

export interface ToastOptions {
  /** French text. */
  text: string;
  tone?: Tone;
  /** 'Annuler', to undo what was just done. */
  action?: { label: string; onAction: () => void };
  /** 0 keeps it until it is dismissed. */
  durationMs?: number;
}

export interface ToastEntry extends ToastOptions {
  id: number;
}

/** More of them would lie over what is being worked on. */
const SHOWN_MAX = 2;
let entries: readonly ToastEntry[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function change(next: readonly ToastEntry[]): void {
  entries = next;
  for (const listener of listeners) listener();
}

/** Shows a toast in the host's toast region; returns a function that removes it. */
export function toast(options: ToastOptions): () => void {
  lastId += 1;
  const id = lastId;
  change([...entries, { ...options, id }].slice(-SHOWN_MAX));
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
