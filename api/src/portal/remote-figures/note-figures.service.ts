import type { RemoteFigure } from '@extranet/shared/contracts';
import type { App } from '../../base/app-types.ts';
import type { CurrentUser } from '../../base/current-user.ts';
import { dayInParis } from '../../base/text/french.ts';
import type { StoreEntry } from '../releases/store-registry.ts';
import { hear } from '../remote-failures/voice.ts';
import { withdrawCanary } from '../remote-failures/withdraw-canary.ts';
import { sumsOf } from './buckets.ts';
import { findingOn, type Pace } from './pace-verdict.ts';
import { addFigures, addPace, readPaces } from './remote-figures.queries.ts';

/** A voice counts today and tomorrow: there are garages that come in once in the morning. */
const DAY_MS = 24 * 3_600_000;
/** One answer that took minutes must not make a whole day slow. */
const LONGEST_MS = 1_000;

type Server = Pick<App, 'db' | 'releases' | 'metrics' | 'log' | 'now'>;

/** Adds what a page measured of a release to the day's sums and to its account's voice, and asks whether the canary is sound. */
export async function noteFigures(server: Server, figure: RemoteFigure, user: CurrentUser): Promise<void> {
  const { db, releases, now } = server;
  const heard = await hear(releases, figure, user);
  if (!heard?.accountId) return;
  const { accountId, entry } = heard;
  observe(server, figure);
  const day = dayInParis(now());
  const named = { remote: figure.remote, release: figure.release, day };
  await db.transaction().execute(async (transaction) => {
    const isFirst = await addPace(transaction, named, accountId, paceOf(figure));
    const account = { figure: 'account', bound: 0, total: 1 } as const;
    await addFigures(transaction, named, [...sumsOf(figure), ...(isFirst ? [account] : [])]);
  });
  if (!heard.isOfCanary) return;
  try {
    await withdrawIfWorse(server, entry, figure.release);
  } catch (error) {
    server.log.error({ err: error, remote: entry.id }, 'a slow canary could not be withdrawn');
  }
}

function paceOf({ interactions = [], errors = 0 }: RemoteFigure): Pace {
  const totalMs = interactions.reduce((sum, took) => sum + Math.min(took, LONGEST_MS), 0);
  return { interactions: interactions.length, totalMs, errors };
}

async function withdrawIfWorse(server: Server, entry: StoreEntry, release: string): Promise<void> {
  const remote = entry.id;
  const stable = entry.stable.id;
  const day = dayInParis(new Date(server.now().getTime() - DAY_MS));
  const found = findingOn(
    await readPaces(server.db, { remote, release, day }, stable),
    await readPaces(server.db, { remote, release: stable, day }, release),
  );
  if (!found) return;
  const { reason, accounts, of } = found;
  const words = reason === 'slow' ? 'its pages answer slowly' : 'its pages throw';
  await withdrawCanary(server, entry, {
    ...{ release, accounts, reasons: [reason] },
    reason: `${words} for ${accounts} of ${of} accounts`,
  });
}

function observe({ metrics }: Server, figure: RemoteFigure): void {
  const { remotes } = metrics;
  const { loadMs, interactions = [], longTasks = [], errors = 0, memoryMb } = figure;
  const labels = { remote: figure.remote, release: figure.release };
  if (loadMs !== undefined) remotes.load.observe(labels, loadMs / 1000);
  for (const took of interactions) remotes.interaction.observe(labels, took / 1000);
  for (const took of longTasks) remotes.longTask.observe(labels, took / 1000);
  if (memoryMb !== undefined) remotes.memory.observe(labels, memoryMb * 1_000_000);
  remotes.errors.inc(labels, errors);
}
