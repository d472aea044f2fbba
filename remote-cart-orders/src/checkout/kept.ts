/**
 * What must survive a reload and the end of a session, in this tab only: an order that has no answer yet, and what
 * was typed for it. It belongs to one user; whoever signs in next finds nothing.
 */
const PREFIX = 'extranet.checkout/';

interface Kept {
  userId: string;
  value: unknown;
}

export function keep(name: string, userId: string, value: unknown): void {
  try {
    sessionStorage.setItem(PREFIX + name, JSON.stringify({ userId, value } satisfies Kept));
  } catch {
    // Forbidden or full: it lives as long as this page.
  }
}

export function kept(name: string, userId: string): unknown {
  try {
    const read = JSON.parse(sessionStorage.getItem(PREFIX + name) ?? 'null') as Partial<Kept> | null;
    return read?.userId === userId ? read.value : undefined;
  } catch {
    // Forbidden, or something else stands there.
    return undefined;
  }
}

export function dropKept(name: string): void {
  try {
    sessionStorage.removeItem(PREFIX + name);
  } catch {
    // Nothing is kept there.
  }
}
