import { inTab } from '@extranet/shared/session';

/**
 * Tab storage for what is typed before it is ordered or returned, and for an unanswered order, which must survive a reload and the end of a
 * session. It belongs to one user: another user who signs in next cannot read it.
 */
const PREFIX = 'extranet.checkout/';
const NAMES = ['draft', 'attempt', 'list', 'express', 'returns'] as const;
type Name = (typeof NAMES)[number];

interface Stored {
  userId: string;
  value: unknown;
}

export const storeForUser = (name: Name, userId: string, value: unknown): void =>
  inTab.keep(PREFIX + name, JSON.stringify({ userId, value } satisfies Stored));

export function readForUser(name: Name, userId: string): unknown {
  try {
    const read = JSON.parse(inTab.read(PREFIX + name) ?? 'null') as Partial<Stored> | null;
    return read?.userId === userId ? read.value : undefined;
  } catch {
    // The stored text is not ours.
    return undefined;
  }
}

export const removeStored = (name: Name): void => inTab.drop(PREFIX + name);

/** Whatever was loaded since: who signs out leaves nothing of theirs in the tab. */
export const forgetStored = (): void => NAMES.forEach(removeStored);
