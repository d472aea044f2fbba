import type { LoadFailure } from './failure.ts';
import type { Surroundings } from './surroundings.ts';

const ADDRESS = '/api/remotes/failures';
const LONGEST_DETAIL = 300;
const DAY_MS = 86_400_000;

export interface Report {
  remote: string;
  release: string;
  failure: LoadFailure;
  /** How far it was. */
  state: 'fetching' | 'evaluating' | 'ready';
  /** Of the clock: when the attempt began, or the remote was ready. */
  since: number;
  /** The number that the page shows. */
  incident: string;
}

/**
 * Reports a failure of a remote to the server, even when the page is being left. The token says whose page it is, because only
 * failures of accounts count against a canary. Nothing waits for the answer, and the report is not sent again.
 */
export const createReports =
  ({ clock, fetch, readToken }: Pick<Surroundings, 'clock' | 'fetch' | 'readToken'>) =>
  ({ failure, since, ...rest }: Report): void => {
    const report = {
      ...rest,
      reason: failure.kind,
      detail: failure.detail.slice(0, LONGEST_DETAIL),
      durationMs: Math.min(Math.round(clock.now() - since), DAY_MS),
    };
    const token = readToken();
    fetch(ADDRESS, {
      method: 'POST',
      keepalive: true,
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify(report),
    }).catch(() => {
      // If the server cannot be reached there is nobody to tell.
    });
  };
