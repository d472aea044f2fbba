import { isOlder, type Stamp } from '@extranet/shared/registry';
import { onDevice } from '@extranet/shared/session';

type Moment = Pick<Stamp, 'epoch' | 'revision'>;

interface Known {
  last: Moment;
  /** When that was first seen, and what was the last one until then. */
  since: number;
  before: Moment;
}

const KEY = 'releases';
/** Servers read the store each for itself: a page may come from one that is a little behind the one before. */
const BOTH_FOR_MS = 60_000;
const FIRST: Moment = { epoch: 0, revision: 0 };

const isMoment = (value: Partial<Moment> | undefined): value is Moment =>
  Number.isFinite(value?.epoch) && Number.isFinite(value?.revision);

/** The newest verified state of each remote that this browser has seen, for as long as it keeps anything of this site. */
export function createSeen(releasesKey: string) {
  function read(): Record<string, Partial<Known> | undefined> {
    try {
      const kept = JSON.parse(onDevice.read(KEY) ?? '{}') as { by?: string; seen?: object };
      // Of another key, which the platform had before, it says nothing.
      return kept.by === releasesKey ? ({ ...kept.seen } as Record<string, Partial<Known>>) : {};
    } catch {
      return {};
    }
  }

  /** What an entry has to reach. */
  function leastOf({ last, since = 0, before }: Partial<Known> = {}): Moment {
    const least = Date.now() - since < BOTH_FOR_MS ? before : last;
    return isMoment(least) ? least : FIRST;
  }

  return {
    /** An entry without a stamp is older than any that has one. */
    isOutdated: (id: string, stamp: Moment = FIRST): boolean => isOlder(stamp, leastOf(read()[id])),
    keep(id: string, { epoch, revision }: Moment): void {
      const seen = read();
      const known = seen[id];
      const last = { epoch, revision };
      if (known && isMoment(known.last) && !isOlder(known.last, last)) return;
      const next: Known = { last, since: Date.now(), before: leastOf(known) };
      onDevice.keep(KEY, JSON.stringify({ by: releasesKey, seen: { ...seen, [id]: next } }));
    },
  };
}
