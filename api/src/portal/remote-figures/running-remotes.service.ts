import type { RunningRelease, RunningRemote, RunningRemotes } from '@extranet/shared/contracts';
import type { App } from '../../base/app-types.ts';
import { type FigureDay, lastDays } from '../../base/text/figure-days.ts';
import { drillsProgram } from '../drills/drills-program.ts';
import type { StoreEntry } from '../releases/store-registry.ts';
import { countIn, quantile } from './buckets.ts';
import { countFailedAccounts, type DaySum, readFigures } from './remote-figures.queries.ts';

const ROLES = ['canary', 'stable', 'previous', 'gone'] as const;

/** The canary first and the stable release beneath it; then what was live in these days. */
export async function runningRemotes(
  app: Pick<App, 'db' | 'releases' | 'now' | 'config' | 'workersMetrics'>,
  days: number,
): Promise<RunningRemotes> {
  const { day, start } = lastDays(app.now(), days)[0] as FigureDay;
  const published = await app.releases.read();
  const sums = await readFigures(app.db, day);
  const failed = await countFailedAccounts(app.db, start);
  const entries = [...(published?.registry.remotes ?? [])].sort((one, other) => one.order - other.order);
  return {
    remotes: entries.map((entry): RunningRemote => {
      const own = sums.filter(({ remote }) => remote === entry.id);
      const releases = [...new Set([...namesOf(entry), ...own.map(({ release }) => release)])]
        .map((release) =>
          figuresOf(entry, release, {
            sums: own.filter((sum) => sum.release === release),
            failed: failed.get(`${entry.id} ${release}`) ?? 0,
          }),
        )
        .sort((one, other) => ROLES.indexOf(one.role) - ROLES.indexOf(other.role));
      return { remote: entry.id, label: entry.label, releases, withdrawn: entry.withdrawn ?? null };
    }),
    drills: drillsProgram(app) !== null,
  };
}

const namesOf = ({ stable, canary }: StoreEntry): string[] => [
  stable.id,
  ...(canary ? [canary.release.id] : []),
];

function roleOf({ stable, previous, canary }: StoreEntry, release: string): RunningRelease['role'] {
  if (canary?.release.id === release) return 'canary';
  if (stable.id === release) return 'stable';
  return previous?.id === release ? 'previous' : 'gone';
}

function figuresOf(
  entry: StoreEntry,
  release: string,
  { sums, failed }: { sums: readonly DaySum[]; failed: number },
): RunningRelease {
  const role = roleOf(entry, release);
  const accounts = sums.filter(({ figure }) => figure === 'account').map(({ total }) => total);
  return {
    ...{ release, role, failed, percent: role === 'canary' ? (entry.canary?.percent ?? null) : null },
    accounts: Math.max(0, ...accounts),
    errors: countIn(sums, 'error'),
    loadMs: quantile(sums, 'load', 0.5),
    interactions: countIn(sums, 'interaction'),
    inpP75: quantile(sums, 'interaction', 0.75),
    inpP95: quantile(sums, 'interaction', 0.95),
    longTasks: countIn(sums, 'longTask'),
    memoryMb: quantile(sums, 'memory', 0.5),
  };
}
