import type { LoadFailure } from './failure.ts';

const ADDRESS = '/api/remotes/failures';
const LONGEST_DETAIL = 300;
const DAY_MS = 86_400_000;

export interface Report {
  remote: string;
  release: string;
  failure: LoadFailure;
  /** How far it was. */
  state: 'fetching' | 'evaluating' | 'ready';
  /** Since the attempt began, or since the remote was ready. */
  durationMs: number;
  /** The number that the page shows. */
  incident: string;
}

/**
 * The server learns of every failure of a remote, even when the page is being left; and, where somebody is signed in,
 * from whom, for only an account's voice can take a canary out. Nobody waits for it, and it is not told twice.
 */
export const createReports =
  (fetch: typeof globalThis.fetch, readToken: () => string | null) =>
  ({ failure, durationMs, ...rest }: Report): void => {
    const report = {
      ...rest,
      reason: failure.kind,
      detail: failure.detail.slice(0, LONGEST_DETAIL),
      durationMs: Math.min(Math.round(durationMs), DAY_MS),
    };
    const token = readToken();
    fetch(ADDRESS, {
      method: 'POST',
      keepalive: true,
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify(report),
    }).catch(() => {
      // Where the server cannot be reached, it cannot be told so either.
    });
  };
