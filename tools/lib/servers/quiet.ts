import type { Request } from 'playwright-core';

/** Its answer is no end: news of the account come by it. */
const STAYS_OPEN = /\/api\/notifications\/stream(\?|$)/;
const QUIET_MS = 500;
const WITHIN_MS = 10_000;

/** What a page of Playwright is asked here: tests and tools have it from packages of their own. */
interface Watched {
  on(event: 'request' | 'requestfinished' | 'requestfailed', listener: (request: Request) => void): unknown;
}

const underWay = new WeakMap<Watched, { requests: Set<Request>; last: number }>();

export function watchRequests(page: Watched): void {
  const state = { requests: new Set<Request>(), last: Date.now() };
  underWay.set(page, state);
  const ended = (request: Request) => {
    state.requests.delete(request);
    state.last = Date.now();
  };
  page.on('request', (request) => {
    if (!STAYS_OPEN.test(request.url())) state.requests.add(request);
  });
  page.on('requestfinished', ended);
  page.on('requestfailed', ended);
}

/**
 * Waits until no request has been running for half a second, unless another time is given, counted from now at the earliest: what was just clicked may
 * ask a moment later. Playwright's 'networkidle' does not do here: it is reached once for each document, and stays so
 * when the application goes from page to page.
 */
export async function networkQuiet(page: Watched, quietMs = QUIET_MS): Promise<void> {
  const state = underWay.get(page);
  if (!state) throw new Error('the requests of this page are not watched');
  const from = Date.now();
  while (Date.now() - from < WITHIN_MS) {
    if (state.requests.size === 0 && Date.now() - Math.max(state.last, from) >= quietMs) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`still asking: ${[...state.requests].map((request) => request.url()).join(', ')}`);
}
