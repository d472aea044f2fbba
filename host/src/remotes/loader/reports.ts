import type { LoadFailure } from './failure.ts';
import type { Surroundings } from './surroundings.ts';

const FAILURES = '/api/remotes/failures';
const LOADS = '/api/remotes/loads';
const LONGEST_DETAIL = 300;
const DAY_MS = 86_400_000;
/** Whoever leaves the page stops what is on its way, which looks the same: such a failure is told when they are still there. */
const LIKE_LEAVING = ['network', 'evaluation'];
const STILL_THERE_MS = 500;
/** What has not broken by then has come up. */
const WELL_MS = 5_000;

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

export type Reports = ReturnType<typeof createReports>;

/**
 * Reports to the server what fails and what comes up, so that failures can be read as a rate. The token says whose page it is,
 * because only accounts have a voice about a canary. Nothing waits for the answer, and a report is not sent again.
 */
export function createReports({
  clock,
  fetch,
  readToken,
  stay,
}: Pick<Surroundings, 'clock' | 'fetch' | 'readToken' | 'stay'>) {
  const told = new Set<string>();
  let well: { remote: string; release: string }[] = [];

  function post(address: string, body: object): void {
    const token = readToken();
    fetch(address, {
      method: 'POST',
      keepalive: true,
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
    }).catch(() => {
      // If the server cannot be reached there is nobody to tell.
    });
  }

  function whenStillThere(ms: number, then: () => void): void {
    const present = stay();
    clock.after(ms, () => {
      if (!present.aborted) then();
    });
  }

  /** A failure that goes on is told once: a page that tries again every minute is one voice. */
  function failed({ failure: { kind, detail }, since, ...rest }: Report): void {
    const { remote, release, state } = rest;
    const key = `${remote} ${release} ${kind}`;
    if (stay().aborted || told.has(key)) return;
    told.add(key);
    if (state === 'ready') well = well.filter((one) => one.release !== release);
    const durationMs = Math.min(Math.round(clock.now() - since), DAY_MS);
    const report = { ...rest, reason: kind, detail: detail.slice(0, LONGEST_DETAIL), durationMs };
    const send = () => post(FAILURES, report);
    if (LIKE_LEAVING.includes(kind) && state !== 'ready') whenStillThere(STILL_THERE_MS, send);
    else send();
  }

  function cameUp(remote: string, release: string): void {
    for (const key of told) if (key.startsWith(`${remote} ${release} `)) told.delete(key);
    if (well.length === 0)
      whenStillThere(WELL_MS, () => {
        if (well.length > 0) post(LOADS, { loads: well });
        well = [];
      });
    well.push({ remote, release });
  }

  return { failed, cameUp };
}
