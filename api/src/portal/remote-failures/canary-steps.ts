import type { App } from '../../base/app-types.ts';
import { each, type JobKind } from '../../base/jobs/job-kinds.ts';
import { promotedEntry } from '../releases/promoted.ts';
import { announceRegistry } from '../releases/registry-mark.ts';
import { assertSigned } from '../releases/signatures.ts';
import { changeEntry, type StoreEntry, type StoreRegistry } from '../releases/store-registry.ts';
import { isDoubtful, isTried } from './verdict.ts';
import { type Heard, voicesOf, WINDOW_MS } from './voices.ts';

const MINUTE_MS = 60_000;

type Server = Pick<App, 'config' | 'db' | 'releases' | 'log' | 'now'>;
type Canary = NonNullable<StoreEntry['canary']>;

/** Canaries with a plan go on by themselves: looked at every minute, by one process of all. */
export const canarySteps: JobKind = {
  name: 'canary.steps',
  atOnce: 1,
  leaseMs: 2 * MINUTE_MS,
  retryAfterMinutes: [],
  repeatMs: MINUTE_MS,
  run: each((app) => takeSteps(app)),
};

async function takeSteps(server: Server): Promise<void> {
  const published = await server.releases.read().catch(() => null);
  for (const entry of published?.registry.remotes ?? []) {
    const { canary } = entry;
    if (!published || !canary?.plan || !isDue(canary, canary.plan.everyMinutes, server.now())) continue;
    const said = await mayGoOn(server, entry, canary);
    if (said) await goOn(server, published.registry, entry, said);
  }
}

const isDue = ({ since }: Canary, everyMinutes: number, now: Date): boolean =>
  since !== undefined && now.getTime() - Date.parse(since) >= everyMinutes * MINUTE_MS;

/** What was heard at this step, unless it is too little or speaks against the canary. */
async function mayGoOn(server: Server, entry: StoreEntry, canary: Canary): Promise<Heard | null> {
  const dayAgo = new Date(server.now().getTime() - WINDOW_MS);
  const lately = await voicesOf(server, entry, canary.release.id, dayAgo);
  if (isDoubtful(lately.canary, lately.stable)) return null;
  const atThisStep = await voicesOf(server, entry, canary.release.id, new Date(canary.since ?? dayAgo));
  return isTried(atThisStep.canary, atThisStep.stable, canary.percent) ? atThisStep : null;
}

/** The next share of the plan, or the promotion behind its last one; nothing that who released it has not signed. */
async function goOn(server: Server, registry: StoreRegistry, entry: StoreEntry, said: Heard): Promise<void> {
  const { config, releases, log, now } = server;
  const at = now().toISOString();
  const next = nextOf(entry, at);
  if (!next) return;
  const remotes = registry.remotes.map((one) => (one === entry ? next : one));
  if (config.releasesKey) assertSigned({ ...registry, remotes }, config.releasesKey);
  const { release } = entry.canary as Canary;
  const share = next.canary?.percent;
  const figures = `came up for ${said.canary.loaded} accounts, failed for ${said.canary.failed}`;
  const { revision } = await changeEntry(
    releases.objects,
    entry.id,
    (current) => (isSame(current, entry) ? next : current),
    {
      ...{ at, by: 'server', remote: entry.id, release: release.id, before: entry.stable.id },
      action: share ? 'step' : 'promotion',
      reason: share ? `${share} %: ${figures}` : figures,
    },
  );
  await announceRegistry(server.db);
  log.info({ remote: entry.id, release: release.id, share, revision }, 'canary goes on');
}

function nextOf(entry: StoreEntry, since: string): StoreEntry | null {
  const { canary } = entry;
  if (!canary?.plan) return null;
  const percent = canary.plan.steps.find((step) => step > canary.percent);
  if (percent !== undefined) return { ...entry, canary: { ...canary, percent, since } };
  return canary.percent === 100 ? { ...promotedEntry(entry), ...canary.plan.promoted } : null;
}

/** Somebody may have released, ended or promoted it since it was looked at. */
const isSame = (one: StoreEntry, other: StoreEntry): boolean => JSON.stringify(one) === JSON.stringify(other);
