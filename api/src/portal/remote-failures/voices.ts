import type { App } from '../../base/app-types.ts';
import { namedReleases, type StoreEntry } from '../releases/store-registry.ts';
import { findFailedAccounts, readVoices } from './remote-failures.queries.ts';
import type { Voices } from './verdict.ts';

/** Of each account the last voice of a day counts: there are garages that come in once in the morning. */
export const WINDOW_MS = 24 * 3_600_000;

export interface Heard {
  canary: Voices;
  stable: Voices;
  /** Why it failed, for each account for which it did. */
  reasons: string[];
}

/** What accounts said since then of a canary, and of the stable release beside it. */
export async function voicesOf(
  { db }: Pick<App, 'db'>,
  entry: StoreEntry,
  release: string,
  since: Date,
): Promise<Heard> {
  const remote = entry.id;
  const others = namedReleases(entry).flatMap(({ id }) => (id === release ? [] : [id]));
  const failed = await findFailedAccounts(db, { remote, release, others }, since);
  const ofStable = { remote, release: entry.stable.id };
  const stableFailed = await findFailedAccounts(db, { ...ofStable, others: [release] }, since);
  return {
    canary: await readVoices(db, { remote, release, failed: failed.length }, since),
    stable: await readVoices(db, { ...ofStable, failed: stableFailed.length }, since),
    reasons: failed.map(({ reason }) => reason),
  };
}
