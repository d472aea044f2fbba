import { readAdminToken, readToken } from '@extranet/shared/session';
import type { LoadFailure } from './states.ts';

const ADDRESS = '/api/remotes/failures';

interface Moment {
  state: 'fetching' | 'evaluating' | 'ready';
  /** Of performance.now(): when the attempt began, or since when the remote stood. */
  since: number;
  /** The number that the page shows. */
  incident: string;
}

/**
 * The server learns of every failure of a remote, even when the page is being left; and, where somebody is signed in,
 * from whom, for only an account's voice can take a canary out. Nobody waits for it, and it is not told twice.
 */
export function reportFailure(
  remote: string,
  release: string,
  { loadFailure, detail }: LoadFailure,
  { state, since, incident }: Moment,
): void {
  const durationMs = Math.min(Math.round(performance.now() - since), 86_400_000);
  const report = {
    ...{ remote, release, reason: loadFailure, detail: detail.slice(0, 300) },
    ...{ state, durationMs, incident },
  };
  const token = location.pathname.startsWith('/extradmin') ? readAdminToken() : readToken();
  fetch(ADDRESS, {
    method: 'POST',
    keepalive: true,
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(report),
  }).catch(() => {
    // Where the server cannot be reached, it cannot be told so either.
  });
}
