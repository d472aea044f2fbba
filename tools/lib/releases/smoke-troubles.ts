import type { Page } from 'playwright-core';
import type { StoreEntry } from '../../../api/src/portal/releases/index.ts';

interface FailureReport {
  remote: string;
  reason: string;
  detail: string;
}

/** Notes what goes wrong with a remote in this tab: what it throws, what the shell says of it, and what is reported of it. */
export function watchTroubles(
  page: Page,
  { id, stable }: StoreEntry,
): { take: () => string[]; any: () => boolean } {
  let troubles: string[] = [];
  page.on('pageerror', ({ message, stack = '' }) => {
    // Another remote's exception is not this release's fault.
    if (!stack.includes('/r/') || stack.includes(stable.base)) troubles.push(message);
  });
  page.on('console', (line) => {
    if (line.type() === 'error' && line.text().startsWith(`[remote ${id} `)) troubles.push(line.text());
  });
  page.on('request', (request) => {
    if (!request.url().endsWith('/api/remotes/failures')) return;
    const { remote, reason, detail } = request.postDataJSON() as FailureReport;
    if (remote === id) troubles.push(`${reason}: ${detail}`);
  });
  return {
    any: () => troubles.length > 0,
    /** Those since it was asked last, each once. */
    take() {
      const taken = [...new Set(troubles)];
      troubles = [];
      return taken;
    },
  };
}
