import { inTab } from '@extranet/shared/session';

/**
 * What must survive a reload and the end of a session, in this tab only: an order that has no answer yet, and what
 * was typed for it. It belongs to one user; whoever signs in next finds nothing.
 */
const PREFIX = 'extranet.checkout/';

interface Kept {
  userId: string;
  value: unknown;
}

export const keep = (name: string, userId: string, value: unknown): void =>
  inTab.keep(PREFIX + name, JSON.stringify({ userId, value } satisfies Kept));

export function kept(name: string, userId: string): unknown {
  try {
    const read = JSON.parse(inTab.read(PREFIX + name) ?? 'null') as Partial<Kept> | null;
    return read?.userId === userId ? read.value : undefined;
  } catch {
    // Something else stands there.
    return undefined;
  }
}

export const dropKept = (name: string): void => inTab.drop(PREFIX + name);
