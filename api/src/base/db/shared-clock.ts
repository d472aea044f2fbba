import { sql } from 'kysely';
import { isPostgres } from './is-postgres.ts';
import type { Db } from './schema.ts';

const ASKED_EVERY_MS = 10_000;
const ASKED_AT_FIRST = 3;
/** Time does not step back and forth for less. */
const TOLERATED_MS = 500;
/** More is worth a line in the log: whoever reads it sees other instants on this machine. */
const ASTRAY_MS = 1000;

/** What the database's clock said, and when that was by ours that nobody sets. */
interface Heard {
  readonly at: number;
  readonly by: number;
  /** Half of the way there and back: by so much it may be wrong. */
  readonly unsureMs: number;
}

export interface SharedClock {
  now(): Date;
  /** Asks again from time to time, and tells once when this machine's clock goes wrong, and by how much. */
  follow(onAstray: (aheadMs: number) => void): void;
  stop(): void;
}

/**
 * The time of all processes on one PostgreSQL is the database's: leases of jobs, sessions and counted attempts are written by one and
 * judged by another, whose machine may be minutes ahead (ADR 0051). Between two answers it goes on by a clock that nobody sets.
 */
export async function sharedClock(db: Db): Promise<SharedClock> {
  if (!isPostgres(db)) return { now: () => new Date(), follow: () => undefined, stop: () => undefined };
  let known = await ask(db);
  for (let asked = 1; asked < ASKED_AT_FIRST; asked += 1) {
    const heard = await ask(db);
    if (heard.unsureMs < known.unsureMs) known = heard;
  }
  let wasAstray = false;
  let timer: NodeJS.Timeout | undefined;
  const now = () => known.at + (performance.now() - known.by);
  const askAgain = async (onAstray: (aheadMs: number) => void) => {
    known = believed(known, await ask(db));
    const aheadMs = Math.round(Date.now() - now());
    const isAstray = Math.abs(aheadMs) > ASTRAY_MS + known.unsureMs;
    if (isAstray && !wasAstray) onAstray(aheadMs);
    wasAstray = isAstray;
  };
  return {
    now: () => new Date(now()),
    follow: (onAstray) => {
      // A database that is away is told of by whatever needs it.
      const look = () => void askAgain(onAstray).catch(() => undefined);
      look();
      timer = setInterval(look, ASKED_EVERY_MS).unref();
    },
    stop: () => clearInterval(timer),
  };
}

/** The new answer where it differs by more than it was long on its way: a busy machine answers late, not wrong. */
export function believed(known: Heard, heard: Heard): Heard {
  const differs = Math.abs(heard.at - (known.at + (heard.by - known.by)));
  return differs > Math.max(TOLERATED_MS, heard.unsureMs) ? heard : known;
}

async function ask(db: Db): Promise<Heard> {
  const asked = performance.now();
  const { rows } = await sql<{ at: string }>`
    select extract(epoch from clock_timestamp()) * 1000 as at`.execute(db);
  const unsureMs = (performance.now() - asked) / 2;
  return { at: Number(rows[0]?.at), by: asked + unsureMs, unsureMs };
}
